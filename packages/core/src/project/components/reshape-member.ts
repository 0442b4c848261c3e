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
  return { ...fill(base, found), style: member.style, repeat: member.repeat };
}

const fill = (base: ElementNode, found: ReadonlyMap<CodeNode, CodeNode>): ElementNode => ({
  ...base,
  children: base.children.flatMap((child): CodeNode[] => {
    if (!isLeaf(child) && isElement(child)) {
      const filled = fill(child, found);
      return filled.children.length > 0 || countNodes(child) === 1 ? [filled] : [];
    }
    const own = found.get(child);
    return own ? [placedLike(own, child)] : [];
  }),
});

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
