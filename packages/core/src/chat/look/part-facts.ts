import { contrastOf } from '../../color/contrast.ts';
import type { Element, Gradient, Hex, Region, Shadow, TextLine } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { px } from '../../write/number-words.ts';
import type { Part } from './page-index.ts';

const elementOf = ({ paint }: Part): Element | undefined => (paint && 'id' in paint ? paint : undefined);

const WORDS = typesWith('textual', 'breadcrumb');
/** Parts that are their words: their colour is that of the letters. */
const isText = ({ node }: Part): boolean => node.kind === 'text' || WORDS.has(node.type);

/** The style that most letters of a part are set in. */
export const mainLine = ({ lines }: Part): TextLine | undefined => {
  const letters = new Map<string, { line: TextLine; count: number }>();
  for (const line of lines) {
    const key = `${line.fontSize} ${line.fontWeight} ${line.color}`;
    const known = letters.get(key);
    letters.set(key, { line: known?.line ?? line, count: (known?.count ?? 0) + line.text.length });
  }
  return [...letters.values()].sort((a, b) => b.count - a.count)[0]?.line;
};

const fillOf = (part: Part): Hex | undefined => {
  const paint: Element | Region | undefined = part.paint;
  return isText(part) && !paint?.fill ? mainLine(part)?.background : paint?.fill;
};

export const gradientOf = ({ paint }: Part): Gradient | undefined => paint?.gradient;

/** The colour that people see a part in: its letters, its fill, or the strokes of an icon. */
export const colorOf = (part: Part): Hex | undefined => {
  if (isText(part)) return mainLine(part)?.color;
  const element = elementOf(part);
  if (element?.type === 'progress' && element.filled) return element.filled.color;
  if (element?.type === 'icon') return element.ink ?? element.fill;
  return element?.gradient?.from ?? backgroundOf(part);
};

export const backgroundOf = (part: Part): Hex | undefined => {
  for (let at: Part | undefined = part; at; at = at.parent) {
    const fill = at === part ? fillOf(at) : at.paint?.fill;
    if (fill) return fill;
  }
  return part.page.measurement.palette.find(({ role }) => role === 'background')?.hex;
};

/** Colours are measured in whole levels, so those that differ by one are alike. */
export const ALIKE_LEVELS = 1;

/** How light a colour looks, from 0 to 255: the eye sees green as lighter than red, and red as lighter than blue. */
export const lightnessOf = (hex: Hex): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red! + 0.587 * green! + 0.114 * blue!;
};

export const radiusOf = (part: Part): number | undefined => {
  const element = elementOf(part);
  if (element?.radius !== undefined) return element.radius;
  // A painted box without a measured rounding has square corners; words have none at all.
  return element && !isText(part) && (element.fill || element.border || element.gradient) ? 0 : undefined;
};

/** Corners within a pixel of half the shorter side make a pill or a circle. */
export const isRound = (part: Part): boolean =>
  (radiusOf(part) ?? 0) > 0 && radiusOf(part)! >= Math.min(part.node.box.width, part.node.box.height) / 2 - 1;

export const shadowWords = ({ x, y, blur, spread, color, opacity }: Shadow): string =>
  `${[x, y, blur, ...(spread ? [spread] : [])].map((length) => `${px(length)}px`).join(' ')} ${color} (${Math.round(opacity * 100)} %)`;

export const shadowOf = (part: Part): Shadow | undefined => elementOf(part)?.shadow;

export const bordersOf = (part: Part): string[] => {
  const element = elementOf(part);
  return [
    ...(element?.border ? [`${px(element.border.width)} px ${element.border.color}`] : []),
    ...(element?.edges ?? []).map(({ side, width, color }) => `${side} ${px(width)} px ${color}`),
  ];
};

/** True for parts whose surface was measured, so that a missing border or shadow means that there is none. */
export const hasSurface = (part: Part): boolean => part.paint !== undefined && !isText(part);

export const lineHeightOf = (part: Part): number | undefined => {
  const line = mainLine(part);
  if (!line) return undefined;
  const styled = part.page.measurement.styles?.text.find(({ id }) => id === line.style)?.lineHeight;
  if (styled !== undefined) return styled / part.page.measurement.image.scale;
  const text = [part, ...part.page.parts.filter((other) => other.parent === part)].find(
    ({ node }) => node.kind === 'text',
  );
  const rows = text?.lines.filter((one) => !one.continues).length ?? 0;
  // One line alone is as high as its letters, however far apart lines are set.
  return text && rows > 1 ? text.node.box.height / rows : undefined;
};

export const contrastWith = (
  part: Part,
): { ratio: number; color: Hex; background: Hex; line: TextLine } | undefined => {
  const line = mainLine(part);
  if (!line) return undefined;
  return { ratio: contrastOf(line.color, line.background), color: line.color, background: line.background, line };
};

/** The family that letters speak for, or that of the page where they did not. */
export const familyOf = (line: TextLine, { page }: Part): { family: string; sure: boolean } | undefined => {
  if (line.font) return line.font;
  const known = page.measurement.typography.fonts?.find(({ fontClass }) => fontClass === line.fontClass);
  return known && { family: known.family, sure: false };
};
