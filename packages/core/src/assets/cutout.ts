/** A decoded screenshot: one packed 0xRRGGBB value a pixel, row by row. */
export type Screenshot = { width: number; height: number; colors: Uint32Array };

/** A cut-out: red, green, blue and alpha of each pixel, row by row. */
export type Cutout = { width: number; height: number; rgba: Uint8ClampedArray };
