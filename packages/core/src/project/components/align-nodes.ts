import { type CodeNode, countNodes, type ElementNode, isElement } from '../code-node.ts';

/** Share of a template that a member may lack. */
const MAX_MISSING = 0.5;
/** Longer lists of children are matched one to one only: matching costs all pairs. */
export const MAX_ALIGNED = 60;

/** For each child of a member the place in the template's children; none where one of them has no place. */
export function alignChildren(base: readonly CodeNode[], other: readonly CodeNode[]): number[] | undefined {
  if (base.length === other.length && other.every((node, at) => isKin(base[at]!, node)))
    return other.map((_, at) => at);
  if (other.length > base.length || base.length > MAX_ALIGNED) return undefined;
  // best[i][j]: how well the members from i on go into the places from j on.
  const best: number[][] = Array.from({ length: other.length + 1 }, () => Array<number>(base.length + 1).fill(0));
  for (let i = other.length - 1; i >= 0; i--) {
    best[i]![base.length] = -Infinity;
    for (let j = base.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(best[i]![j + 1]!, likeness(base[j]!, other[i]!) + best[i + 1]![j + 1]!);
  }
  if (best[0]![0] === -Infinity) return undefined;
  const places: number[] = [];
  for (let j = 0; places.length < other.length; j++)
    if (best[places.length]![j] !== best[places.length]![j + 1]) places.push(j);
  return places;
}

/** Whether a member can be made from the template: each of its parts has a place, and not too many places stay empty. */
export const fitsInto = (base: ElementNode, other: ElementNode): boolean => {
  const missing = countMissing(base, other);
  return missing !== undefined && missing <= MAX_MISSING * countNodes(base);
};

/** How many nodes of the template a member lacks; none where it has others. */
export const countMissing = (base: CodeNode, other: CodeNode): number | undefined => {
  if (!isKin(base, other)) return undefined;
  if (!isElement(base) || !isElement(other)) return 0;
  const places = alignChildren(base.children, other.children);
  if (!places) return undefined;
  let missing = base.children.reduce((sum, child, at) => (places.includes(at) ? sum : sum + countNodes(child)), 0);
  for (const [at, place] of places.entries()) {
    const below = countMissing(base.children[place]!, other.children[at]!);
    if (below === undefined) return undefined;
    missing += below;
  }
  return missing;
};

/** The first of equal cards may have the title of the page. */
const kindOf = (tag: string): string => tag.replace(/^h\d$/, 'heading');

/** True for nodes that one template can write. */
export const isKin = (a: CodeNode, b: CodeNode): boolean => {
  if (a.kind === 'list' || b.kind === 'list')
    return a.kind === b.kind && 'component' in a && 'component' in b && a.component === b.component;
  return isElement(a) && isElement(b)
    ? kindOf(a.tag) === kindOf(b.tag) &&
        a.use === b.use &&
        a.attributes.type === b.attributes.type &&
        Object.keys(a.attributes).every((name) => name in b.attributes || name === 'checked')
    : a.kind === b.kind;
};

/** How well one node goes into the place of another. */
export const likeness = (a: CodeNode, b: CodeNode): number => {
  if (!isKin(a, b)) return -Infinity;
  if (!isElement(a) || !isElement(b)) return 1;
  const same = ['font-size', 'font-weight', 'color', 'background'].filter(
    (name) => a.style.get(name) === b.style.get(name),
  );
  const wrapsAlike = a.rules.includes('lines') === b.rules.includes('lines');
  return 1 + same.length + (wrapsAlike ? 1 : 0);
};
