import type { RawBox, Rgba } from '../raw.ts';
import type { FlatTree } from './create-tree.ts';

/** What an element has from its ancestors. */
type Look = {
  opacity: number;
  /** Laid out, whether or not it can be seen. */
  isShown: boolean;
  isVisible: boolean;
  /** What its own box, its in-flow children, its absolute and its fixed descendants are cut to: left, top, right, bottom. */
  outer: RawBox;
  clip: RawBox;
  absoluteClip: RawBox;
  fixedClip: RawBox;
  /** The colour that it shows as far as its own and its ancestors' fills tell, and that of its ancestors alone. */
  under: Rgba;
  color: Rgba;
  alpha: number;
  hasImage: boolean;
  /** Nothing but flat colours was composited. */
  isKnown: boolean;
};

export type Tools = ReturnType<typeof createTools>;

/** Runs inside the page: colours, visibility and clipping on top of the flat tree, each read once. */
export function createTools(tree: FlatTree) {
  const { textNodes, styleOf, parentOf } = tree;
  const width = innerWidth;
  const height = innerHeight;
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, Rgba>();
  const toRgba = (css: string): Rgba => {
    if (!css || css === 'transparent' || css === 'none' || !pen) return [0, 0, 0, 0];
    const known = colors.get(css);
    if (known) return known;
    const plain = /^rgba?\(([\d.]+),\s*([\d.]+),\s*([\d.]+)(?:,\s*([\d.]+))?\)$/.exec(css);
    let color: Rgba;
    if (plain)
      color = [Number(plain[1]), Number(plain[2]), Number(plain[3]), Math.round(Number(plain[4] ?? 1) * 255) / 255];
    else {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = '#000';
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      color = [red, green, blue, alpha / 255];
    }
    colors.set(css, color);
    return color;
  };
  const over = (top: Rgba, under: Rgba, alpha = top[3]): Rgba => [
    top[0] * alpha + under[0] * (1 - alpha),
    top[1] * alpha + under[1] * (1 - alpha),
    top[2] * alpha + under[2] * (1 - alpha),
    1,
  ];
  const px = (length: string): number => Number.parseFloat(length) || 0;

  const meet = (a: RawBox, b: RawBox): RawBox => [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  const screen: RawBox = [0, 0, width, height];
  const looks = new Map<Element, Look>();
  const root: Look = {
    opacity: 1,
    isShown: true,
    isVisible: true,
    outer: screen,
    clip: screen,
    absoluteClip: screen,
    fixedClip: screen,
    under: [255, 255, 255, 1],
    color: [255, 255, 255, 1],
    alpha: 0,
    hasImage: false,
    isKnown: true,
  };
  const look = (element: Element): Look => {
    const known = looks.get(element);
    if (known) return known;
    const parent = parentOf(element);
    const up = parent ? look(parent) : root;
    const style = styleOf(element);
    const opacity = up.opacity * Number(style.opacity);
    const isShown = up.isShown && style.display !== 'none' && style.contentVisibility !== 'hidden';
    const outer = style.position === 'fixed' ? up.fixedClip : style.position === 'absolute' ? up.absoluteClip : up.clip;
    const isRoot = element === document.body || element === document.documentElement;
    const cuts = /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY) && style.display !== 'inline';
    const isShaped = (style.clip && style.clip !== 'auto') || (style.clipPath && style.clipPath !== 'none');
    let clip = outer;
    if (((cuts && !isRoot) || isShaped) && style.display !== 'contents') {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      clip = meet(outer, [left, top, right, bottom]);
      if (cuts && !isRoot) {
        // Overflow is cut at the padding box.
        const border = [
          style.borderLeftWidth,
          style.borderTopWidth,
          style.borderRightWidth,
          style.borderBottomWidth,
        ].map(px);
        clip = meet(clip, [left + border[0]!, top + border[1]!, right - border[2]!, bottom - border[3]!]);
      }
      // The usual ways to hide text from all but screen readers.
      const isHidden =
        /rect\(\s*[01](px)?[, ]+[01](px)?[, ]+[01](px)?[, ]+[01](px)?\s*\)/.test(style.clip) ||
        /inset\((50|100)%/.test(style.clipPath);
      if (isHidden) clip = [0, 0, 0, 0];
    }
    const holdsFixed =
      style.transform !== 'none' ||
      style.filter !== 'none' ||
      style.perspective !== 'none' ||
      /paint|strict|content/.test(style.contain);
    const holdsAbsolute = holdsFixed || style.position !== 'static';
    const color = toRgba(style.backgroundColor);
    const hasImage = style.backgroundImage !== 'none' && !/text/.test(style.backgroundClip);
    const isTextFill = /text/.test(style.backgroundClip);
    const alpha = isTextFill ? 0 : color[3] * opacity;
    const own: Look = {
      opacity,
      isShown,
      isVisible: isShown && style.visibility === 'visible' && opacity > 0.05,
      outer,
      clip,
      absoluteClip: holdsAbsolute ? clip : up.absoluteClip,
      fixedClip: holdsFixed ? clip : up.fixedClip,
      under: up.color,
      color: alpha > 0 ? over(color, up.color, alpha) : up.color,
      alpha,
      hasImage,
      isKnown: alpha >= 0.99 ? !hasImage : up.isKnown && !hasImage,
    };
    looks.set(element, own);
    return own;
  };
  const cut = ({ left, top, right, bottom }: DOMRect, clip: RawBox): RawBox | null => {
    const [x, y, endX, endY] = meet([left, top, right, bottom], clip);
    return endX - x > 0 && endY - y > 0 ? [x, y, endX - x, endY - y] : null;
  };
  const boxOf = (element: Element): RawBox | null => cut(element.getBoundingClientRect(), look(element).outer);
  /** The smallest box around all of them; the list must not be empty. */
  const around = (boxes: RawBox[]): RawBox => {
    const x = Math.min(...boxes.map((box) => box[0]));
    const y = Math.min(...boxes.map((box) => box[1]));
    const right = Math.max(...boxes.map((box) => box[0] + box[2]));
    return [x, y, right - x, Math.max(...boxes.map((box) => box[1] + box[3])) - y];
  };
  const letters = new Map<Element, string>();
  for (const node of textNodes) {
    const holder = parentOf(node);
    if (!holder || !look(holder).isVisible) continue;
    for (let up: Element | null = holder; up; up = parentOf(up))
      letters.set(up, `${letters.get(up) ?? ''} ${node.data}`);
  }
  /** All visible text below it, through shadow roots. */
  const textOf = (element: Element): string => (letters.get(element) ?? '').trim().replace(/\s+/g, ' ');
  /** What an absolute child or pseudo element of it is placed by. */
  const blockOf = (element: Element): Element => {
    let up: Element | null = element;
    while (up && up !== document.body && styleOf(up).position === 'static' && styleOf(up).transform === 'none')
      up = parentOf(up);
    return up ?? document.body;
  };
  const hasWords = (element: Element): boolean => /\p{L}/u.test(textOf(element));
  // Custom elements are named by their tag.
  const tagName = ({ localName }: Element): string => (localName.includes('-') ? localName : '');
  const namesOf = (element: Element): string =>
    `${element.getAttribute('class') ?? ''} ${element.id ?? ''} ${tagName(element)}`;
  const isNamed = (element: Element, pattern: RegExp): boolean =>
    pattern.test(element.getAttribute('class') ?? '') ||
    pattern.test(element.id ?? '') ||
    pattern.test(tagName(element));
  const pseudoOf = (element: Element, pseudo: '::before' | '::after'): CSSStyleDeclaration | null => {
    const style = getComputedStyle(element, pseudo);
    return style.content === 'none' || style.content === 'normal' || style.display === 'none' ? null : style;
  };
  return {
    ...tree,
    width,
    height,
    textOf,
    hasWords,
    pen,
    toRgba,
    over,
    px,
    look,
    cut,
    boxOf,
    around,
    blockOf,
    namesOf,
    isNamed,
    pseudoOf,
  };
}
