import type { Cutout } from './cutout.ts';

/** Makes the corners outside a radius transparent, and the pixels that it cuts partly so. */
export function roundCorners({ width, height, rgba }: Cutout, radiusPx: number): void {
  const radius = Math.min(radiusPx, width / 2, height / 2);
  const reach = Math.ceil(radius);
  for (let y = 0; y < reach; y++)
    for (let x = 0; x < reach; x++) {
      const away = Math.hypot(radius - x - 0.5, radius - y - 0.5);
      const alpha = 0xff * Math.min(1, Math.max(0, radius - away + 0.5));
      for (const row of [y, height - 1 - y])
        for (const column of [x, width - 1 - x]) rgba[4 * (row * width + column) + 3] = alpha;
    }
}
