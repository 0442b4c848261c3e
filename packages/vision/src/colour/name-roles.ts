import type { PaletteRole } from '@blueprompt/core/measurement';
import { deltaE, toLab } from './delta-e.ts';

/** CIELAB chroma above which a colour speaks, and below which it is neutral. */
const VIVID = 28;
const NEUTRAL = 16;
/** An ink with this share of the lines that the commonest has is no exception: the strongest such is the text, paler ones are muted. */
const COMMON_SHARE = 0.3;

/** A colour with where it was seen; `share` counts pixels of this exact value. */
export type UsedColor = {
  color: number;
  share: number;
  fills: number;
  texts: number;
  borders: number;
  buttons: number;
  links: number;
};

/** Gives each colour the one role that its use shows. */
export const nameRoles = (colors: readonly UsedColor[], background: number): Map<number, PaletteRole> => {
  const roles = new Map<number, PaletteRole>([[background, 'background']]);
  const rest = colors.filter((item) => item.color !== background);
  const inks = rest.filter((item) => item.texts > 0 && strength(item.color) < VIVID && item.texts >= item.fills / 4);
  const seen = inks.filter((item) => deltaE(item.color, background) > 25);
  const most = Math.max(0, ...seen.map((item) => item.texts));
  const mainInk = seen
    .filter((item) => item.texts >= most * COMMON_SHARE)
    .toSorted((a, b) => deltaE(b.color, background) - deltaE(a.color, background) || b.texts - a.texts)[0];
  if (mainInk) roles.set(mainInk.color, 'text');
  const vivid = rest.filter((item) => strength(item.color) >= VIVID && !roles.has(item.color));
  const primary = vivid.toSorted((a, b) => b.buttons - a.buttons || weight(b) - weight(a))[0];
  if (primary) roles.set(primary.color, 'primary');
  for (const item of rest) {
    if (roles.has(item.color)) continue;
    roles.set(
      item.color,
      strength(item.color) >= VIVID ? stateOf(item.color, primary?.color) : neutralRole(item, background),
    );
  }
  return roles;
};

const strength = (color: number): number => {
  const { a, b } = toLab(color);
  return Math.hypot(a, b);
};

const weight = (item: UsedColor): number => item.fills + item.texts + item.share;

const neutralRole = (item: UsedColor, background: number): PaletteRole => {
  if (item.borders > 0 && item.borders >= item.fills / 10 && item.texts === 0) return 'border';
  if (item.texts > 0 && item.texts >= item.fills / 4) return 'muted';
  if (item.fills > 0 || (item.share > 0.01 && strength(item.color) < NEUTRAL)) return 'surface';
  return deltaE(item.color, background) < 20 ? 'surface' : 'other';
};

/** Vivid colours beside the primary one say what their hue says; one of nearly the same hue is an accent. */
const stateOf = (color: number, primary: number | undefined): PaletteRole => {
  if (primary !== undefined && hueGap(color, primary) < 30) return 'accent';
  const hue = hueOf(color);
  if (hue >= 10 && hue < 52) return 'danger';
  if (hue >= 52 && hue < 105) return 'warning';
  if (hue >= 105 && hue < 185) return 'success';
  if (hue >= 185 && hue < 300) return 'info';
  return 'accent';
};

const hueOf = (color: number): number => {
  const { a, b } = toLab(color);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
};

const hueGap = (a: number, b: number): number => {
  const gap = Math.abs(hueOf(a) - hueOf(b));
  return Math.min(gap, 360 - gap);
};
