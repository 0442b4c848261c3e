/** A whole number with its digits by three. The browser's own `toLocaleString` loads its tables of languages first, on a phone for a tenth of a second. */
export const groupDigits = (count: number): string => `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
