import type { Pixels } from '../../contract.ts';

/** Pixels from rows of characters; `inks` gives each character its packed colour, anything else is white. */
export function draw(rows: readonly string[], inks: Record<string, number> = { '#': 0x000000 }): Pixels {
  const width = Math.max(...rows.map((row) => row.length));
  const colors = new Uint32Array(width * rows.length).fill(0xffffff);
  rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      const ink = inks[char];
      if (ink !== undefined) colors[y * width + x] = ink;
    });
  });
  return { width, height: rows.length, colors };
}
