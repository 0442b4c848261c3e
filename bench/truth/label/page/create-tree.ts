export type FlatTree = ReturnType<typeof createTree>;

/** Runs inside the page: its elements as they are laid out, through open shadow roots and slots. */
export function createTree() {
  const UNDRAWN = /^(script|style|noscript|template|head|title|meta|link|base|param|source|track)$/i;
  const REPLACED = /^(textarea|select|option|iframe|object|embed|video|audio|canvas|img)$/i;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    let style = styles.get(element);
    if (!style) {
      style = getComputedStyle(element);
      styles.set(element, style);
    }
    return style;
  };
  const parentOf = (node: Node): Element | null => {
    const slot = (node as Element | Text).assignedSlot;
    if (slot) return slot;
    if (node.parentElement) return node.parentElement;
    const root = node.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const childrenOf = (element: Element): Node[] => {
    if (REPLACED.test(element.tagName)) return [];
    if (element.shadowRoot) return [...element.shadowRoot.childNodes];
    if (element instanceof HTMLSlotElement) {
      const assigned = element.assignedNodes();
      if (assigned.length > 0) return assigned;
    }
    return [...element.childNodes];
  };
  const holds = (outer: Element, inner: Element): boolean => {
    for (let up: Element | null = inner; up; up = parentOf(up)) if (up === outer) return true;
    return false;
  };
  /**
   * The nearest ancestor, or the element itself, that the selector fits: through shadow roots, which `closest` does not leave.
   * The body is left out, since its classes are about the whole page.
   */
  const closest = (element: Element | null, selector: string): Element | null => {
    for (let up = element; up && up !== document.body; up = parentOf(up)) if (up.matches(selector)) return up;
    return null;
  };
  const elements: Element[] = [];
  const textNodes: Text[] = [];
  const walk = (element: Element) => {
    elements.push(element);
    for (const child of childrenOf(element)) {
      if (child instanceof Text) {
        if (/\S/.test(child.data)) textNodes.push(child);
      } else if (child instanceof Element && !UNDRAWN.test(child.tagName)) walk(child);
    }
  };
  walk(document.body);
  const within = (element: Element): Element[] => {
    const found: Element[] = [];
    const collect = (up: Element) => {
      for (const child of childrenOf(up))
        if (child instanceof Element && !UNDRAWN.test(child.tagName)) {
          found.push(child);
          collect(child);
        }
    };
    collect(element);
    return found;
  };
  return { elements, textNodes, styleOf, parentOf, childrenOf, holds, closest, within };
}
