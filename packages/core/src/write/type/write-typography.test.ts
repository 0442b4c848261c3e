import { expect, test } from 'vitest';
import { textNodesOf } from '../page/page-node.ts';
import { readPage } from '../page/read-page.ts';
import { page, text } from '../page.fixture.ts';
import { writeTypography } from './write-typography.ts';

const write = (font?: { family: 'Inter'; sure: boolean }): string => {
  const lines = [0, 1, 2].map((row) =>
    text(
      'Most words of this page are set like these',
      24,
      100 + 60 * row,
      font ? { font } : { box: { x: 24, y: 100 + 60 * row, width: 330, height: 10 } },
    ),
  );
  const measurement = page(lines, []);
  const { root, body } = readPage(measurement);
  return writeTypography(measurement, { texts: textNodesOf([root]), body });
};

test('a family that most letters are surely in is named, though the type of the page names none', () => {
  const words = write({ family: 'Inter', sure: true });
  expect(words).toContain('sans: Inter');
  expect(words).not.toContain('letter-spacing');
});

test('letter-spacing that only fits a face that stands in for the original goes with that', () => {
  expect(write()).toMatch(/Only with these stand-in faces, set letter-spacing: .*px; drop it with the original font\./);
});
