import type { Element } from '@blueprompt/core/measurement';
import { describe, expect, test } from 'vitest';
import { printPictures } from './print-pictures.ts';

/** Three rows of a pattern that repeats every eight pixels. */
const pixels = { width: 24, height: 3, colors: Uint32Array.from({ length: 72 }, (_, at) => 4000 * (at % 8)) };
const picture = (x: number, width = 8, more: Partial<Element> = {}): Element => ({
  id: `e${x}`,
  type: 'logo',
  box: { x, y: 0, width, height: 3 },
  confidence: 1,
  ...more,
});
const prints = (...elements: Element[]) => printPictures(elements, pixels).map(({ print }) => print);

describe('printPictures', () => {
  test('equal pixels have equal fingerprints, others have others', () => {
    const [first, second, shifted, wider] = prints(picture(0), picture(8), picture(3), picture(0, 16));
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(second).toBe(first);
    expect(new Set([first, shifted, wider]).size).toBe(3);
  });

  test('boxes, icons with an outline and what lies outside the screenshot have none', () => {
    const glyph = { columns: 1, rows: 1, levels: '3' } as unknown as NonNullable<Element['glyph']>;
    expect(prints(picture(0, 8, { type: 'card' }), picture(0, 8, { type: 'icon', glyph }), picture(40))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
