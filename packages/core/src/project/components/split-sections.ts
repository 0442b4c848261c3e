import { type CodeNode, countNodes, type ElementNode, isElement, type ListNode, type Section } from '../code-node.ts';
import { toPascal } from '../identifiers.ts';
import { findHeading, findText } from './find-heading.ts';

/** A part with so many elements and texts is a file of its own: it fills a screen of code. */
const MIN_SECTION_NODES = 24;
/** Words of a heading that name a section. */
const MAX_NAME_WORDS = 3;

const LANDMARKS: Readonly<Record<string, string>> = {
  header: 'Header',
  aside: 'Sidebar',
  footer: 'Footer',
  main: 'Main',
  nav: 'Nav',
};
/** A nav below this is part of what holds it. */
const MIN_LANDMARK_NODES = 6;
/** Parts of a drawing, and cells, mean nothing alone. */
const WHOLE: ReadonlySet<string> = new Set(['svg', 'table', 'tbody', 'tr', 'td']);

/** Moves the landmarks and large parts of a page into sections, inner ones first; those that are there already are used again. */
export function splitSections(root: ElementNode, sections: Section[], distinct: (name: string) => string): void {
  const others = [...sections];
  const split = (node: ElementNode, landmark: string): void => {
    let heading: string | undefined;
    node.children = node.children.map((child): CodeNode => {
      if (!isElement(child)) return child;
      const around = { landmark, heading };
      heading = findHeading(child) ?? heading;
      if (!WHOLE.has(child.tag)) split(child, LANDMARKS[child.tag] ?? landmark);
      if (!isSection(child)) return child;
      const known = others.find((other) => isSame(other.node, child));
      const section = known ?? { name: distinct(nameOf(child, around)), node: child };
      if (!known) sections.push(section);
      return { kind: 'section', section };
    });
  };
  split(root, '');
}

/** What a part is in and after. */
type Around = { landmark: string; heading: string | undefined };

/** Share of the texts of a section that another page's must have to be the same one. */
const MIN_SHARED_TEXTS = 0.9;

/** Headers, sidebars and footers of two pages say the same; the current entry may look different. */
const isSame = (one: ElementNode, other: ElementNode): boolean => {
  if (one.tag !== other.tag || one.use !== other.use) return false;
  const [a, b] = [textsOf(one), textsOf(other)];
  const shared = a.filter((text) => b.includes(text)).length;
  return shared > 0 && shared >= MIN_SHARED_TEXTS * Math.max(a.length, b.length);
};

const textsOf = (node: CodeNode): string[] => {
  if (node.kind === 'text') return typeof node.text === 'string' ? [node.text] : [];
  if (node.kind === 'list') return node.members.flatMap((member) => textsOf(node.component.members[member]!));
  return node.kind === 'section' ? textsOf(node.section.node) : node.children.flatMap(textsOf);
};

const isSection = (node: ElementNode): boolean =>
  !WHOLE.has(node.tag) && countNodes(node) >= (LANDMARKS[node.tag] ? MIN_LANDMARK_NODES : MIN_SECTION_NODES);

/** Named by its landmark, its heading, or else by the heading before it. */
const nameOf = (node: ElementNode, { landmark, heading }: Around): string => {
  const own = LANDMARKS[node.tag];
  if (own) return own === 'Nav' ? `${landmark}Nav` : own;
  // What a header is in belongs to the top of the page.
  if (node.use === 'header') return 'Hero';
  const title = findHeading(node) ?? findText(node, ({ tag, use }) => tag === 'p' && use === 'title');
  const name = title === undefined ? undefined : toPascal(title, MAX_NAME_WORDS);
  if (name) return name;
  const list = largestList(node);
  if (list)
    return list.component.template.tag === 'tr' ? 'Table' : `${list.component.name.replace(/(Item)?\d*$/, '')}List`;
  const before = heading === undefined ? '' : (toPascal(heading, MAX_NAME_WORDS) ?? '');
  return `${before || landmark}${node.tag === 'ul' ? 'List' : node.tag === 'figure' ? 'Chart' : node.tag === 'article' ? 'Panel' : 'Section'}`;
};

/** The list with most members of what has no heading. */
const largestList = (node: ElementNode): ListNode | undefined =>
  node.children
    .flatMap((child) => (child.kind === 'list' ? [child] : isElement(child) ? (largestList(child) ?? []) : []))
    .reduce<ListNode | undefined>((a, b) => (a && a.members.length >= b.members.length ? a : b), undefined);
