import type { Element } from '@blueprompt/core/measurement';

/** Sides may differ by this many pixels, or by this share for texts of other length. */
const SAME_SIDE = 3;
const MIN_MEMBERS = 2;
/** Types whose width follows their text: only their height and paint must agree. */
const BY_TEXT = new Set(['button', 'badge', 'link', 'heading', 'paragraph']);
/** Types that are grouped; landmarks and lines are not. */
const GROUPED = new Set([
  'card',
  'button',
  'badge',
  'input',
  'select',
  'image',
  'avatar',
  'icon',
  'checkbox',
  'radio',
  'switch',
  'progress',
  'chart',
  'alert',
]);

/** Elements of one type, size, paint and parent kind share a group: three equal cards, a row of buttons. */
export const groupAlike = (elements: readonly Element[]): Element[] => {
  const groups: Element[][] = [];
  for (const element of elements) {
    if (!GROUPED.has(element.type)) continue;
    const group = groups.find((known) => isAlike(known[0]!, element));
    if (group) group.push(element);
    else groups.push([element]);
  }
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const group of groups.filter((members) => members.length >= MIN_MEMBERS)) {
    const type = group[0]!.type;
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    for (const element of group) names.set(element.id, `${type}-${number}`);
  }
  return elements.map((element) => (names.has(element.id) ? { ...element, group: names.get(element.id)! } : element));
};

const isAlike = (a: Element, b: Element): boolean =>
  a.type === b.type &&
  Math.abs(a.box.height - b.box.height) <= SAME_SIDE &&
  (BY_TEXT.has(a.type) || Math.abs(a.box.width - b.box.width) <= SAME_SIDE) &&
  (a.type === 'image' || a.type === 'avatar' || a.type === 'icon' || a.fill === b.fill) &&
  a.border?.color === b.border?.color;
