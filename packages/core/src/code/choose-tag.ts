import { findSubmit } from './find-submit.ts';
import type { BoxPart, Part, TextPart } from './part.ts';
import { type Tag, toTag } from './view.ts';

/** What a part lies in decides its tag: a control holds no other, a table only rows. */
export type Around = {
  inControl: boolean;
  inNav: boolean;
  inHeader: boolean;
  inList: boolean;
  inTable: boolean;
  inRow: boolean;
  /** In a table, at any depth: it scrolls in its own box, and keeps its rows and columns at every width. */
  inCells: boolean;
  /** In a form: the button that sends it. */
  submit?: BoxPart | undefined;
};

export const NOWHERE: Around = {
  inControl: false,
  inNav: false,
  inHeader: false,
  inList: false,
  inTable: false,
  inRow: false,
  inCells: false,
};

/** Tags of boxes by their type in the tree; what is not named here is a plain box. */
const BOX_TAG: Readonly<Record<string, Tag>> = {
  header: toTag('header'),
  nav: toTag('nav'),
  sidebar: toTag('aside'),
  aside: toTag('aside'),
  main: toTag('main'),
  section: toTag('section'),
  footer: toTag('footer'),
  dialog: toTag('section', { role: 'dialog' }),
  button: toTag('button', { type: 'button' }),
  link: toTag('a', { href: '#' }),
  card: toTag('article'),
  list: toTag('ul'),
  tabs: toTag('nav'),
  breadcrumb: toTag('nav', { 'aria-label': 'Breadcrumb' }),
  pagination: toTag('nav', { 'aria-label': 'Pagination' }),
  alert: toTag('section', { role: 'alert' }),
  table: toTag('table'),
};

/** Boxes that may be forms; what goes across the page holds more than one. */
const FORMS: ReadonlySet<string> = new Set(['div', 'article', 'ul', 'section', 'aside']);

export const chooseBoxTag = (part: BoxPart, around: Around): Tag => {
  if (around.inTable) return toTag('tr');
  if (around.inRow) return toTag('td');
  if (around.inControl) return toTag('span');
  if (around.inList) return toTag('li');
  const tag = BOX_TAG[part.use];
  if (part === around.submit) return toTag('button', { type: 'submit' });
  if (canBeForm(tag) && !around.submit && findSubmit(part)) return toTag('form');
  if (isList(part) && (tag === undefined || tag.name === 'section' || tag.name === 'ul')) return toTag('ul');
  if (tag === undefined || tag.name === 'ul') return toTag(chooseGroupTag(part, around));
  if (tag.name === 'nav' && around.inNav) return toTag('div');
  return tag.name === 'header' && holds(part, 'header') ? toTag('section') : tag;
};

/** Whether one of these lies in a box, at any depth. */
const holds = (part: Part, use: string): boolean =>
  part.kind === 'box' &&
  [...part.layout.items, ...part.layout.floats].some((held) => held.use === use || holds(held, use));

const canBeForm = (tag: Tag | undefined): boolean =>
  tag === undefined || (FORMS.has(tag.name) && Object.keys(tag.attributes).length === 0);

/** All that it holds are members of one repeated set, or words in one style. */
const isList = ({ layout }: BoxPart): boolean => {
  const items: readonly Part[] = layout.items;
  const [first] = items;
  if (items.length < 2 || layout.floats.length > 0 || !first) return false;
  // Buttons beside each other are no list to a reader.
  if (items.every(({ use }) => use === 'button')) return false;
  if (first.repeat !== undefined) return items.every(({ repeat }) => repeat === first.repeat);
  return items.length >= MIN_WORDS && items.every((item) => isLikeWords(item, first));
};

/** Fewer texts in one style may be a title and what it is of. */
const MIN_WORDS = 3;

const isLikeWords = (item: Part, first: Part): boolean =>
  item.kind === 'text' &&
  first.kind === 'text' &&
  item.heading === undefined &&
  item.text.lineCount === 1 &&
  !item.isLink &&
  item.text.fontSize === first.text.fontSize &&
  item.text.fontWeight === first.text.fontWeight &&
  item.text.color === first.text.color;

/** What nothing is painted for is named by what is in it. */
const chooseGroupTag = (part: BoxPart, around: Around): string => {
  const { items, direction } = part.layout;
  const leaves = leavesOf(part);
  const texts = leaves.filter((leaf) => leaf.kind === 'text');
  const areLinks = texts.length > 1 && texts.every(({ isLink }) => isLink);
  if (areLinks && !around.inNav && leaves.every(({ kind }) => kind !== 'control') && !holds(part, 'nav')) return 'nav';
  if (texts.length > 1 && texts[0]?.heading !== undefined) return 'section';
  if (direction === 'stack' || items.some(({ kind, use }) => kind === 'picture' && use !== 'icon')) return 'figure';
  return 'div';
};

const leavesOf = (part: Part): Exclude<Part, BoxPart>[] =>
  part.kind === 'box' ? [...part.layout.items, ...part.layout.floats].flatMap(leavesOf) : [part];

export const chooseTextTag = ({ heading, isLink }: Pick<TextPart, 'heading' | 'isLink'>, around: Around): Tag => {
  if (around.inRow) return toTag('td');
  if (around.inList) return toTag('li');
  if (around.inControl) return toTag('span');
  if (heading) return toTag(`h${heading}`);
  return isLink || around.inNav ? toTag('a', { href: '#' }) : toTag('p');
};

const CONTROL_TAGS: ReadonlySet<string> = new Set(['a', 'button', 'label']);

/** Where the children of an element are. */
export const inside = (name: string, part: BoxPart, around: Around): Around => ({
  inControl: around.inControl || CONTROL_TAGS.has(name),
  inNav: around.inNav || name === 'nav',
  inHeader: around.inHeader || name === 'header',
  inList: name === 'ul',
  inTable: name === 'table',
  inRow: name === 'tr',
  inCells: around.inCells || name === 'table',
  submit: name === 'form' ? findSubmit(part) : around.submit,
});
