import type { BoxPart, TextPart } from './part.ts';

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
  if (part.isList && (tag === undefined || tag === 'section')) return 'ul';
  if (tag === 'ul') return part.isList ? 'ul' : 'section';
  return tag ?? (startsWithHeading(part) ? 'section' : 'div');
};

const startsWithHeading = ({ layout }: BoxPart): boolean => {
  const [first] = layout.items;
  return first?.kind === 'text' && first.heading !== undefined && layout.items.length > 1;
};

export const chooseTextTag = ({ heading, isLink }: TextPart, around: Around): string => {
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
