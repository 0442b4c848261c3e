import type { Pixels } from '../../contract.ts';
import { pixelBits } from '../bits.ts';
import { paintScene } from '../paint/paint-scene.ts';
import type { Explanation } from './explain-pixels.ts';

/** Share of the pixels that a scene paints or that belong to what it leaves. */
export function explainedShare(real: Pixels, { scene, rests }: Explanation): number {
  const pixels = real.colors.length;
  if (pixels === 0) return 1;
  const painted = paintScene(scene).colors;
  let right = 0;
  for (let i = 0; i < pixels; i++) if (pixelBits(painted[i]!, real.colors[i]!) === 0) right++; // both are of one size
  return Math.min(1, (right + rests.reduce((sum, { size }) => sum + size, 0)) / pixels);
}
