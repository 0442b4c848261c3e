import { type CodeNode, type ElementNode, isElement, type ListNode, type Slot, type SlotValue } from '../code-node.ts';
import { alignChildren } from './align-nodes.ts';
import { mergeStyles } from './merge-styles.ts';

type Members = readonly (CodeNode | undefined)[];
type AddSlot = (kind: Slot['kind'], use: Slot['use'], values: Slot['values']) => Slot;

/** One template for nodes that go into the base; what differs between them becomes slots. */
export function mergeMembers(
  members: readonly ElementNode[],
  base: ElementNode,
): { template: ElementNode; slots: Slot[] } {
  const slots: Slot[] = [];
  const keys = new Map<string, Slot>();
  const add: AddSlot = (kind, use, values) => {
    // A name that is also shown as text is one fact.
    const key = kind === 'list' || kind === 'class' ? undefined : JSON.stringify(values);
    const known = key === undefined ? undefined : keys.get(key);
    if (known && (known.kind === 'text' || known.kind === kind)) return known;
    const slot: Slot = { kind, use, name: '', values };
    slots.push(slot);
    if (key !== undefined) keys.set(key, slot);
    return slot;
  };
  const template = mergeElements(members, add, base, true);
  return { template, slots };
}

const mergeNodes = (members: Members, add: AddSlot, base: CodeNode, use: string): CodeNode => {
  const [first] = members.filter((node) => node !== undefined);
  if (isElement(first) && isElement(base))
    return mergeElements(members as readonly (ElementNode | undefined)[], add, base);
  if (first?.kind === 'list') return mergeLists(members as readonly (ListNode | undefined)[], add);
  const texts = members.map((node) => (node?.kind === 'text' ? (node.text as string) : undefined));
  return { kind: 'text', text: isOne(texts) ? texts[0]! : add('text', use, texts) };
};

const isOne = (values: readonly unknown[]): boolean => values.every((value) => value === values[0]);

const mergeLists = (members: readonly (ListNode | undefined)[], add: AddSlot): ListNode => {
  const first = members.find((node) => node !== undefined)!;
  return { ...first, slot: add('list', 'list', members) };
};

const mergeElements = (
  members: readonly (ElementNode | undefined)[],
  add: AddSlot,
  whole: ElementNode,
  isRoot = false,
): ElementNode => {
  const isOneText = hasOneContent(members);
  const plain = isOneText ? members : members.map((node) => node && withoutBreaks(node));
  const base = isOneText ? whole : withoutBreaks(whole);
  const present = plain.filter((node) => node !== undefined);
  const { style, rest } = mergeStyles(
    plain.map((node) => node?.style),
    base,
  );
  const children = mergeChildren(base, plain, add);
  const attributes = Object.fromEntries(
    [...new Set(present.flatMap((node) => Object.keys(node.attributes)))].map((name) => {
      const values = plain.map((node) => node?.attributes[name] as SlotValue | undefined);
      const given = values.filter((_, at) => plain[at] !== undefined);
      return [
        name,
        isOne(given)
          ? (given[0] as string | true)
          : add(given[0] === true || given.includes(undefined) ? 'flag' : 'attribute', name, values),
      ];
    }),
  );
  const node: ElementNode = {
    ...base,
    attributes,
    style,
    styleSlot: rest && add('class', isRoot ? '' : styleUse(base.use, children, attributes), rest),
    rules: mergeRules(present.map(({ rules }) => rules)),
    children,
  };
  return present.length === plain.length ? node : { ...node, when: conditionOf(node, plain, add) };
};

/** Words stay on one line where those of every member do. */
const mergeRules = (members: readonly (readonly string[])[]): string[] =>
  [...new Set(members.flat())].filter((rule) => rule !== 'short' || members.every((rules) => rules.includes(rule)));

/** What a look is of: the prop that is shown in it, or what it is. */
const styleUse = (use: string, children: readonly CodeNode[], attributes: ElementNode['attributes']): string | Slot => {
  const text = children.find((child) => child.kind === 'text' && typeof child.text === 'object');
  if (text?.kind === 'text' && typeof text.text === 'object') return text.text;
  const attribute = Object.values(attributes).find((value) => typeof value === 'object');
  return typeof attribute === 'object' ? attribute : use;
};

const hasOneContent = (members: readonly (ElementNode | undefined)[]): boolean =>
  isOne(
    members.map((node) =>
      JSON.stringify(
        node?.children.map((child) =>
          child.kind === 'text' ? child.text : child.kind === 'element' ? child.tag : child.kind,
        ),
      ),
    ),
  );

/** Lines of unlike texts break where the room ends. */
const withoutBreaks = (node: ElementNode): ElementNode => {
  const isBroken = node.children.some((child) => isElement(child) && child.tag === 'br');
  const isPlain = node.children.every((child) => child.kind === 'text' || (isElement(child) && child.tag === 'br'));
  if (!isBroken || !isPlain) return node;
  const text = node.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
  return { ...node, rules: [...node.rules, 'lines'], children: [{ kind: 'text', text }] };
};

const mergeChildren = (base: ElementNode, members: readonly (ElementNode | undefined)[], add: AddSlot): CodeNode[] => {
  const aligned = members.map((node) => node && alignChildren(base.children, node.children));
  return base.children.flatMap((child, place) => {
    const parts = members.map((node, at) => node?.children[aligned[at]?.indexOf(place) ?? -1]);
    return parts.some((part) => part !== undefined) ? [mergeNodes(parts, add, child, base.use)] : [];
  });
};

/** What tells whether a part is shown: a text in it that every member with the part has, or else a flag. */
const conditionOf = (node: ElementNode, members: readonly (ElementNode | undefined)[], add: AddSlot): Slot => {
  const find = (one: ElementNode): Slot | undefined => {
    const own = Object.values(one.attributes).filter((value) => typeof value === 'object');
    const texts = one.children.flatMap((child) =>
      child.kind === 'text' && typeof child.text === 'object' ? [child.text] : [],
    );
    const slot = [...texts, ...own].find(
      ({ kind, values }) =>
        kind !== 'flag' &&
        values.every((value, at) => (value !== undefined && value !== '') === (members[at] !== undefined)),
    );
    return (
      slot ??
      one.children
        .filter(isElement)
        .map(find)
        .find((found) => found !== undefined)
    );
  };
  return (
    find(node) ??
    add(
      'flag',
      node.use,
      members.map((member) => (member ? true : undefined)),
    )
  );
};
