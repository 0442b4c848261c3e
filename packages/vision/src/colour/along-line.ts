import { blue, green, red } from './rgb.ts';

/** How far a colour lies on the straight way from the paper to another colour (1 at that colour), and how far off this way. */
export function alongLine(color: number, full: number, paper: number): { share: number; off: number } {
  const [wayR, wayG, wayB] = [red(full) - red(paper), green(full) - green(paper), blue(full) - blue(paper)];
  const [r, g, b] = [red(color) - red(paper), green(color) - green(paper), blue(color) - blue(paper)];
  const share = (wayR * r + wayG * g + wayB * b) / Math.max(1, wayR * wayR + wayG * wayG + wayB * wayB);
  const [offR, offG, offB] = [r - share * wayR, g - share * wayG, b - share * wayB];
  return { share, off: Math.sqrt(offR * offR + offG * offG + offB * offB) };
}
