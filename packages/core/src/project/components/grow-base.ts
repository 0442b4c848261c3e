import { type CodeNode, countNodes, type ElementNode, isElement } from '../code-node.ts';
import { isKin, likeness, MAX_ALIGNED } from './align-nodes.ts';

/** Two nodes of one kind with the parts of both, each in its order; what both have is there once. */
export function uniteNodes(base: CodeNode, other: CodeNode): CodeNode | undefined {
  if (!isKin(base, other)) return undefined;
  if (!isElement(base) || !isElement(other)) return base;
  const children = uniteChildren(base.children, other.children);
  return children && { ...base, children };
}

/** A part of which less than this is in both is two parts: one of them is shown in each copy. */
const MIN_SHARED = 0.5;

const unitePart = (a: CodeNode, b: CodeNode): CodeNode | undefined => {
  const united = uniteNodes(a, b);
  const shared = united ? countNodes(a) + countNodes(b) - countNodes(united) : 0;
  return united && shared >= MIN_SHARED * countNodes(united) ? united : undefined;
};

const uniteChildren = (base: readonly CodeNode[], other: readonly CodeNode[]): CodeNode[] | undefined => {
  if (Math.max(base.length, other.length) > MAX_ALIGNED) return undefined;
  const pairs = base.map((a) => other.map((b) => unitePart(a, b)));
  // best[i][j]: how alike what is from i and from j on can be made; what has no partner costs nothing.
  const best: number[][] = Array.from({ length: base.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  const joined = (i: number, j: number): number =>
    pairs[i]![j] ? likeness(base[i]!, other[j]!) + best[i + 1]![j + 1]! : -Infinity;
  for (let i = base.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(joined(i, j), best[i + 1]![j]!, best[i]![j + 1]!);
  const united: CodeNode[] = [];
  let [i, j] = [0, 0];
  while (i < base.length || j < other.length) {
    const part = pairs[i]?.[j];
    if (part && best[i]![j] === joined(i, j)) {
      united.push(part);
      i++;
      j++;
    } else if (j >= other.length || (i < base.length && best[i + 1]![j]! >= best[i]![j + 1]!)) united.push(base[i++]!);
    else united.push(other[j++]!);
  }
  return united;
};

type FitsInto = (base: ElementNode, member: ElementNode) => boolean;

/** Of longer sets only the first members are asked: each growth asks all before it again. */
const MAX_GROWN_BY = 60;

/** The base with what members have that it has not, as long as all that went into it before still do. */
export function growBase(base: ElementNode, members: readonly ElementNode[], fits: FitsInto): ElementNode {
  let grown = base;
  const inside = [base];
  for (const member of members.slice(0, MAX_GROWN_BY)) {
    if (member === base) continue;
    if (!fits(grown, member)) {
      const united = unitePart(grown, member) as ElementNode | undefined;
      if (!united || ![...inside, member].every((one) => fits(united, one))) continue;
      grown = united;
    }
    inside.push(member);
  }
  return grown;
}
