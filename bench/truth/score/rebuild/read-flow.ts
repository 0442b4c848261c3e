/** How a page is built and what goes wrong on it at the width of the window. */
export type Flow = {
  drawn: number;
  /** Placed absolutely, or fixed. */
  absolute: number;
  /** Drawn by an element that says what it is. */
  semantic: number;
  /** Pixels that the page can be scrolled sideways. */
  overflow: number;
  /** Lines of text that lie over another. */
  overlaps: number;
  /** Lines of text that leave the window at a side. */
  cut: number;
};

/** Runs in the page. It must not use anything from outside itself. */
export function readFlow(): Flow {
  const semantic = new Set(
    'HEADER NAV MAIN ASIDE FOOTER SECTION ARTICLE H1 H2 H3 H4 H5 H6 P UL OL LI A BUTTON INPUT SELECT TEXTAREA LABEL FORM TABLE THEAD TBODY TR TH TD FIGURE IMG'.split(
      ' ',
    ),
  );
  const drawn = [...document.body.querySelectorAll('*')].filter(
    (one) =>
      !one.closest('svg') && !['SCRIPT', 'STYLE', 'BR'].includes(one.tagName) && one.getBoundingClientRect().width > 0,
  );
  const width = document.documentElement.clientWidth;
  const isPlaced = (one: Element): boolean => ['absolute', 'fixed'].includes(getComputedStyle(one).position);
  // In a box that scrolls, or in a drawer that stands wholly outside the window.
  const isAway = (one: Element | null): boolean => {
    if (!one || one === document.body) return false;
    const { left, right } = one.getBoundingClientRect();
    const scrolls = /auto|scroll/u.test(getComputedStyle(one).overflowX);
    return scrolls || (isPlaced(one) && (right <= 0 || left >= width)) || isAway(one.parentElement);
  };
  const lines: DOMRect[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement || parentElement.closest('svg,style,script')) continue;
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isAway(parentElement))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    lines.push(...[...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1));
  }
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  return {
    drawn: drawn.length,
    absolute: drawn.filter(isPlaced).length,
    semantic: drawn.filter(({ tagName }) => semantic.has(tagName)).length,
    overflow: Math.max(0, document.documentElement.scrollWidth - width),
    overlaps: lines.filter((one, index) => lines.slice(index + 1).some((other) => isOver(one, other))).length,
    cut: lines.filter(({ left, right }) => left < -1 || right > width + 1).length,
  };
}
