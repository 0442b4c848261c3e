import { bottom, centreX, right } from '../../geometry.ts';
import type { TextLine } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Part } from './page-index.ts';
import { partsInside } from './page-index.ts';
import { inReadingOrder } from './reading-order.ts';

/** Lines of one style differ by no more in size, in pixels. */
const MAX_SIZE_PX = 0.75;
/** What is set so many times as large as a title heads something of its own. */
const MIN_LARGER = 1.25;
/** Boxes touch or overlap by a rounded border and still lie below each other, in pixels. */
const SLACK_PX = 2;
/** A list begins so near below its title, in heights of the title. */
const MAX_LIST_AWAY = 4;

/** More room than so many times what was left before begins something else. */
const MAX_TIMES_AWAY = 2;

const SURFACES: ReadonlySet<string> = typesWith('box', 'bar', 'section');

const isSetLike = (a: TextLine, b: TextLine): boolean =>
  Math.abs(a.fontSize - b.fontSize) <= MAX_SIZE_PX && a.fontWeight === b.fontWeight && a.color === b.color;

/** A title is set unlike what it heads; where it alone has another colour or weight, it is the chosen one of several. */
const isUnlike = (title: Part, a: TextLine, b: TextLine, isAlone: boolean): boolean =>
  Math.abs(a.fontSize - b.fontSize) > MAX_SIZE_PX ||
  isUpper(a.text) !== isUpper(b.text) ||
  (!isAlone && a.fontWeight !== b.fontWeight) ||
  [title, title.parent].some((part) => part?.node.type === 'heading');

const isUpper = (text: string): boolean => text === text.toUpperCase();

/** Titles of one menu or column begin within so much of each other, in pixels. */
const MAX_SHIFT_PX = 4;

/** Another title of the same menu or column. */
const hasPeer = ({ page, node, words }: Part, line: TextLine): boolean =>
  page.parts.some(
    (other) =>
      other.node.kind === 'text' &&
      other.words !== words &&
      other.lines.length === 1 &&
      Math.abs(other.node.box.x - node.box.x) <= MAX_SHIFT_PX &&
      isSetLike(other.lines[0]!, line),
  );

/** The nearest box around a title that has something below it, else the page. */
const holderOf = (title: Part): Part | undefined => {
  const { box } = title.node;
  for (let at = title.parent; at; at = at.parent) {
    const isHolder = SURFACES.has(at.node.type) || at.node.kind === 'page';
    if (isHolder && at.lines.some((line) => line.box.y >= bottom(box) - SLACK_PX)) return at;
  }
  return undefined;
};

/** Of titles side by side, the one that heads a text: the one whose left edge or middle is nearest to that of the text. */
const headOf = (text: Part, titles: readonly Part[]): Part => {
  const away = ({ node: { box } }: Part): number =>
    Math.min(Math.abs(box.x - text.node.box.x), Math.abs(centreX(box) - centreX(text.node.box)));
  // Whoever asks has titles.
  return titles.reduce((best, title) => (away(title) < away(best) ? title : best));
};

const isInColumn = ({ node: { box: a } }: Part, { node: { box: b } }: Part): boolean =>
  a.x < right(b) && b.x < right(a);

/** Up to where so much more is left free than before that something else begins. */
const upToBreak = ({ node: { box } }: Part, texts: readonly Part[]): Part[] => {
  let end = bottom(box);
  let most = MAX_LIST_AWAY * box.height;
  const at = texts.findIndex(({ node }) => {
    const away = node.box.y - end;
    if (away > most) return true;
    end = Math.max(end, bottom(node.box));
    most = Math.max(most, MAX_TIMES_AWAY * away);
    return false;
  });
  return at < 0 ? [...texts] : texts.slice(0, at);
};

/** The texts that a title heads: those below it up to the next title, in its column where titles lie side by side. */
export function textsUnder(title: Part): Part[] {
  const [line] = title.lines;
  const holder = holderOf(title);
  if (!line || !holder) return [];
  const texts = partsInside(holder).filter(({ node, lines }) => node.kind === 'text' && lines.length > 0);
  const isTitle = (text: Part): boolean => isSetLike(text.lines[0]!, line) && text.words !== title.words;
  const own = texts.find(({ lines }) => lines.includes(line)) ?? title;
  const besides = texts.filter((text) => isTitle(text) && !isInColumn(text, own));
  const headsOver = ({ node }: Part): Part[] => [own, ...besides.filter((other) => other.node.box.y < node.box.y)];
  const below = inReadingOrder(
    texts.filter((text) => text.node.box.y >= bottom(own.node.box) - SLACK_PX && headOf(text, headsOver(text)) === own),
  );
  const next = below.findIndex((text) => isTitle(text) || text.lines[0]!.fontSize >= MIN_LARGER * line.fontSize);
  const headed = upToBreak(own, next < 0 ? below : below.slice(0, next));
  const [first] = headed;
  return first && isUnlike(own, line, first.lines[0]!, !hasPeer(own, line)) ? headed : [];
}
