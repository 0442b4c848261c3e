const SIGN = String.raw`(?:[€$£¥₹]|(?<!\p{L})(?:EUR|USD|CHF|GBP)(?!\p{L}))`;
/** With marks between thousands, and a fraction: "1,299.00", "1.299,00", "1 299", "1’299". So few marks, that a long line is read fast. */
const FIGURE = String.raw`\d+(?:[.,'’]\d{2,3}(?!\d)|\s\d{3}(?!\d)){0,6}(?:[.,]\d+)?`;
const SCALE = String.raw`(?:[kKmMB]|bn)(?!\p{L})`;

/** An amount of money, before or behind its sign; a sign right before a digit is of that: "2 $49". */
export const MONEY = new RegExp(
  String.raw`${SIGN}\s?(${FIGURE})(${SCALE})?|(?<!\d)(${FIGURE})\s?(${SCALE})?${SIGN}(?!\d)`,
  'u',
);

const TIMES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9, bn: 1e9 };

/** The amount beside the sign: "$1,299.00" and "1.299,00 €" are the same, and "$1.2M" is more than "$999K". */
export function amountOf(text: string): number | undefined {
  const [, after, afterScale, before, beforeScale] = MONEY.exec(text) ?? [];
  const figure = after ?? before;
  if (figure === undefined) return undefined;
  // Three digits behind the last mark are thousands; behind a nought they are a fraction.
  const marked = figure.replace(/(?<=^0)[.,]|[.,](?=\d+$)(?!\d{3}$)/, '|');
  const times = TIMES[(afterScale ?? beforeScale ?? '').toLowerCase()] ?? 1;
  const amount = Number(marked.replace(/[.,\s'’]/g, '').replace('|', '.')) * times;
  return Number.isFinite(amount) ? amount : undefined;
}
