/** How near to a round number a space must be, in CSS pixels: half of it is lost in rounding to pixels. */
const SPREAD_PX = 0.7;
/** Things in flow do not overlap: a space below nothing counts against what leads to it. */
const OVERLAP_PX = -0.75;
const OVERLAP = -3;
/** No space at all is what is written most. */
const NOTHING = 1.2;
/** Beyond this, in CSS pixels, any number is as likely as another. */
const MAX_TELLING_PX = 32;

/** How likely somebody wrote this space, in CSS pixels: of the gaps on the open truth pages nothing and multiples of four are most. */
export function roundness(space: number): number {
  if (space < OVERLAP_PX) return OVERLAP;
  const near = (step: number): number => Math.exp(-(((space - step * Math.round(space / step)) / SPREAD_PX) ** 2));
  const value = Math.abs(space) < 1 ? NOTHING : Math.max(near(4), near(2) / 2);
  return space > MAX_TELLING_PX ? value / 3 : value;
}
