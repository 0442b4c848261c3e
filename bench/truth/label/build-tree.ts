import { areaOf, around } from './boxes.ts';
import { createPartTest, isPainted } from './choose-elements.ts';
import type { RawBox, RawElement, RawPage, RawText } from './raw.ts';

/** A node before its facts are scaled: which element it is and what lies directly in it. */
export type TreeNode = {
  element: RawElement;
  type: NonNullable<RawElement['type']>;
  box: RawBox;
  parent: TreeNode | undefined;
  children: TreeNode[];
  /** Lines that no child holds. */
  texts: RawText[];
};
/** What lies in an element that is no node: nodes and loose text, in order. */
type Unit = { kind: 'node'; node: TreeNode } | { kind: 'text'; texts: RawText[]; box: RawBox; isInline: boolean };
export type Tree = {
  root: TreeNode /** In tree order. */;
  nodes: TreeNode[];
  unitsOf: (element: RawElement) => Unit[];
};

/** Smaller than this, in CSS pixels, a group holds nothing worth naming. */
const MIN_GROUP = 8;
/** Painted but of no class: smaller ones are specks. */
const MIN_PAINTED_AREA = 16;
/** Elements that only stand between a table and its rows, or between lines of one text. */
const NO_GROUP = /^(tbody|thead|tfoot|html|body|label|option|picture|figcaption|summary|dt|dd|p|svg|br|wbr)$/;

/** What these hold is theirs, however it is wrapped. */
const CONTROL = /^(input|select|textarea|badge|avatar|checkbox|radio|switch|slider|progress|icon)$/;
/** One of several: what it holds belongs together, though it may be a single text. */
const ITEM = /^(menuitem|option|treeitem|listitem|row|tab)$/;
const isItem = ({ tag, role }: RawElement): boolean => tag === 'li' || tag === 'tr' || ITEM.test(role);
/** Rows and entries are as large as their element: lines and the fill of a chosen one show it. */
const isFullSize = ({ tag, role, classes }: RawElement): boolean =>
  tag === 'tr' || ITEM.test(role) || /(^|[\s_-])(list|menu|nav)-?item(\s|$|--)/i.test(classes);

export const lineBoxOf = ({ box, lineHeight }: RawText): RawBox => [
  box[0],
  box[1] + (box[3] - lineHeight) / 2,
  box[2],
  lineHeight,
];

export const boxOfUnit = (unit: Unit): RawBox => (unit.kind === 'node' ? unit.node.box : unit.box);

/** Nodes are the chosen elements, painted ones of no class, and those that hold several things together. */
export function buildTree(
  { elements, texts, width, height, background }: RawPage,
  chosen: ReadonlyMap<number, RawElement>,
): Tree {
  const childrenOf = new Map<number, RawElement[]>();
  for (const element of elements) {
    const list = childrenOf.get(element.parent);
    if (list) list.push(element);
    else childrenOf.set(element.parent, [element]);
  }
  const textsOf = new Map<number, RawText[]>();
  for (const text of texts) textsOf.set(text.element, [...(textsOf.get(text.element) ?? []), text]);
  const units = new Map<number, Unit[]>();

  const toNode = (element: RawElement, type: TreeNode['type'], content: Unit[], box: RawBox): TreeNode => {
    const node: TreeNode = { element, type, box, parent: undefined, children: [], texts: [] };
    const [only] = content;
    // A bare wrapper around all that a node holds is the node itself.
    const isWrapped = content.length === 1 && only?.kind === 'node' && isBare(only.node);
    for (const unit of isWrapped ? unitsIn(only.node) : content) {
      if (unit.kind === 'text') node.texts.push(...unit.texts);
      else {
        unit.node.parent = node;
        node.children.push(unit.node);
      }
    }
    return node;
  };
  const isBare = ({ type: kind, element }: TreeNode): boolean =>
    kind === 'group' && !element.isGiven && (!isPainted(element.paint) || element.id === background.element);
  const looseText = (list: RawText[], isInline: boolean): Unit[] =>
    list.length === 0 ? [] : [{ kind: 'text', texts: list, box: around(list.map(lineBoxOf)), isInline }];

  /** Text of one line that inline elements share is one unit. */
  const joinInline = (list: Unit[]): Unit[] => {
    const joined: Unit[] = [];
    for (const unit of list) {
      const before = joined.at(-1);
      if (unit.kind === 'text' && unit.isInline && before?.kind === 'text' && before.isInline) {
        const all = [...before.texts, ...unit.texts];
        joined[joined.length - 1] = { kind: 'text', texts: all, box: around(all.map(lineBoxOf)), isInline: true };
      } else joined.push(unit);
    }
    return joined;
  };
  const isInControl = (element: RawElement): boolean => {
    for (let at = element.parent; at >= 0; at = elements[at]!.parent)
      if (CONTROL.test(chosen.get(at)?.type ?? '')) return true; // parents are in the list
    return false;
  };
  const isGroup = (element: RawElement, content: Unit[]): boolean => {
    if (element.isNone || NO_GROUP.test(element.tag) || /^(inline|contents)$/.test(element.css.display)) return false;
    const hasText = content.some(({ kind }) => kind === 'text');
    // Links in running text are part of it.
    const counted = content.filter(
      (unit) =>
        unit.kind === 'text' || !(hasText && unit.node.type === 'link' && unit.node.element.css.display === 'inline'),
    );
    if (counted.length === 0) return false;
    const boxes = counted.map(boxOfUnit);
    const isEntry =
      isItem(element) &&
      counted.every((unit) => unit.kind === 'text' && unit.texts.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
    if (isInControl(element)) return false;
    return isEntry || (counted.length >= 2 && Math.min(...around(boxes).slice(2)) >= MIN_GROUP);
  };
  const isPart = createPartTest(chosen);
  const visit = (element: RawElement): Unit[] => {
    const isInline = /^(inline|contents)$/.test(element.css.display);
    const inner = [...(childrenOf.get(element.id) ?? [])].flatMap((child) => visit(child));
    const own = textsOf.get(element.id) ?? [];
    const content = joinInline(inOrder([...inner, ...looseText(own, true)]));
    units.set(element.id, content);
    const known = chosen.get(element.id);
    if (known) return [{ kind: 'node', node: toNode(known, known.type ?? 'group', content, known.box) }];
    const isMark =
      !element.isNone &&
      !element.isPiece &&
      element.isSeen &&
      isPainted(element.paint) &&
      areaOf(element.box) >= MIN_PAINTED_AREA &&
      element.id !== background.element;
    const isSpent = [...chosen.values()].some(({ paint }) => paint === element.paint);
    if (isMark && !isSpent && element.parent >= 0 && !element.type && !isPart(element.box))
      return [{ kind: 'node', node: toNode(element, 'group', content, element.box) }];
    if (element.parent >= 0 && isGroup(element, content))
      return [
        {
          kind: 'node',
          node: toNode(element, 'group', content, isFullSize(element) ? element.box : around(content.map(boxOfUnit))),
        },
      ];
    if (isInline || content.length === 0) return content;
    // A block ends the line: what follows is another text.
    return content.map((unit) => (unit.kind === 'text' ? { ...unit, isInline: false } : unit));
  };
  const body = elements[0];
  if (!body) throw new Error('A page without a body has no tree.');
  const content = visit(body);
  const root = toNode(body, 'page', content, [0, 0, width, height]);
  const nodes: TreeNode[] = [];
  const list = (node: TreeNode) => {
    nodes.push(node);
    for (const child of node.children) list(child);
  };
  list(root);
  return { root, nodes, unitsOf: (element) => units.get(element.id) ?? [] };
}

const unitsIn = (node: TreeNode): Unit[] => [
  ...node.children.map((child): Unit => ({ kind: 'node', node: child })),
  ...(node.texts.length > 0
    ? [{ kind: 'text', texts: node.texts, box: around(node.texts.map(lineBoxOf)), isInline: false } as Unit]
    : []),
];

/** Text and nodes of one element as they are read: what stands on one line from left to right. */
const inOrder = (list: Unit[]): Unit[] => {
  if (!list.some(({ kind }) => kind === 'text')) return list;
  const indexed = list.map((unit, index) => ({ unit, index, box: boxOfUnit(unit) }));
  return indexed
    .sort((a, b) => {
      const isSameLine =
        Math.min(a.box[1] + a.box[3], b.box[1] + b.box[3]) - Math.max(a.box[1], b.box[1]) >
        0.5 * Math.min(a.box[3], b.box[3]);
      return isSameLine ? a.box[0] - b.box[0] : a.box[1] - b.box[1] || a.index - b.index;
    })
    .map(({ unit }) => unit);
};
