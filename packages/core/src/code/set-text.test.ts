import { expect, test } from 'vitest';
import { textBlocksOf } from '../tree/nest-drafts.ts';
import { line } from '../tree/page.fixture.ts';
import { facesOf } from './fonts/page-faces.ts';
import { setText } from './set-text.ts';

test('a line whose letter-spacing is rounded is as wide as its letters then are', () => {
  const texts = [line('Overview', 100, 100, 60)];
  const [block] = textBlocksOf({ image: { width: 800, height: 600, scale: 1 }, texts, elements: [] });
  const { box, face, fontSize, fontWeight, letterSpacing } = setText(block!, 20, facesOf([], []));
  const letters = face.widthEm('Overview', fontWeight) * fontSize + 'Overview'.length * letterSpacing;
  expect(box.width).toBeCloseTo(letters, 5);
});
