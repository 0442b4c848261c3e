import { expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { Element, Measurement, Region, TextLine } from '../../measurement.ts';
import { buildOutline } from './build-outline.ts';

/** A page that is as long as it has parts, and how often the work on it looks at where one stands: what it costs, on any machine. */
const looksAtPage = (count: number): number => {
  let looks = 0;
  const at = <T extends object>(part: T, box: Box): T & { box: Box } =>
    Object.defineProperty({ ...part } as T & { box: Box }, 'box', {
      enumerable: true,
      get: () => {
        looks += 1;
        return box;
      },
    });
  const boxOf = (index: number): Box => ({ x: (index * 37) % 1400, y: index * 3, width: 30, height: 10 });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const style = { fontSize: 12, fontWeight: 400, fontClass: 'sans', color: '#000000', background: '#ffffff' } as const;
  const measurement: Measurement = {
    version: 1,
    image: { width: 1440, height: 3 * count, scale: 1 },
    texts: indexes.map((index) =>
      at(
        { ...style, text: `text ${index}`, align: 'left', confidence: 1, words: [] } as Omit<TextLine, 'box'>,
        boxOf(index),
      ),
    ) as TextLine[],
    elements: indexes.map((index) =>
      at({ id: `e${index}`, type: index % 5 ? 'button' : 'link', confidence: 1 } as Omit<Element, 'box'>, boxOf(index)),
    ) as Element[],
    regions: indexes
      .filter((index) => index % 10 === 0)
      .map((index) => at({ role: 'section' } as Omit<Region, 'box'>, { x: 0, y: 3 * index, width: 1440, height: 30 })),
    palette: [],
    spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
    typography: { families: ['sans'], scale: [], bodySize: 12, lineHeight: 1.5 },
    radii: [],
  };
  buildOutline(measurement);
  return looks;
};

test('a page of four times the length costs far from sixteen times the work', () => {
  const [small, large] = [looksAtPage(500), looksAtPage(2_000)];
  expect(large).toBeLessThan(6 * small);
});
