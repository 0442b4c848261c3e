/** Sizes of copies that differ by no more, in CSS pixels, were meant to be one. */
const MAX_OFF_PX = 2;
/** Cards of one set are as large as each other or differ by far more: of 65 sets on open pages none differs by less than this share. */
const MAX_CARD_OFF = 0.025;

/** By how much the sizes of copies of one kind may differ and still be one size, in CSS pixels. */
export const sizeSlackOf = (kind: string, values: readonly number[]): number =>
  kind === 'card' ? Math.max(MAX_OFF_PX, MAX_CARD_OFF * Math.max(...values)) : MAX_OFF_PX;
