import type { RawBox } from '../raw.ts';
import type { Order } from './create-order.ts';
import type { Tools } from './create-tools.ts';

export type Sight = ReturnType<typeof createSight>;

/** Runs inside the page: what is covered by something else at a point. */
export function createSight({ elements, width, height, look, styleOf, holds, cut }: Tools, { rankOf }: Order) {
  /** From this alpha on what lies below a layer is not counted as seen. */
  const OPAQUE = 0.6;
  const PICTURE = /^(img|video|canvas|iframe|object|embed)$/i;
  const opaque = new Map<Element, boolean>();
  const isOpaque = (element: Element): boolean => {
    const known = opaque.get(element);
    if (known !== undefined) return known;
    const { isVisible, opacity, alpha, hasImage } = look(element);
    const image = styleOf(element).backgroundImage;
    const isFull = hasImage && !/transparent|rgba\([^)]*, 0(\.\d+)?\)/.test(image);
    const answer =
      isVisible && (PICTURE.test(element.tagName) ? opacity > OPAQUE : alpha > OPAQUE || (isFull && opacity > OPAQUE));
    opaque.set(element, answer);
    return answer;
  };

  // What is inert cannot be hit: there the boxes and the paint order have to do.
  const isInert = elements.some((element) => element.hasAttribute('inert') || element.matches('dialog:modal'));
  const covers = isInert
    ? elements.flatMap((element) => {
        const box = isOpaque(element) ? cut(element.getBoundingClientRect(), look(element).outer) : null;
        return box ? [{ element, box, rank: rankOf(element) }] : [];
      })
    : [];
  const isUncovered = (element: Element, x: number, y: number): boolean =>
    !covers.some(
      ({ element: other, box, rank }) =>
        rank > rankOf(element) &&
        x >= box[0] &&
        y >= box[1] &&
        x < box[0] + box[2] &&
        y < box[1] + box[3] &&
        !holds(element, other),
    );

  /** All that is hit at a point, topmost first, through shadow roots. */
  const stackAt = (x: number, y: number): Element[] => {
    let isDeep = false;
    const hit = (root: Document | ShadowRoot): Element[] =>
      root.elementsFromPoint(x, y).flatMap((element) => {
        if (element.getRootNode() !== root) return [];
        if (!element.shadowRoot) return [element];
        isDeep = true;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // A host is hit wherever one of its parts is, though it paints nothing there.
        const isThere = x >= left && x < right && y >= top && y < bottom;
        return [...hit(element.shadowRoot), ...(isThere ? [element] : [])];
      });
    const stack = [...new Set(hit(document))];
    // A host stands for all of its shadow in the list of its page: the parts are sorted by what is painted last.
    return isDeep ? stack.sort((a, b) => rankOf(b) - rankOf(a)) : stack;
  };
  let last: { x: number; y: number; stack: Element[] } | undefined;
  /** `isText`: text that overflows its element is not hit, and lies on its ancestors all the same. */
  const onTop = (element: Element, x: number, y: number, isText = false): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    if (isInert) return isUncovered(element, x, y);
    if (last?.x !== x || last.y !== y) last = { x, y, stack: stackAt(x, y) };
    for (const top of last.stack) {
      if (top === element || holds(element, top)) return true;
      if (holds(top, element)) {
        if (isText) return true;
        // A see-through pseudo element of an ancestor may lie above it.
        if (last.stack.some((other) => other === element || holds(element, other))) return true;
        // Inline boxes have gaps between their lines, and drawings between their shapes.
        const { left, right, top: above, bottom } = element.getBoundingClientRect();
        const hasGaps = styleOf(element).display.startsWith('inline') || element instanceof SVGElement;
        return hasGaps && x >= left && x <= right && y >= above && y <= bottom;
      }
      if (isOpaque(top)) return false;
    }
    return false;
  };
  const POINTS = [
    [0.5, 0.5],
    [0.2, 0.25],
    [0.8, 0.25],
    [0.2, 0.75],
    [0.8, 0.75],
  ] as const;
  const isSeen = (element: Element, [x, y, wide, high]: RawBox, minShare = 0.34): boolean =>
    POINTS.filter(([right, down]) => onTop(element, x + wide * right, y + high * down)).length / POINTS.length >=
    minShare;
  /** How far outside of a box its surroundings are looked at: beyond a border and its anti-aliasing, before the next thing. */
  const BESIDE_PX = 3;
  /** What can be seen right outside of an element's four sides, as far as those are on the screen. */
  const besides = (element: Element): Element[] => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points: [number, number][] = [
      [left - BESIDE_PX, y],
      [right + BESIDE_PX, y],
      [x, top - BESIDE_PX],
      [x, bottom + BESIDE_PX],
    ];
    return points.flatMap(([across, down]) => {
      if (across < 0 || down < 0 || across >= width || down >= height || isInert) return [];
      return stackAt(across, down).find(isOpaque) ?? [];
    });
  };
  return { besides, onTop, isSeen };
}
