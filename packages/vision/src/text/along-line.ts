/** How far a colour lies on the straight way from the paper to another colour (1 at that colour), and how far off this way. */
export function alongLine(color: number, full: number, paper: number): { share: number; off: number } {
  const way = vectorOf(full, paper);
  const at = vectorOf(color, paper);
  const share = dot(way, at) / Math.max(1, dot(way, way));
  const aside = at.map((value, channel) => value - share * way[channel]!);
  return { share, off: Math.sqrt(dot(aside, aside)) };
}

const vectorOf = (color: number, paper: number): number[] =>
  [16, 8, 0].map((shift) => ((color >> shift) & 255) - ((paper >> shift) & 255));

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, channel) => sum + value * b[channel]!, 0);
