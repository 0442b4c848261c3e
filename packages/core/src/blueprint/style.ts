/** Two decimals are below what a screen shows and keep the page short. */
export const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/** Joins declarations for a style attribute; empty ones are left out. */
export const declarations = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(';');
