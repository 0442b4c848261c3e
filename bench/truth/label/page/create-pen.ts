import type { RawBox, RawText } from '../raw.ts';
import type { Tools } from './create-tools.ts';

export type Pen = ReturnType<typeof createPen>;

/** Runs inside the page: how the fonts of the page set a text. */
export function createPen({ parentOf, styleOf, px, pen }: Tools) {
  const genericOf = (families: string): RawText['generic'] => {
    const names = families.toLowerCase();
    if (/mono|courier|consol|menlo|code/.test(names)) return 'mono';
    if (/sans|arial|helvetica|roboto|inter|verdana|tahoma|segoe|system-ui|lato|nunito|poppins|montserrat/.test(names))
      return 'sans';
    return /serif|times|georgia|garamond|merriweather|lora|playfair|roman|bookman/.test(names) ? 'serif' : 'sans';
  };
  const drawn = (text: string, style: CSSStyleDeclaration): string => {
    if (style.textTransform === 'uppercase') return text.toUpperCase();
    if (style.textTransform === 'lowercase') return text.toLowerCase();
    if (style.textTransform !== 'capitalize') return text;
    return text.replace(/(^|[\s\-(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  };
  const scaleOf = (element: Element): number => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  const isUnderlined = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = parentOf(up)) {
      if (/underline/.test(styleOf(up).textDecorationLine)) return true;
      if (!/^(inline|contents)$/.test(styleOf(up).display)) return false;
    }
    return false;
  };
  // A line of normal height is as high as its font wants it: measured once a font.
  const normal = new Map<string, number>();
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:absolute;left:0;top:0;visibility:hidden;line-height:normal;white-space:pre;margin:0;padding:0;border:0';
  probe.textContent = 'x';
  const lineHeightOf = (style: CSSStyleDeclaration): number => {
    if (style.lineHeight !== 'normal') return px(style.lineHeight);
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    let height = normal.get(font);
    if (height === undefined) {
      probe.style.font = font;
      document.body.append(probe);
      height = probe.getBoundingClientRect().height;
      probe.remove();
      normal.set(font, height);
    }
    return height;
  };
  const setPen = (style: CSSStyleDeclaration) => {
    if (!pen) return;
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    pen.wordSpacing = style.wordSpacing === 'normal' ? '0px' : style.wordSpacing;
    pen.fontKerning = 'auto';
  };
  const measure = (text: string): number => pen?.measureText(text).width ?? 0;
  /** Where the font has ink for a line whose content area is `box`. */
  const inkOf = (text: string, box: RawBox, style: CSSStyleDeclaration): RawBox | undefined => {
    if (!pen) return undefined;
    setPen(style);
    const ink = pen.measureText(text);
    const ascent = Math.round(ink.fontBoundingBoxAscent);
    const high = ascent + Math.round(ink.fontBoundingBoxDescent);
    // Fonts that fall back letter by letter, and text that is scaled, do not fit the measured font.
    if (Math.abs(high - box[3]) > 1.5 || Math.abs(ink.width - box[2]) > 0.06 * box[2] + 2) return undefined;
    const baseline = box[1] + ascent;
    return [
      box[0] - ink.actualBoundingBoxLeft,
      baseline - ink.actualBoundingBoxAscent,
      ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight,
      ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
    ];
  };
  return { genericOf, drawn, scaleOf, isUnderlined, lineHeightOf, setPen, measure, inkOf };
}
