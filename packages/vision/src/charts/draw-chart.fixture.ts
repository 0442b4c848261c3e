import type { Pixels } from '../contract.ts';

const SUBS = 3;

/** A picture of what `colorAt` says at a place, antialiased as a browser does it: nine places a pixel. */
export const paintPixels = (width: number, height: number, colorAt: (x: number, y: number) => number): Pixels => {
  const colors = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b] = [0, 0, 0];
      for (let sub = 0; sub < SUBS * SUBS; sub++) {
        const color = colorAt(x + ((sub % SUBS) + 0.5) / SUBS, y + (Math.floor(sub / SUBS) + 0.5) / SUBS);
        r += color >> 16;
        g += (color >> 8) & 255;
        b += color & 255;
      }
      const mean = (sum: number): number => Math.round(sum / SUBS ** 2);
      colors[y * width + x] = (mean(r) << 16) | (mean(g) << 8) | mean(b);
    }
  return { width, height, colors };
};

/** How far a place is from the line through points. */
export const awayFromLine = (points: readonly (readonly [number, number])[], x: number, y: number): number => {
  let nearest = Infinity;
  for (let index = 1; index < points.length; index++) {
    const [[ax, ay], [bx, by]] = [points[index - 1]!, points[index]!];
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return nearest;
};
