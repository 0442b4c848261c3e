/** What an invalid colour turns into (VA14). */
const GREY = '#808080';

/** Any engine's idea of a colour as `#rrggbb` (VA11–VA14): marks dropped, short form expanded, long form cut. */
export const normaliseHex = (value: string): string => {
  const digits = value.replace(/[^0-9a-f]/gi, '').toLowerCase();
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return digits.length >= 6 ? `#${digits.slice(0, 6)}` : GREY;
};
