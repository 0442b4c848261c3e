import { type FontFamily, toFontSlug } from '../font-family.ts';
import type { FontClass, Typography } from '../measurement.ts';

/** Free families with the metrics of ones that come with systems: named as people write them. */
const TWIN_OF: Partial<Record<FontFamily, { label: string; stack: readonly string[] }>> = {
  'Liberation Sans': { label: 'Arial or Helvetica', stack: ['Arial', 'Helvetica Neue', 'Helvetica'] },
  'Liberation Serif': { label: 'Times New Roman', stack: ['Times New Roman', 'Liberation Serif', 'Times'] },
  'Liberation Mono': { label: 'Courier New', stack: ['Liberation Mono', 'Courier New'] },
  'DejaVu Sans': { label: 'DejaVu Sans', stack: ['DejaVu Sans', 'Verdana'] },
  'DejaVu Serif': { label: 'DejaVu Serif', stack: ['DejaVu Serif', 'Georgia'] },
  'DejaVu Sans Mono': { label: 'DejaVu Sans Mono', stack: ['DejaVu Sans Mono', 'Menlo'] },
  Carlito: { label: 'Calibri (drawn as Carlito)', stack: ['Calibri', 'Carlito'] },
  Gelasio: { label: 'Georgia (drawn as Gelasio)', stack: ['Georgia', 'Gelasio'] },
};

const FALLBACK: Record<FontClass, readonly string[]> = {
  sans: ['system-ui', 'sans-serif'],
  serif: ['Georgia', 'serif'],
  mono: ['ui-monospace', 'monospace'],
};

/** What a family is called in a sentence. */
export const fontLabel = (family: FontFamily): string => TWIN_OF[family]?.label ?? family;

/** The names that a stylesheet lists to get a family, and what stands in for it. */
export const fontNames = (family: FontFamily, fontClass: FontClass): string[] => [
  ...new Set([...(TWIN_OF[family]?.stack ?? [family]), ...FALLBACK[fontClass]]),
];

/** Names as CSS writes them: quoted where they hold spaces. */
export const toCssFonts = (names: readonly string[]): string =>
  names.map((name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`)).join(', ');

/** The package that brings a family into a build; nothing for families that come with systems. */
export const fontPackage = (family: FontFamily): string | undefined =>
  TWIN_OF[family] ? undefined : `@fontsource/${toFontSlug(family)}`;

type NamedFont = NonNullable<Typography['fonts']>[number];

/** The family that most characters of a class are surely set in. */
export const sureFont = ({ fonts = [] }: Typography, fontClass: FontClass): NamedFont | undefined => {
  const own = fonts.filter((font) => font.fontClass === fontClass);
  // Families of a class are in the order of their share: a sure one behind an unsure one is that of headings.
  return own[0]?.sure ? own[0] : undefined;
};

/** The family that most characters of a class look like, where none is sure. */
export const likeFont = ({ fonts = [] }: Typography, fontClass: FontClass): NamedFont | undefined => {
  const [first] = fonts.filter((font) => font.fontClass === fontClass);
  return first?.sure ? undefined : first;
};
