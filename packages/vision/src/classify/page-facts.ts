import type { TextLine } from '@blueprompt/core/measurement';
import { dominantColor } from '../colour/dominant-color.ts';
import type { Pixels } from '../contract.ts';

/** What every rule may ask about the whole picture; it is set in a fixed-width face where most of its letters are. */
export type PageFacts = {
  width: number;
  height: number;
  scale: number;
  bodySize: number;
  background: number;
  isMono?: boolean;
};

export const readPageFacts = (pixels: Pixels, texts: readonly TextLine[], scale: number): PageFacts => {
  const letters = new Map<number, number>();
  for (const line of texts) {
    const size = Math.round(line.fontSize);
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  const bodySize = [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 16 * scale;
  const count = (lines: readonly TextLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);
  const isMono = count(texts.filter(({ fontClass }) => fontClass === 'mono')) > count(texts) / 2;
  const { width, height } = pixels;
  const background = dominantColor(pixels, { x: 0, y: 0, width, height }).color;
  return { width, height, scale, bodySize, background, isMono };
};
