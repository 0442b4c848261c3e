import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Glyph, packGlyph, unpackGlyph } from './glyph.ts';

test('a shape comes out of its text as it went in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 32 }),
      fc.integer({ min: 1, max: 32 }),
      fc.infiniteStream(fc.nat(3)),
      (columns, rows, stream) => {
        const levels = [...stream.take(columns * rows)];
        const glyph = packGlyph(columns, rows, levels);
        expect(unpackGlyph(Glyph.parse(glyph))).toEqual(levels);
      },
    ),
    { numRuns: 50 },
  );
});

test('a text that is too short or holds anything else is no way to break a page', () => {
  expect(unpackGlyph({ columns: 2, rows: 2, cells: '' })).toEqual([0, 0, 0, 0]);
  expect(Glyph.safeParse({ columns: 2, rows: 2, cells: `'/><script>` }).success).toBe(false);
  expect(Glyph.safeParse({ columns: 2000, rows: 2, cells: '0' }).success).toBe(false);
});
