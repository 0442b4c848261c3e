import type { RawBorder, RawPaint, Rgba, Sides } from '../raw.ts';
import type { CssPaint } from './create-css-paint.ts';
import type { Sight } from './create-sight.ts';
import type { Tools } from './create-tools.ts';

export type Paint = ReturnType<typeof createPaint>;

/** Runs inside the page: what an element draws, itself or with others that only exist for that. */
export function createPaint(tools: Tools, css: CssPaint, { besides }: Sight) {
  const { look, styleOf, parentOf, boxOf, childrenOf, within, textOf, hasWords, toRgba, over, px, pseudoOf, blockOf } =
    tools;
  const { read, linesOf, isPainted, isApart } = css;
  /** Elements that lie over the whole of a small one to paint it: an outline, an underlay, a tint. */
  const MAX_COVERED_HEIGHT = 120;
  const MAX_COVERED_TEXT = 500;
  const MAX_COVER_OFF = 6;
  /** A label may float in the gap of an outline. */
  const MAX_COVER_WORDS = 40;
  // A tint of a few percent is no visible element, but it can be seen.
  const isDrawn = (element: Element): boolean => look(element).isShown && styleOf(element).visibility === 'visible';
  /** A colour that no pixel has: all others differ from it. */
  const OTHER: Rgba = [-1000, -1000, -1000, 1];
  /** What is behind a fill of less alpha shows through. */
  const MIN_OPAQUE = 0.95;
  const PICTURE = /^(img|video|canvas|iframe|object|embed)$/i;
  /** Right outside of all its sides is something else than what its ancestors are painted with. */
  const liesOnOther = (element: Element): boolean => {
    const around = besides(element);
    const { under } = look(element);
    return (
      around.length > 1 &&
      around.every((one) => look(one).hasImage || PICTURE.test(one.tagName) || isApart(look(one).color, under))
    );
  };
  const pieces = new Set<Element>();
  const own = new Map<Element, RawPaint>();
  const ownPaint = (element: Element): RawPaint => {
    const before = own.get(element);
    if (before) return before;
    const { width: wide, height: high } = element.getBoundingClientRect();
    const behind = look(element);
    const paint = read(styleOf(element), behind, wide, high);
    const isDrawn = paint.alpha > 0 || paint.borders.some((border) => border.width > 0);
    // What an ancestor is painted with may be hidden by a gradient or a picture.
    const isElsewhere = isDrawn && !isPainted(paint) && liesOnOther(element);
    const seen = isElsewhere
      ? { ...read(styleOf(element), { ...behind, under: OTHER }, wide, high), under: behind.under }
      : paint;
    const parent = parentOf(element);
    const isOverPicture = parent !== null && !look(parent).isKnown;
    if ((isElsewhere || isOverPicture) && seen.alpha < MIN_OPAQUE) delete seen.fill;
    own.set(element, seen);
    return seen;
  };
  const coversOf = (element: Element): Element[] => {
    const home = element.getBoundingClientRect();
    const isTall = element.querySelector('textarea') !== null && home.height < MAX_COVERED_TEXT;
    if ((home.height > MAX_COVERED_HEIGHT && !isTall) || home.height < 8) return [];
    return childrenOf(element).flatMap((child) => {
      if (!(child instanceof Element) || !isDrawn(child) || styleOf(child).position !== 'absolute') return [];
      const { left, top, right, bottom } = child.getBoundingClientRect();
      const off = Math.max(
        ...[left - home.left, top - home.top, right - home.right, bottom - home.bottom].map(Math.abs),
      );
      const all = [child, ...within(child)];
      if (off > MAX_COVER_OFF || textOf(child).length > MAX_COVER_WORDS || all.length > 8) return [];
      if (all.some(({ tagName }) => /^(svg|img|input|select|textarea|button|a|canvas|video|i)$/i.test(tagName)))
        return [];
      return all.filter(
        (one) =>
          isDrawn(one) &&
          boxOf(one) !== null &&
          !hasWords(one) &&
          !ownPaint(one).hasImage &&
          (isPainted(withPseudo(one)) || linesOf(withPseudo(one)) > 0),
      );
    });
  };
  /** A pseudo element that lies over the whole element draws its border or its fill. */
  const pseudoCovers = (element: Element): RawPaint[] => {
    const { width: wide, height: high } = element.getBoundingClientRect();
    return (['::before', '::after'] as const).flatMap((pseudo) => {
      const style = pseudoOf(element, pseudo);
      if (
        style?.position !== 'absolute' ||
        Number(style.zIndex) < 0 ||
        blockOf(element) !== element ||
        /[^"\s]/.test(style.content)
      )
        return [];
      const [left, top] = [px(style.left), px(style.top)];
      const isBorderBox = style.boxSizing === 'border-box';
      const across = px(style.width) + (isBorderBox ? 0 : px(style.borderLeftWidth) + px(style.borderRightWidth));
      const down = px(style.height) + (isBorderBox ? 0 : px(style.borderTopWidth) + px(style.borderBottomWidth));
      const off = Math.max(...[left, top, across - wide, down - high].map(Math.abs));
      const isTurned = style.transform !== 'none';
      if (off > MAX_COVER_OFF || isTurned) return [];
      const paint = pseudoPaint(element, style, across, down);
      return !paint.hasImage && isPainted(paint) ? [paint] : [];
    });
  };
  /** The cells of a row, where all have one fill: the row has it. */
  const filledCells = (element: Element): Element[] => {
    if (element.tagName !== 'TR' && element.getAttribute('role') !== 'row') return [];
    const cells = childrenOf(element).filter((node): node is Element => node instanceof Element && look(node).isShown);
    const fills = cells
      .map((cell) => ownPaint(cell))
      .map(({ fill, isDistinct }) => (isDistinct && fill ? fill.join() : ''));
    return cells.length > 1 && fills[0] !== '' && fills.every((fill) => fill === fills[0]) ? cells : [];
  };
  const merge = (paint: RawPaint, covers: RawPaint[]): RawPaint => {
    const filled = covers.find(({ isDistinct }) => isDistinct);
    const sides = [0, 1, 2, 3] as const;
    return {
      ...paint,
      ...(filled ? { fill: filled.fill, alpha: filled.alpha, isDistinct: true } : {}),
      borders: sides.map(
        (side) => covers.find(({ borders }) => borders[side].isVisible)?.borders[side] ?? paint.borders[side],
      ) as Sides<RawBorder>,
      radius: sides.map((side) =>
        Math.max(paint.radius[side], ...covers.map(({ radius }) => radius[side])),
      ) as Sides<number>,
      shadows: [...paint.shadows, ...covers.flatMap(({ shadows }) => shadows)],
    };
  };
  const withPseudo = (element: Element): RawPaint => {
    const paints = pseudoCovers(element);
    return paints.length > 0 ? merge(ownPaint(element), paints) : ownPaint(element);
  };
  /** Only what covers the whole element fills it; pieces of an outline bring their borders. */
  const asCover = (cover: Element, element: Element): RawPaint => {
    const paint = withPseudo(cover);
    const { width: wide, height: high } = cover.getBoundingClientRect();
    const home = element.getBoundingClientRect();
    const isWhole = wide >= home.width - 2 * MAX_COVER_OFF && high >= home.height - 2 * MAX_COVER_OFF;
    return isWhole ? paint : { ...paint, isDistinct: false };
  };
  const known = new Map<Element, RawPaint>();
  const paintOf = (element: Element): RawPaint => {
    const before = known.get(element);
    if (before) return before;
    let paint = ownPaint(element);
    if (!isPainted(paint) && !(element instanceof SVGElement)) {
      const covers = coversOf(element);
      const cells = filledCells(element);
      for (const cover of [...covers, ...cells]) pieces.add(cover);
      const paints = [...covers.map((cover) => asCover(cover, element)), ...pseudoCovers(element)];
      if (paints.length > 0) paint = merge(paint, paints);
      const [cell] = cells;
      if (cell) paint = { ...paint, fill: ownPaint(cell).fill, alpha: ownPaint(cell).alpha, isDistinct: true };
    } else if (paint.fill && !paint.hasImage) {
      // A tint on a filled element.
      const tint = pseudoCovers(element).find(({ isDistinct }) => isDistinct);
      if (tint) paint = { ...paint, fill: tint.fill };
    }
    known.set(element, paint);
    return paint;
  };
  const pseudoPaint = (host: Element, style: CSSStyleDeclaration, wide: number, high: number): RawPaint => {
    const { opacity: above, color: under } = look(host);
    const opacity = above * Number(style.opacity);
    const fill = toRgba(style.backgroundColor);
    const alpha = fill[3] * opacity;
    const color = alpha > 0 ? over(fill, under, alpha) : under;
    return read(style, { opacity, alpha, color, under, hasImage: style.backgroundImage !== 'none' }, wide, high);
  };
  /** What a dialog's ::backdrop lays over the page. */
  const backdropOf = (element: Element): Rgba | undefined => {
    const style = getComputedStyle(element, '::backdrop');
    const [red, green, blue, alpha] = toRgba(style.backgroundColor);
    const shown = style.display === 'none' ? 0 : alpha * Number(style.opacity);
    return shown > 0 ? [red, green, blue, shown] : undefined;
  };
  return { ...css, paintOf, pseudoPaint, backdropOf, pieces };
}
