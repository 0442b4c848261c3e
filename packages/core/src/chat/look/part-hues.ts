import { hueOf } from '../../color/color-hue.ts';
import { contrastOf } from '../../color/contrast.ts';
import type { Hex } from '../../hex.ts';
import type { Hue, Role } from '../words/color-words.ts';
import type { Part } from './page-index.ts';
import { colorOf, gradientOf } from './part-facts.ts';

/** Hues that one person calls by the name and another by the next. */
const NEXT_HUES: Record<Hue, readonly Hue[]> = {
  red: ['orange', 'pink'],
  orange: ['yellow', 'red'],
  yellow: ['orange'],
  green: ['teal'],
  teal: ['green', 'blue'],
  blue: ['purple', 'teal'],
  purple: ['pink', 'blue'],
  pink: ['purple', 'red'],
  grey: [],
  white: [],
  black: [],
};

/** Greys from which white stands out so much are called black, and those that black does, white. */
const MIN_CONTRAST = 12;

const isNearly = (hex: Hex, hue: Hue): boolean => {
  if (hue === 'black') return hueOf(hex) === 'grey' && contrastOf(hex, '#ffffff') >= MIN_CONTRAST;
  if (hue === 'white') return hueOf(hex) === 'grey' && contrastOf(hex, '#000000') >= MIN_CONTRAST;
  if (hue === 'grey') return hex !== '#ffffff' && hex !== '#000000' && ['white', 'black'].includes(hueOf(hex));
  return NEXT_HUES[hue].includes(hueOf(hex));
};

/** White with a breath of colour is called by that colour; fewer levels between its channels are grey. */
const MIN_TINT_LEVELS = 6;

const tintOf = (hex: Hex): Hue | undefined => {
  const levels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  if (most - least < MIN_TINT_LEVELS) return undefined;
  const full = levels.map((level) => Math.round(((level - least) / (most - least)) * 255));
  return hueOf(`#${full.map((level) => level.toString(16).padStart(2, '0')).join('')}`);
};

const outlinesOf = ({ paint }: Part): Hex[] =>
  paint && 'id' in paint
    ? [...(paint.border ? [paint.border.color] : []), ...(paint.edges ?? []).map(({ color }) => color)]
    : [];

const slicesOf = ({ paint }: Part): { color: Hex }[] => (paint && 'chart' in paint && paint.chart?.ring?.slices) || [];

/** What people call by a colour: by its own, by its outline, and at last by one that is nearly that. */
export const ofHue = (parts: readonly Part[], hue: Hue): Part[] => {
  const readers: ((part: Part) => boolean)[] = [
    (part) => [colorOf(part), gradientOf(part)?.to].some((hex) => hex && hueOf(hex) === hue),
    (part) => outlinesOf(part).some((hex) => hueOf(hex) === hue),
    (part) => [colorOf(part)].some((hex) => hex && isNearly(hex, hue)),
    (part) => [colorOf(part)].some((hex) => hex && tintOf(hex) === hue),
    (part) => slicesOf(part).some(({ color }) => hueOf(color) === hue),
  ];
  return readers.map((reads) => parts.filter(reads)).find((found) => found.length > 0) ?? [];
};

const SIGNAL_HUES: Partial<Record<Role, Hue>> = { success: 'green', warning: 'yellow', danger: 'red', info: 'blue' };

/** Parts in the colour of a role; all of them where none is. */
export const ofRole = (parts: readonly Part[], role: Role): Part[] => {
  const own = parts.filter((part) =>
    part.page.measurement.palette.some((color) => color.role === role && color.hex === colorOf(part)),
  );
  const hue = SIGNAL_HUES[role];
  const found = own.length === 0 && hue ? ofHue(parts, hue) : own;
  return found.length > 0 ? found : [...parts];
};
