/** Widths that pages are tried at, in CSS pixels: a phone, a tablet held upright, a small laptop, a desktop. */
const TRIED_PX = [360, 768, 1024, 1920];
/** The narrowest phone in use, in CSS pixels. */
const NARROWEST_PX = 320;

/** A usual width that is nearer than this share to a measured one shows nothing else. */
const MIN_APART_SHARE = 0.1;

export type PageWidths = {
  /** The tried widths and those of the screenshots, ascending. */
  presets: number[];
  min: number;
  max: number;
};

/** The widths that a rebuilt page can be shown at: `original` is the widest that it was measured at, `narrower` all others. */
export const pageWidths = (original: number, narrower: readonly number[] = []): PageWidths => {
  const tried = TRIED_PX.filter((px) => narrower.every((width) => Math.abs(px - width) >= MIN_APART_SHARE * width));
  const presets = [...new Set([...tried, ...narrower, original])].sort((a, b) => a - b);
  return { presets, min: Math.min(NARROWEST_PX, ...presets), max: presets.at(-1) ?? original };
};
