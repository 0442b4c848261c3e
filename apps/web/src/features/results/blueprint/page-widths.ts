/** Widths that pages are tried at, in CSS pixels: a phone, a tablet held upright, a small laptop, a desktop. */
const TRIED_PX = [360, 768, 1024, 1920];
/** The narrowest phone in use, in CSS pixels. */
const NARROWEST_PX = 320;

export type PageWidths = {
  /** The tried widths and the screenshot's own, ascending. */
  presets: number[];
  min: number;
  max: number;
};

/** The widths that a rebuilt page can be shown at. */
export const pageWidths = (original: number): PageWidths => {
  const presets = [...new Set([...TRIED_PX, original])].sort((a, b) => a - b);
  return { presets, min: Math.min(NARROWEST_PX, original), max: presets.at(-1) ?? original };
};
