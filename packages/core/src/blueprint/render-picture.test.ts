import { expect, test } from 'vitest';
import type { Element } from '../measurement.ts';
import { renderPicture } from './render-picture.ts';

const logo: Element = { id: 'e1', type: 'logo', box: { x: 20, y: 10, width: 110, height: 32 }, confidence: 1 };
const VEIL = 'background:#80808018';

test('a logo whose name is set as text shows its mark and hides nothing', () => {
  const series = [{ color: '#066fd1', boxes: [{ x: 20, y: 10, width: 32, height: 32 }] }];
  const shown = renderPicture({ ...logo, text: 'tabler', series }, undefined, 'left:20px');
  expect(decodeURIComponent(shown)).toContain("<path fill='#066fd1' d='M0 0h32v32H0z'/>");
  expect(shown).toContain('alt="tabler"');
  expect(shown).not.toContain(VEIL);
  expect(renderPicture({ ...logo, text: 'tabler' }, undefined, 'left:20px')).not.toContain(VEIL);
});

test('a logo of which nothing is known leaves a veil', () => {
  expect(renderPicture(logo, undefined, 'left:20px')).toContain(VEIL);
});
