import type { ValueAxis } from '@blueprompt/core/chart';

const AMOUNT = /^([-−–]?)([$€£¥₹]?) ?([-−–]?)(\d[\d.,' ]*|[.,]\d+) ?([%°A-Za-z]{0,4})$/;
const TIMES: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, m: 1e6, B: 1e9, b: 1e9 };

export type Amount = Pick<ValueAxis, 'prefix' | 'suffix'> & { value: number };

/** A number as axes write it: `$10,000`, `-2.5`, `40%`, `12k` (which stays 12 with its `k`). */
export const parseAmount = (text: string): Amount | undefined => {
  const found = AMOUNT.exec(text.trim().replace(/^[oO]$/, '0'));
  if (!found) return undefined;
  const [, sign, prefix, inner, digits, suffix] = found as unknown as [string, string, Amount['prefix'], string, string, string];
  const value = Number(plainDigits(digits.replace(/[' ]/g, '')));
  if (!Number.isFinite(value)) return undefined;
  return { value: sign || inner ? -value : value, prefix, suffix };
};

/** How much a suffix multiplies by, for labels that mix `500` and `1k`. */
export const timesOf = (suffix: string): number => TIMES[suffix] ?? 1;

/** Commas and points that part thousands are left out; another comma is a decimal point. */
const plainDigits = (digits: string): string => {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3}){2,}(,\d+)?$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return digits.replace(',', '.');
};
