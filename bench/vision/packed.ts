/** #rrggbb as one number, the form that colour distances take. */
export const packed = (hex: string): number => Number.parseInt(hex.slice(1), 16);
