import type { Random } from './random.ts';

/** One look: colours, type, radii and densities that every component of a page takes its values from. */
export type DesignSystem = {
  dark: boolean;
  page: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  border: string;
  primary: string;
  onPrimary: string;
  states: string[];
  family: string;
  headingFamily: string;
  size: number;
  radius: number;
  buttonRadius: number;
  unit: number;
  cardBorder: boolean;
  cardShadow: string;
  inputStyle: 'box' | 'filled' | 'line';
  heavy: number;
};

const hsl = (hue: number, saturation: number, light: number) => `hsl(${hue} ${saturation}% ${light}%)`;

/** Draws a design system; light and dark, flat and shadowed, round and square, dense and airy. */
export const drawDesignSystem = (random: Random, families: readonly string[]): DesignSystem => {
  const dark = random.chance(0.3);
  const hue = random.int(0, 359);
  const tint = random.chance(0.6) ? random.int(0, 22) : 0;
  const primaryHue = random.int(0, 359);
  const primaryLight = random.int(34, 58);
  const pageLight = dark ? random.int(3, 16) : random.pick([100, 100, 99, 98, 97, 96, 95, 93, 90]);
  const surfaceLight = dark ? pageLight + random.int(2, 8) : pageLight === 100 && random.chance(0.5) ? 100 : Math.min(100, pageLight + random.int(1, 6));
  const family = random.pick(families);
  return {
    dark,
    page: hsl(hue, tint, pageLight),
    surface: hsl(hue, tint, surfaceLight),
    raised: hsl(hue, tint, dark ? surfaceLight + random.int(3, 8) : surfaceLight - random.int(2, 6)),
    text: dark ? hsl(hue, 10, random.int(84, 100)) : hsl(hue, random.int(0, 40), random.int(4, 26)),
    muted: dark ? hsl(hue, 8, random.int(52, 72)) : hsl(hue, random.int(0, 18), random.int(38, 62)),
    border: dark ? hsl(hue, tint, surfaceLight + random.int(5, 14)) : hsl(hue, tint, random.int(80, 93)),
    primary: hsl(primaryHue, random.int(45, 95), primaryLight),
    onPrimary: random.chance(0.9) ? '#fff' : '#111',
    states: [hsl(145, 55, 42), hsl(38, 92, 50), hsl(354, 70, 52), hsl(200, 80, 46)],
    family,
    headingFamily: random.chance(0.3) ? random.pick(families) : family,
    size: random.pick([12, 13, 13, 14, 14, 14, 15, 16, 16]),
    radius: random.pick([0, 2, 4, 4, 6, 8, 8, 10, 12, 16, 20]),
    buttonRadius: random.pick([0, 3, 4, 6, 8, 10, 999]),
    unit: random.pick([4, 4, 5, 6, 8]),
    cardBorder: random.chance(0.6),
    cardShadow: random.pick(['none', 'none', '0 1px 2px rgb(0 0 0 / .08)', '0 2px 8px rgb(0 0 0 / .12)', '0 8px 24px rgb(0 0 0 / .16)']),
    inputStyle: random.pick(['box', 'box', 'box', 'filled', 'line']),
    heavy: random.pick([500, 600, 600, 700, 700, 800]),
  };
};
