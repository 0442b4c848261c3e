import type { Box } from '@blueprompt/core/geometry';
import { chroma } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { brightness } from './crop-node.ts';

type Look = {
  /** The most frequent colour of the samples and the share that has it. */
  main: number;
  mainShare: number;
  /** How many colours the samples have, against how many they could. */
  variety: number;
  chroma: number;
  /** How far brightness spreads, 0 to 1. */
  spread: number;
  /** Share of samples that differ from the one before them. */
  edges: number;
};

const SIDE = 24;
const MAX_CHROMA = 255;

/** What the pixels of a box look like, from a grid of samples. */
export function lookInside({ width, height, colors }: Pixels, box: Box): Look {
  const [left, top] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))];
  const [end, low] = [Math.min(width, Math.round(box.x + box.width)), Math.min(height, Math.round(box.y + box.height))];
  const [countX, countY] = [Math.max(1, Math.min(SIDE, end - left)), Math.max(1, Math.min(SIDE, low - top))];
  const counts = new Map<number, number>();
  let [sum, squares, vivid, edges, before] = [0, 0, 0, 0, -1];
  for (let j = 0; j < countY; j++)
    for (let i = 0; i < countX; i++) {
      const x = Math.min(width - 1, left + Math.floor(((i + 0.5) / countX) * (end - left)));
      const y = Math.min(height - 1, top + Math.floor(((j + 0.5) / countY) * (low - top)));
      const color = colors[y * width + x] ?? 0;
      counts.set(color, (counts.get(color) ?? 0) + 1);
      const bright = brightness(color) / 255;
      sum += bright;
      squares += bright * bright;
      vivid += chroma(color);
      if (color !== before) edges++;
      before = color;
    }
  const all = countX * countY;
  let [main, most] = [0, 0];
  for (const [color, count] of counts) if (count > most) [main, most] = [color, count];
  return {
    main,
    mainShare: most / all,
    variety: Math.log2(counts.size) / Math.log2(Math.max(2, all)),
    chroma: vivid / all / MAX_CHROMA,
    spread: Math.sqrt(Math.max(0, squares / all - (sum / all) ** 2)),
    edges: edges / all,
  };
}
