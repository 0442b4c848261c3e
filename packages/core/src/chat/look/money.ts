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

/** What a figure is worth. Three digits behind the last mark are thousands; behind a nought, and where that mark is known to part fractions, they are a fraction. */
const worthOf = (figure: string, scale = '', fraction?: string): number | undefined => {
  const isFraction = fraction !== undefined && figure.split(fraction).length === 2;
  const marked = isFraction ? figure.replace(fraction, '|') : figure.replace(/(?<=^0)[.,]|[.,](?=\d+$)(?!\d{3}$)/, '|');
  const worth = Number(marked.replace(/[.,\s'’]/g, '').replace('|', '.')) * (TIMES[scale.toLowerCase()] ?? 1);
  return Number.isFinite(worth) ? worth : undefined;
};

/** The amount beside the sign: "$1,299.00" and "1.299,00 €" are the same, and "$1.2M" is more than "$999K". */
export function amountOf(text: string): number | undefined {
  const [, after, afterScale, before, beforeScale] = MONEY.exec(text) ?? [];
  const figure = after ?? before;
  return figure === undefined ? undefined : worthOf(figure, afterScale ?? beforeScale);
}

/** A figure with what makes it less or more: "-$300K", "−3". A small m without a sign of money is a metre or a minute. */
const QUANTITY = new RegExp(
  String.raw`((?<![\p{L}\d])[-−])?(${SIGN}\s?)?((?<![\p{L}\d])[-−])?(${FIGURE})(?:\s?([kKMB]|bn)(?!\p{L})|(?<=${SIGN}.*)(m)(?!\p{L}))?`,
  'u',
);

type Quantity = { isLess: boolean; figure: string; scale: string | undefined; unit: string };

const quantityIn = (text: string): Quantity | undefined => {
  const found = QUANTITY.exec(text);
  if (!found) return undefined;
  const [whole, minus, sign = '', inner, figure, scale, small] = found;
  const rest = `${text.slice(0, found.index)}${sign} ${text.slice(found.index + whole.length)}`;
  const unit = rest
    .replace(/[\s+]+/g, ' ')
    .trim()
    .toLowerCase();
  return { isLess: (minus ?? inner) !== undefined, figure: figure!, scale: scale ?? small, unit };
};

/** One of many is written otherwise: "1 day", "3 days"; shorter ones are other units, as m and min. */
const MIN_UNIT_LETTERS = 3;

const isSameUnit = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= MIN_UNIT_LETTERS && (a.startsWith(b) || b.startsWith(a)));

/** How much each of some texts says, by which they can be put in order; undefined where they are not of one unit. */
export function quantitiesOf(texts: readonly string[]): (number | undefined)[] | undefined {
  const all = texts.map(quantityIn);
  const known = all.filter((one) => one !== undefined);
  // Zero is zero in any unit.
  const units = known.filter(({ figure, unit }) => unit !== '' || /[1-9]/.test(figure)).map(({ unit }) => unit);
  const fractions = new Set(
    known.flatMap(({ figure }) => /^0([.,])/.exec(figure)?.[1] ?? /([.,])(?!\d{3}$)\d+$/.exec(figure)?.[1] ?? []),
  );
  if (fractions.size > 1 || !units.every((unit) => isSameUnit(unit, units[0]!))) return undefined;
  const [fraction] = fractions;
  return all.map((one) => {
    const worth = one && worthOf(one.figure, one.scale, fraction);
    return worth !== undefined && one?.isLess ? -worth : worth;
  });
}
