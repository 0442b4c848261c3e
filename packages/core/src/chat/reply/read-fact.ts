import { chartKind, drawnColors } from '../../chart-kind.ts';
import { hueOf } from '../../color/color-hue.ts';
import { neededContrast } from '../../color/contrast.ts';
import { gradientCss } from '../../color/gradient-css.ts';
import { bottom, centreY } from '../../geometry.ts';
import type { Hex } from '../../hex.ts';
import type { Element } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { quoteText } from '../../text/quote-text.ts';
import { chartWords } from '../../write/chart/chart-words.ts';
import { px, sizeOf } from '../../write/number-words.ts';
import { MONEY } from '../look/money.ts';
import { companionOf } from '../look/neighbours.ts';
import type { Part } from '../look/page-index.ts';
import {
  backgroundOf,
  bordersOf,
  colorOf,
  contrastWith,
  familyOf,
  gradientOf,
  hasSurface,
  isRound,
  lineHeightOf,
  mainLine,
  radiusOf,
  shadowOf,
  shadowWords,
} from '../look/part-facts.ts';
import { tableAt } from '../look/read-table.ts';
import { nounOf, typeOf } from '../say/name-parts.ts';
import { type PhraseKey, say } from '../say/phrases.ts';
import type { Language } from '../words/language.ts';
import type { Property } from '../words/property-words.ts';

/** One measured value, in words; numbers tell whether two of them are equal but for rounding. `holder` is what it was measured in. */
export type Fact = { text: string; numbers?: number[]; sentence?: PhraseKey; unsure?: boolean; holder?: string };

/** Places and lengths are rounded to whole pixels, so equal ones differ by one. */
const ROUNDING_PX = 1;

const pixels = (value: number): string => `${px(value)} px`;
const length = (value: number | undefined): Fact | undefined =>
  value === undefined ? undefined : { text: pixels(value), numbers: [value] };
const word = (text: string | undefined): Fact | undefined => (text === undefined ? undefined : { text });

const sizeFact = (part: Part): Fact => {
  const { width, height } = part.node.box;
  const line = TEXTUAL.has(part.node.type) ? mainLine(part) : undefined;
  const isTold = part.node.kind === 'text' || part.node.type === 'heading';
  const font = line && isTold ? ` (font-size ${pixels(line.fontSize)})` : '';
  return { text: `${sizeOf(part.node.box)} px${font}`, numbers: [width, height, line?.fontSize ?? 0] };
};

const fontFact = (part: Part, language: Language): Fact | undefined => {
  const line = mainLine(part);
  if (!line) return undefined;
  const family = familyOf(line, part);
  const name = family
    ? family.sure
      ? family.family
      : say(language, 'like', { v: family.family })
    : say(language, 'font_class', { v: line.fontClass }).toLowerCase();
  return { text: `${name}, ${pixels(line.fontSize)}, ${line.fontWeight}`, unsure: !family?.sure };
};

const radiusFact = (part: Part, language: Language): Fact | undefined => {
  const radius = radiusOf(part);
  if (radius === undefined) return undefined;
  if (radius === 0) return { text: '0 px', numbers: [0], sentence: 'square' };
  const round = isRound(part) ? ` (${say(language, 'fully_round')})` : '';
  return { text: `${pixels(radius)}${round}`, numbers: [radius] };
};

const paddingFact = (part: Part, language: Language): Fact | undefined => {
  const padding = part.node.flow?.padding;
  if (!padding) return undefined;
  const sides = [padding.top, padding.right, padding.bottom, padding.left];
  if (new Set(sides).size === 1) return { text: pixels(sides[0]!), numbers: sides };
  return { text: say(language, 'top_right_bottom_left', { v: sides.map(pixels).join(', ') }), numbers: sides };
};

const gapFact = ({ node: { flow } }: Part): Fact | undefined => {
  if (!flow || flow.gap === undefined) return undefined;
  const isGrid = flow.columnGap !== undefined && flow.columnGap !== flow.gap;
  return {
    text: isGrid ? `${pixels(flow.gap)} / ${pixels(flow.columnGap!)}` : pixels(flow.gap),
    numbers: [flow.gap, flow.columnGap ?? 0],
  };
};

/** Places are rounded on both sides, so what is centred may be off by so much. */
const MAX_OFF_CENTRE_PX = 3;

/** How far a box is from both sides: of the page where it is in the middle of that, else of the box around it. */
export const centredFact = (part: Part, language: Language): Fact => {
  const { box } = part.node;
  let holder = part.parent;
  while (holder && (holder.node.kind === 'group' || holder.node.box.width <= box.width + MAX_OFF_CENTRE_PX))
    holder = holder.parent;
  const sidesIn = (around: { x: number; width: number }): [number, number] => [
    box.x - around.x,
    around.x + around.width - (box.x + box.width),
  ];
  const isCentred = ([left, right]: [number, number]): boolean => Math.abs(left - right) <= MAX_OFF_CENTRE_PX;
  const toFact = ([left, right]: [number, number], sentence: PhraseKey): Fact => ({
    text: say(language, 'left_and_right', { left: pixels(left), right: pixels(right) }),
    numbers: [left, right],
    sentence,
  });
  const onPage = sidesIn({ x: 0, width: part.page.measurement.image.width });
  if (isCentred(onPage)) return toFact(onPage, 'centred_on_page');
  if (!holder || !isCentred(sidesIn(holder.node.box))) return toFact(onPage, 'not_centred');
  return { ...toFact(sidesIn(holder.node.box), 'centred_in_holder'), holder: nounOf(typeOf(holder), language).one };
};

const alignFact = (part: Part, language: Language): Fact => {
  const isText = part.node.kind === 'text' || (part.node.children.length === 1 && !hasSurface(part));
  const line = isText ? part.lines[0] : undefined;
  return line ? { text: say(language, line.align) } : centredFact(part, language);
};

const edgeFact = ({ node: { box }, page }: Part, language: Language): Fact => {
  const { width, height } = page.measurement.image;
  const sides = [box.y, width - (box.x + box.width), height - (box.y + box.height), box.x];
  return { text: say(language, 'top_right_bottom_left', { v: sides.map(pixels).join(', ') }), numbers: sides };
};

const squareFact = ({ node: { box } }: Part): Fact => ({
  text: `${sizeOf(box)} px`,
  ...(Math.abs(box.width - box.height) <= ROUNDING_PX && { sentence: 'is_square' as const }),
});

const contrastFact = (part: Part, language: Language): Fact | undefined => {
  const found = contrastWith(part);
  if (!found) return undefined;
  const passes = found.ratio >= neededContrast(found.line.fontSize, found.line.fontWeight);
  const ratio = say(language, passes ? 'aa_yes' : 'aa_no', { v: found.ratio.toFixed(2) });
  return { text: `${ratio} (${say(language, 'on_color', { a: found.color, b: found.background })})` };
};

const TICKS = typesWith('tick');
/** What is on or off, or how far it is, belongs to a name on a thing with no more lines. */
const MAX_THING_LINES = 6;

const elementOf = ({ paint }: Part): Element | undefined => (paint && 'id' in paint ? paint : undefined);

const PLAIN_HUES: ReadonlySet<string> = new Set(['white', 'grey', 'black']);
const isPlain = (hex: Hex): boolean => PLAIN_HUES.has(hueOf(hex));

const isValued = (part: Part): boolean => TICKS.has(part.node.type) || elementOf(part)?.filled !== undefined;

/** How far a bar goes, whether a switch is on: its own, or that of what belongs to the name. */
const valueFact = (part: Part, language: Language): Fact | undefined => {
  const valued = isValued(part) ? part : companionOf(part, isValued, MAX_THING_LINES);
  const element = valued && elementOf(valued);
  if (!element) return undefined;
  if (element.filled) return { text: `${element.filled.percent} %`, numbers: [element.filled.percent] };
  // An empty box is as plain as the page: one in a colour that was not measured as ticked may well be.
  if (!element.active && element.fill && !isPlain(element.fill)) return undefined;
  return { text: say(language, element.active ? 'switched_on' : 'switched_off') };
};

const kindOf = ({ paint, node }: Part): string | undefined => {
  const chart = paint && 'chart' in paint ? paint.chart : undefined;
  return chart && chartKind(chart, node.box.height);
};

/** So many lines say what is on a part; a table or a page has more than anybody reads in an answer. */
const MAX_LINES_SAID = 12;

const saysFact = (part: Part, language: Language): Fact | undefined => {
  const chart = part.paint && 'chart' in part.paint ? part.paint.chart : undefined;
  if (chart) return { text: chartWords(chart, part.node.box.height) };
  const lines = part.lines.map(({ text }) => text);
  if (lines.length === 0) return part.label === '' ? undefined : { text: quoteText(part.label) };
  const rest = lines.length - MAX_LINES_SAID;
  const said =
    part.node.kind === 'text' || lines.length === 1
      ? [quoteText(part.label || lines.join(' '))]
      : lines.slice(0, MAX_LINES_SAID).map(quoteText);
  return { text: [...said, ...(rest > 0 ? [say(language, 'and_more', { count: rest })] : [])].join(', ') };
};

const colorFact = (part: Part): Fact | undefined => {
  const drawn = part.paint && 'id' in part.paint ? drawnColors(part.paint) : [];
  if (drawn.length > 0) return { text: drawn.join(', ') };
  const gradient = gradientOf(part);
  return gradient ? { text: gradientCss(gradient) } : word(colorOf(part));
};

/** A holder with more lines is a list of things that each have a price. */
const MAX_PRICED_LINES = 24;

const isOnChart = ({ parent }: Part): boolean =>
  parent !== undefined && (parent.node.type === 'chart' || isOnChart(parent));

const CARDS = typesWith('box');

/** What something costs: the largest amount in the smallest box around its name that shows one. */
const priceFact = (part: Part): Fact | undefined => {
  // What is drawn on a chart is a share of what it shows, and has no price.
  if (isOnChart(part)) return undefined;
  for (let at: Part | undefined = part; at && at.lines.length <= MAX_PRICED_LINES; at = at.parent) {
    const amounts = at.lines.filter(({ text }) => MONEY.test(text));
    const first = [...amounts].sort((a, b) => b.fontSize - a.fontSize)[0];
    if (first) return { text: quoteText(first.text) };
    // "How much are the sessions?": a card with another figure on it costs nothing, whatever stands on the next.
    if (CARDS.has(at.node.type) && at.lines.some(({ text }) => /\d/.test(text))) return undefined;
  }
  return undefined;
};

const noneOr = (part: Part, text: string, none: PhraseKey): Fact | undefined => {
  if (text !== '') return { text };
  return hasSurface(part) ? { text: '0', sentence: none } : undefined;
};

const TEXTUAL = typesWith('textual', 'text');

/** How many lines below each other a text has; those on one line are pieces of it. */
const lineCount = ({ lines }: Part): number => {
  const boxes = lines.map(({ box }) => box).sort((a, b) => centreY(a) - centreY(b));
  // On one line the middle of each piece lies in the one before it.
  return boxes.filter((box, at) => at === 0 || centreY(box) > bottom(boxes[at - 1]!)).length;
};

const READERS: Record<Property, (part: Part, language: Language) => Fact | undefined> = {
  size: sizeFact,
  width: ({ node }) => length(node.box.width),
  height: ({ node }) => length(node.box.height),
  position: ({ node }) => ({ text: `x ${px(node.box.x)}, y ${px(node.box.y)}`, numbers: [node.box.x, node.box.y] }),
  color: colorFact,
  background: (part) => {
    const gradient = gradientOf(part);
    return gradient ? colorFact(part) : word(backgroundOf(part));
  },
  textColor: (part) => word(mainLine(part)?.color),
  font: fontFact,
  fontSize: (part) => length(mainLine(part)?.fontSize),
  weight: (part) => word(mainLine(part)?.fontWeight.toString()),
  lineHeight: (part) => length(lineHeightOf(part)),
  radius: radiusFact,
  shadow: (part) => noneOr(part, shadowOf(part) ? shadowWords(shadowOf(part)!) : '', 'no_shadow'),
  border: (part) => noneOr(part, bordersOf(part).join(', '), 'no_border'),
  gap: gapFact,
  padding: paddingFact,
  contrast: contrastFact,
  align: alignFact,
  square: squareFact,
  columns: (part) => {
    const { paint, node } = part;
    const own = (paint && 'columns' in paint ? paint.columns : undefined) ?? node.flow?.columns;
    // What is written counts more than how it was drawn.
    const count = tableAt(part)?.heads.length ?? own;
    return count === undefined ? undefined : { text: String(count), numbers: [count] };
  },
  rows: (part) => {
    const { paint, node } = part;
    const own =
      (paint && 'rows' in paint ? paint.rows : undefined) ?? (TEXTUAL.has(node.type) ? lineCount(part) : undefined);
    const count = tableAt(part)?.rows.length ?? own;
    return count === undefined ? undefined : { text: String(count), numbers: [count] };
  },
  says: saysFact,
  value: valueFact,
  price: priceFact,
  // Only a fill of one colour rules a gradient out.
  gradient: (part) =>
    gradientOf(part) || part.paint?.fill
      ? noneOr(part, gradientOf(part) ? gradientCss(gradientOf(part)!) : '', 'no_gradient')
      : undefined,
  edge: edgeFact,
  // Of words alone it is no kind of part that is asked for.
  kind: (part, language) =>
    word(kindOf(part) ?? (part.node.kind === 'text' ? undefined : nounOf(typeOf(part), language).one)),
  states: () => undefined,
};

/** Reads a property of a part; nothing where it was not measured. */
export const readFact = (property: Property, part: Part, language: Language): Fact | undefined =>
  READERS[property](part, language);

const isSame = (a: Fact, b: Fact): boolean =>
  a.holder === b.holder &&
  (a.text === b.text ||
    (a.numbers !== undefined &&
      b.numbers !== undefined &&
      a.numbers.length === b.numbers.length &&
      a.numbers.every((value, index) => Math.abs(value - b.numbers![index]!) <= ROUNDING_PX)));

/** Parts of the same value together, the largest group first. */
export const groupByFact = (facts: readonly { part: Part; fact: Fact }[]): { fact: Fact; parts: Part[] }[] => {
  const groups: { fact: Fact; parts: Part[] }[] = [];
  for (const { part, fact } of facts) {
    const known = groups.find((group) => isSame(group.fact, fact));
    if (known) known.parts.push(part);
    else groups.push({ fact, parts: [part] });
  }
  return groups.sort((a, b) => b.parts.length - a.parts.length);
};
