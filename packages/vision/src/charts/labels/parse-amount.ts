import type { ValueAxis } from '@blueprompt/core/chart';

const AMOUNT = /^([-−–]?)([$€£¥₹]?) ?([-−–]?)(\d[\d.,' ]*|[.,]\d+) ?([%°A-Za-z]{0,4})$/;
const TIMES: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 };
/** What a reader takes for signs of a number: a dollar for an S, a nought for an O. */
const MISREAD = /^(S?)([\dO][\dO.,]*)([%kKMB]?)$/;

export type Amount = Pick<ValueAxis, 'prefix' | 'suffix'> & { value: number };

/** Numbers that an axis may mean by a label: `$10,000`, `-2.5`, `40%`; `1.000` is one or a thousand. */
export const parseAmounts = (text: string): Amount[] => {
  const found = AMOUNT.exec(readAgain(text.trim()));
  if (!found) return [];
  const [, sign, prefix = '', inner, digits = '', suffix = ''] = found;
  const values = new Set([...toNumbers(digits.replace(/[' ]/g, ''))]);
  return [...values].map((value) => ({
    value: sign || inner ? -value : value,
    prefix: prefix as Amount['prefix'],
    suffix,
  }));
};

const readAgain = (text: string): string => {
  const found = MISREAD.exec(text);
  return found ? `${found[1] ? '$' : ''}${found[2]!.replaceAll('O', '0')}${found[3]}` : text;
};

/** How much a suffix multiplies by, for labels that mix `500` and `1k`. */
export const timesOf = (suffix: string): number => TIMES[suffix] ?? 1;

/** With its signs between thousands, or with the last one before the decimals. */
const toNumbers = (digits: string): number[] => {
  const whole = /^\d{1,3}([.,]+\d{3})+$/.test(digits) ? [Number(digits.replace(/[.,]/g, ''))] : [];
  const parts = digits.split(/[.,]+/);
  const decimals = parts.length > 1 ? parts.pop()! : '';
  const exact = Number(`${parts.join('')}.${decimals || '0'}`);
  // A number has one point before its decimals, unless the others part thousands.
  const isPlain = parts.length === 1 && Number.isFinite(exact);
  const isMixed = parts.slice(1).every((part) => part.length === 3) && /,.*\.\d+$|\..*,\d+$/.test(digits);
  return [...whole, ...(isPlain || isMixed ? [exact] : [])];
};
