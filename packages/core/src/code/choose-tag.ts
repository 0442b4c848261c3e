import type { BoxPart, Part, TextPart } from './part.ts';

/** What a part lies in decides its tag: a control holds no other, a table only rows. */
export type Around = { inControl: boolean; inNav: boolean; inList: boolean; inTable: boolean; inRow: boolean };

export const NOWHERE: Around = { inControl: false, inNav: false, inList: false, inTable: false, inRow: false };

/** Opening tags of boxes by their type in the tree; what is not named here is a plain box. */
const BOX_TAG: Readonly<Record<string, string>> = {
  header: 'header',
  nav: 'nav',
  sidebar: 'aside',
  aside: 'aside',
  main: 'main',
  section: 'section',
  footer: 'footer',
  dialog: 'section role="dialog"',
  button: 'button type="button"',
  link: 'a href="#"',
  card: 'article',
  list: 'ul',
  tabs: 'nav',
  breadcrumb: 'nav aria-label="Breadcrumb"',
  pagination: 'nav aria-label="Pagination"',
  alert: 'section role="alert"',
  table: 'table',
};

export const chooseBoxTag = (part: BoxPart, around: Around): string => {
  if (around.inTable) return 'tr';
  if (around.inRow) return 'td';
  if (around.inControl) return 'span';
  if (around.inList) return 'li';
  const tag = BOX_TAG[part.use];
  if (isList(part) && (tag === undefined || tag === 'section' || tag === 'ul')) return 'ul';
  return tag === 'ul' || tag === undefined ? chooseGroupTag(part) : tag;
};

/** All that it holds are members of one repeated set. */
const isList = ({ layout }: BoxPart): boolean => {
  const items: readonly Part[] = layout.items;
  const [first] = items;
  return (
    items.length > 1 &&
    layout.floats.length === 0 &&
    first?.repeat !== undefined &&
    items.every(({ repeat }) => repeat === first.repeat)
  );
};

/** What nothing is painted for is named by what is in it. */
const chooseGroupTag = (part: BoxPart): string => {
  const { items, direction } = part.layout;
  const leaves = leavesOf(part);
  const texts = leaves.filter((leaf) => leaf.kind === 'text');
  if (texts.length > 1 && texts.every(({ isLink }) => isLink) && leaves.every(({ kind }) => kind !== 'control'))
    return 'nav';
  if (texts.length > 1 && texts[0]?.heading !== undefined) return 'section';
  if (direction === 'stack' || items.some(({ kind, use }) => kind === 'picture' && use !== 'icon')) return 'figure';
  return 'div';
};

const leavesOf = (part: Part): Exclude<Part, BoxPart>[] =>
  part.kind === 'box' ? [...part.layout.items, ...part.layout.floats].flatMap(leavesOf) : [part];

export const chooseTextTag = ({ heading, isLink }: Pick<TextPart, 'heading' | 'isLink'>, around: Around): string => {
  if (around.inRow) return 'td';
  if (around.inList) return 'li';
  if (around.inControl) return 'span';
  if (heading) return `h${heading}`;
  return isLink || around.inNav ? 'a href="#"' : 'p';
};

const CONTROL_TAGS: ReadonlySet<string> = new Set(['a', 'button', 'label']);

/** Where the children of an element are. */
export const inside = (name: string, around: Around): Around => ({
  inControl: around.inControl || CONTROL_TAGS.has(name),
  inNav: around.inNav || name === 'nav',
  inList: name === 'ul',
  inTable: name === 'table',
  inRow: name === 'tr',
});
