import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import { ringArea, traceGlyph } from './trace-glyph.ts';

const glyph = (...rows: string[]) => packGlyph(rows[0]!.length, rows.length, [...rows.join('')].map(Number));

const areas = (...rows: string[]): number[] => traceGlyph(glyph(...rows)).map((ring) => Math.round(ringArea(ring)));

describe('traceGlyph', () => {
  test('outlines a filled square once', () => {
    expect(areas('0000000', '0333330', '0333330', '0333330', '0333330', '0333330', '0000000')).toEqual([25]);
  });

  test('runs the other way around a hole', () => {
    const [outline, hole] = areas('33333333', '33333333', '33000033', '33000033', '33000033', '33333333', '33333333');
    expect(outline).toBeGreaterThan(50);
    expect(hole).toBeLessThan(-10);
  });

  test('keeps a stroke that covers a third of each pixel', () => {
    expect(areas('000000', '111111', '000000')).toHaveLength(1);
  });

  test('keeps a slanting stroke whole whose pixels touch at their corners alone', () => {
    expect(areas('3000003', '0300030', '0030300', '0003000')).toHaveLength(1);
  });

  test('has no outline where there is no ink', () => {
    expect(traceGlyph(glyph('000', '000'))).toEqual([]);
  });
});
