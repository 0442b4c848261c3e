import type { Tools } from './create-tools.ts';

export type Order = ReturnType<typeof createOrder>;

/**
 * Runs inside the page: the order in which elements are painted (CSS 2.1, appendix E, with the stacking contexts of later
 * modules), as a rank for each.
 */
export function createOrder({ childrenOf, parentOf, styleOf }: Tools) {
  const rank = new Map<Element, number>();
  const treeOrder = new Map<Element, number>();
  const number = (element: Element) => {
    treeOrder.set(element, treeOrder.size);
    for (const child of childrenOf(element)) if (child instanceof Element) number(child);
  };
  number(document.documentElement);
  type Context = { lifted: { element: Element; z: number; isReal: boolean }[] };

  const layoutParent = (element: Element): Element | null => {
    let up = parentOf(element);
    while (up && styleOf(up).display === 'contents') up = parentOf(up);
    return up;
  };
  const isItem = (element: Element): boolean => {
    const up = layoutParent(element);
    return up !== null && /flex|grid/.test(styleOf(up).display);
  };
  /** Whether it paints as a whole of its own; an automatic z-index of a positioned one does not. */
  const opensContext = (element: Element, style: CSSStyleDeclaration): boolean =>
    style.position === 'fixed' ||
    style.position === 'sticky' ||
    ((style.position !== 'static' || isItem(element)) && style.zIndex !== 'auto') ||
    Number(style.opacity) < 1 ||
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    style.perspective !== 'none' ||
    style.clipPath !== 'none' ||
    (style.maskImage !== 'none' && style.maskImage !== '') ||
    style.mixBlendMode !== 'normal' ||
    style.isolation === 'isolate' ||
    (style.getPropertyValue('backdrop-filter') || 'none') !== 'none' ||
    /transform|opacity|filter|perspective|z-index/.test(style.willChange) ||
    /paint|layout|strict|content/.test(style.contain);
  const isTopLayer = (element: Element): boolean =>
    (element instanceof HTMLDialogElement && element.open && element.matches(':modal')) ||
    element.matches(':popover-open');

  const top: Element[] = [];
  const elementsIn = (element: Element): Element[] =>
    childrenOf(element).flatMap((child) => {
      if (!(child instanceof Element)) return [];
      return styleOf(child).display === 'none' ? [] : [child];
    });

  /** What one element paints below its lifted descendants, which are given to the nearest stacking context. */
  const paintFlat = (element: Element, context: Context): Element[] => {
    const blocks: Element[] = [];
    const floats: Element[] = [];
    const inlines: Element[] = [];
    const sort = (up: Element) => {
      for (const child of elementsIn(up)) {
        const style = styleOf(child);
        if (style.display === 'contents') {
          sort(child);
          continue;
        }
        if (isTopLayer(child)) {
          top.push(child);
          continue;
        }
        const isReal = opensContext(child, style);
        if (isReal || style.position !== 'static') {
          context.lifted.push({ element: child, z: isReal ? Number.parseInt(style.zIndex, 10) || 0 : 0, isReal });
        } else if (style.float !== 'none' && !isItem(child)) floats.push(...paintFlat(child, context));
        else if (isItem(child) || /^inline-|^ruby/.test(style.display)) inlines.push(...paintFlat(child, context));
        else if (style.display === 'inline') {
          inlines.push(child);
          sort(child);
        } else {
          blocks.push(child);
          sort(child);
        }
      }
    };
    sort(element);
    return [element, ...blocks, ...floats, ...inlines];
  };
  const paintContext = (element: Element): Element[] => {
    const context: Context = { lifted: [] };
    const [first, ...rest] = paintFlat(element, context);
    const below: Element[] = [];
    const above: Element[] = [];
    // Lifted ones that open no context of their own hand theirs on: the list grows while it is read.
    const painted = new Map<Element, Element[]>();
    for (let index = 0; index < context.lifted.length; index += 1) {
      const { element: one, isReal } = context.lifted[index]!;
      painted.set(one, isReal ? paintContext(one) : paintFlat(one, context));
    }
    context.lifted.sort((a, b) => a.z - b.z || treeOrder.get(a.element)! - treeOrder.get(b.element)!);
    for (const { element: one, z } of context.lifted) (z < 0 ? below : above).push(...painted.get(one)!);
    return [first!, ...below, ...rest, ...above];
  };
  const place = (list: Element[]) => {
    for (const element of list) rank.set(element, rank.size);
  };
  place(paintContext(document.documentElement));
  for (let at = 0; at < top.length; at += 1) place(paintContext(top[at]!));
  return { rankOf: (element: Element): number => rank.get(element) ?? 0 };
}
