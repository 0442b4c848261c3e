import type { PaletteColor } from '../../measurement.ts';
import { createNamer } from '../../text/token-name.ts';
import { nameColor } from './color-name.ts';
import { toArbitrary } from './tailwind-length.ts';

/** Names for the values that pages use: Tailwind makes utilities of them. */
export type Theme = {
  colorOf: (color: string) => string;
  fontOf: (stack: string) => string;
  shadowOf: (shadow: string) => string;
  /** The address of a picture that came as data. */
  addressOf: (data: string) => string;
  /** The named values as `[custom property, value]`. */
  tokens: () => [name: string, value: string][];
};

/** Roles as utilities read well with: `text-foreground`, `border-line`. */
const ROLE_NAMES: Readonly<Record<string, string>> = { text: 'foreground', border: 'line' };
/** Roles of one colour; those of many are named by hue. */
const NAMED_ROLES: ReadonlySet<string> = new Set(['background', 'text', 'muted', 'primary', 'accent', 'border']);

/** A theme that names what it is asked for, colours by their role in the palette where they have one. */
export function createTheme(palette: readonly PaletteColor[], addressOf: (data: string) => string): Theme {
  const [colors, fonts, shadows] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const [nameOfColor, nameOfFont, nameOfShadow] = [createNamer(), createNamer(), createNamer()];
  const roleOf = (hex: string): string | undefined => {
    const role = palette.find((color) => color.hex === hex)?.role;
    return role && NAMED_ROLES.has(role) ? (ROLE_NAMES[role] ?? role) : undefined;
  };
  const remember = (known: Map<string, string>, value: string, name: () => string): string => {
    const found = known.get(value) ?? name();
    known.set(value, found);
    return found;
  };
  return {
    colorOf: (color) =>
      /^#[\da-f]{6}$/.test(color)
        ? remember(colors, color, () => nameOfColor(roleOf(color) ?? nameColor(color)))
        : toArbitrary(color),
    fontOf: (stack) => remember(fonts, stack, () => nameOfFont(fontName(stack))),
    shadowOf: (shadow) =>
      shadow.startsWith('inset')
        ? toArbitrary(shadow)
        : remember(shadows, shadow, () => nameOfShadow(shadowName(shadow))),
    addressOf,
    tokens: () => [
      ...[...colors].map(([value, name]): [string, string] => [`--color-${name}`, value]),
      ...[...fonts].map(([value, name]): [string, string] => [`--font-${name}`, value]),
      ...[...shadows].map(([value, name]): [string, string] => [`--shadow-${name}`, value]),
    ],
  };
}

const fontName = (stack: string): string =>
  /monospace$/.test(stack) ? 'mono' : /(^|[ ,])serif$/.test(stack) && !/sans-serif$/.test(stack) ? 'serif' : 'sans';

/** How far a shadow is blurred, in pixels, up to which it has Tailwind's name for one of its size. */
const SHADOW_BLURS: readonly [upTo: number, name: string][] = [
  [4, 'sm'],
  [12, 'md'],
  [24, 'lg'],
];

const shadowName = (shadow: string): string => {
  const blur = Number(shadow.split(' ')[2]?.replace('px', ''));
  return SHADOW_BLURS.find(([upTo]) => blur <= upTo)?.[1] ?? 'xl';
};
