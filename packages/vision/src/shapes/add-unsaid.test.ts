import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { plainSurface } from '../scene/propose/hypothesis.ts';
import { addUnsaid } from './add-unsaid.ts';

const box = { x: 40, y: 40, width: 200, height: 100 };
const card: Element = { id: 'e1', type: 'card', box: { ...box, y: 60, height: 90 }, confidence: 1 };
const pixels = drawRects(300, 200, 0xffffff, [{ ...box, color: 0xe9edf4 }]);
const surface = plainSurface({ box, corners: [8, 8, 8, 8], fill: { kind: 'flat', color: 0xe9edf4 } });

test('an element about there that is painted nowhere takes the surface', () => {
  const { elements, paints } = addUnsaid({ elements: [card], paints: [] }, [surface], pixels, 1);
  expect(elements).toEqual([{ ...card, box, fill: '#e9edf4', radius: 8 }]);
  expect(paints).toEqual([]);
});

test('a painted element keeps its paint, and nothing is painted twice', () => {
  const painted = { ...card, box: { ...box, y: 42 }, fill: '#ffffff' };
  expect(addUnsaid({ elements: [painted], paints: [] }, [surface], pixels, 1)).toEqual({
    elements: [painted],
    paints: [],
  });
});

test('a screen in its frame is another surface', () => {
  const frame = { ...card, box: { x: 30, y: 30, width: 220, height: 120 }, fill: '#111111' };
  expect(addUnsaid({ elements: [frame], paints: [] }, [surface], pixels, 1).paints).toHaveLength(1);
});

test('the rest of a card below its picture is the card', () => {
  const whole = { ...card, box: { ...box, y: 0, height: 142 }, fill: '#e9edf4' as const };
  expect(addUnsaid({ elements: [whole], paints: [] }, [surface], pixels, 1).paints).toEqual([]);
  const other = { ...whole, fill: '#ffffff' as const };
  expect(addUnsaid({ elements: [other], paints: [] }, [surface], pixels, 1).paints).toHaveLength(1);
});

test('a surface of its own becomes a shape, blurred colours with it', () => {
  const soft = { kind: 'soft' as const, box, columns: 2, rows: 1, colors: [0xff0000, 0x0000ff] };
  const { paints } = addUnsaid(
    { elements: [], paints: [] },
    [{ ...surface, fill: soft, corners: [0, 0, 90, 90] }],
    pixels,
    1,
  );
  expect(paints).toMatchObject([
    { type: 'shape', box, radius: 0, tones: { columns: 2, rows: 1, colors: 'ff00000000ff' } },
  ]);
});

test('corners that a shadow hid from the scene are read from the fill', () => {
  const side = 40;
  const disc = { x: 20, y: 20, width: side, height: side };
  const drawn = drawRects(80, 80, 0xf4f5f8, []);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      // Only what is covered as a whole has the colour itself.
      if (Math.hypot(Math.abs(x + 0.5 - 20) + 0.5, Math.abs(y + 0.5 - 20) + 0.5) <= 20)
        drawn.colors[(y + 20) * 80 + x + 20] = 0xffffff;
  const round = plainSurface({ box: disc, fill: { kind: 'flat', color: 0xffffff } });
  const [shape] = addUnsaid({ elements: [], paints: [] }, [round], drawn, 1).paints;
  expect(shape?.radius).toBeGreaterThan(18);
});
