import { type CodeNode, countNodes, type ElementNode, isElement } from '../code-node.ts';
import { propertyOf } from '../style/variants.ts';
import { alignChildren, countMissing } from './align-nodes.ts';

/** Share of the leaves of a template that a member must have to be made like it. */
const MIN_LEAVES = 0.6;
/** Declarations that a part keeps where it is placed like another: they say how it looks, not where it is. */
const LOOK_PROPERTY =
  /^(color|background|font|letter-spacing|line-height|text-decoration|border|box-shadow|width|height)/;

/** Rules that say whether words stay on one line. */
const WRAPS: ReadonlySet<string> = new Set(['short', 'lines']);

const isLook = (property: string): boolean => LOOK_PROPERTY.test(propertyOf(property));

/** Texts, pictures, fields and lists: what a part is made of, however it is nested. */
const isLeaf = (node: CodeNode): boolean =>
  !isElement(node) || node.tag === 'figure' || node.children.every((child) => !isElement(child) || child.isInline);

const leavesOf = (node: ElementNode): CodeNode[] =>
  node.children.flatMap((child) => (isLeaf(child) || !isElement(child) ? [child] : leavesOf(child)));

/** A member with the same parts, nested and placed as in the template; none where it has parts that the template has not. */
export function reshapeMember(base: ElementNode, member: ElementNode): ElementNode | undefined {
  if (base.tag !== member.tag || base.use !== member.use) return undefined;
  const [places, own] = [leavesOf(base), leavesOf(member)];
  const aligned = alignChildren(places, own);
  if (!aligned || own.length < MIN_LEAVES * places.length) return undefined;
  // A figure is placed as a whole: what the template's has no place for would be lost.
  if (own.some((leaf, at) => countMissing(places[aligned[at]!]!, leaf) === undefined)) return undefined;
  const found = new Map(aligned.map((place, at) => [places[place]!, own[at]!]));
  if (!haveSameRows(member, base, found)) return undefined;
  const [around, ownAround] = [holdersOf(base), holdersOf(member)];
  // Words of another size are another thing.
  const isOtherSize = ([place, leaf]: [CodeNode, CodeNode]): boolean =>
    sizeOf(around.get(place)) !== sizeOf(ownAround.get(leaf));
  if ([...found].some(isOtherSize)) return undefined;
  return { ...fill(base, found, ownAround), node: member.node, style: styleOf(base, member), repeat: member.repeat };
}

/** What holds words that are no element of their own says how they look: an icon is beside them. */
const holdersOf = (node: ElementNode): Map<CodeNode, ElementNode> => {
  const holders = new Map<CodeNode, ElementNode>();
  const visit = (holder: ElementNode): void => {
    for (const child of holder.children) {
      if (!isElement(child) && child.kind === 'text') holders.set(child, holder);
      else if (!isLeaf(child) && isElement(child)) visit(child);
    }
  };
  visit(node);
  return holders;
};

const sizeOf = (holder: ElementNode | undefined): string | undefined => holder?.style.get('font-size');

/** Declarations that place what is in a box: its parts are nested as the template's are, so these are the template's too. */
const INNER_PROPERTY =
  /^(display|flex-(direction|flow|wrap)|gap|align-(items|content)|justify-content|padding|grid-template)/;

const isInner = (property: string): boolean => INNER_PROPERTY.test(propertyOf(property));

const styleOf = (base: ElementNode, member: ElementNode): ElementNode['style'] =>
  new Map([
    ...[...base.style].filter(([property]) => isInner(property)),
    ...[...member.style].filter(([property]) => !isInner(property)),
  ]);

/** What is side by side in one is so in the other: else a part would go to another line. */
const haveSameRows = (member: ElementNode, base: ElementNode, found: ReadonlyMap<CodeNode, CodeNode>): boolean => {
  const [rows, own] = [rowsOf(base), rowsOf(member)];
  const pairs = [...found];
  return pairs.slice(1).every(([place, leaf], at) => {
    const [placeBefore, leafBefore] = pairs[at]!;
    return areBeside(rows, placeBefore, place) === areBeside(own, leafBefore, leaf);
  });
};

type Rows = ReadonlyMap<CodeNode, ElementNode>;

const areBeside = (rows: Rows, a: CodeNode, b: CodeNode): boolean =>
  rows.get(a) !== undefined && rows.get(a) === rows.get(b);

/** The row that each leaf is in; none where it is by itself in a column. */
const rowsOf = (node: ElementNode): Rows => {
  const rows = new Map<CodeNode, ElementNode>();
  const visit = (holder: ElementNode): void => {
    const isRow = holder.style.get('display') === 'flex' && holder.style.get('flex-direction') !== 'column';
    for (const child of holder.children) {
      if (!isLeaf(child) && isElement(child)) visit(child);
      else if (isRow) rows.set(child, holder);
    }
  };
  visit(node);
  return rows;
};

const fill = (
  base: ElementNode,
  found: ReadonlyMap<CodeNode, CodeNode>,
  holders: ReadonlyMap<CodeNode, ElementNode>,
): ElementNode => ({
  ...base,
  node: undefined,
  children: base.children.flatMap((child): CodeNode[] => {
    if (!isLeaf(child) && isElement(child)) {
      const filled = fill(child, found, holders);
      const words = child.children.find((held) => !isElement(held) && found.has(held));
      const own = words && holders.get(found.get(words)!);
      const looks = own ? { style: new Map([...boxLooks(filled, own), ...wordLooks(own)]) } : {};
      return filled.children.length > 0 || countNodes(child) === 1 ? [{ ...filled, ...looks }] : [];
    }
    const own = found.get(child);
    return own ? [placedLike(own, child)] : [];
  }),
});

/** The style of a part with the paint of what is in its place: a button of another colour stays one. */
const boxLooks = (filled: ElementNode, own: ElementNode): Iterable<[string, string]> =>
  filled.tag === own.tag && filled.use === own.use
    ? [...[...filled.style].filter((rule) => !isPaint(rule)), ...[...own.style].filter(isPaint)]
    : filled.style;

const isPaint = ([property]: [string, string]): boolean => /^(background|border|box-shadow)/.test(propertyOf(property));

/** How the words look that something holds. */
const wordLooks = ({ style }: ElementNode): [string, string][] =>
  [...style].filter(([property]) => /^(color|font|letter-spacing|text-decoration)/.test(propertyOf(property)));

const placedLike = (own: CodeNode, base: CodeNode): CodeNode => {
  if (!isElement(own) || !isElement(base)) return own;
  // A paragraph is as wide as it was, also in the place of a line.
  const isWrapped = own.rules.includes('lines');
  const isKept = (property: string): boolean =>
    (isLook(property) && base.style.has(property)) || (isWrapped && /^(width|text-align)/.test(propertyOf(property)));
  const keep = [...own.style].filter(([property]) => isKept(property));
  const rest = [...base.style].filter(
    ([property]) => !isLook(property) || (!own.style.has(property) && /^(width|height)/.test(propertyOf(property))),
  );
  // Whether its words stay on one line is its own as well.
  const rules = [...base.rules.filter((rule) => !WRAPS.has(rule)), ...own.rules.filter((rule) => WRAPS.has(rule))];
  return { ...own, style: new Map([...rest, ...keep]), rules };
};
