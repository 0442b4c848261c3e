import type { Analysis } from '../analysis.ts';
import { createColorUses } from '../color/use-of-colors.ts';
import { Hex, PaletteRole } from '../measurement.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { createNamer, toTokenName } from '../text/token-name.ts';
import type { ColorToken } from './design-system.ts';

/** Past these a palette is noise of gradients and photos, and an agent's context is better spent elsewhere. */
const MAX_COLORS = 24;

/** Roles are listed in the order of their schema, so that every export reads the same way. */
const ROLE_ORDER = PaletteRole.options;

type Counted = { hex: Hex; label: string; role: PaletteRole; share: number };

/** One palette over all pages: equal colours once, the most used of each role first, every name distinct. */
export const collectColors = (analyses: readonly Analysis[]): ColorToken[] => {
  const byHex = new Map<Hex, Counted>();
  for (const color of analyses.flatMap(paletteOf)) {
    const known = byHex.get(color.hex);
    if (known) known.share += color.share;
    else byHex.set(color.hex, { ...color });
  }
  const colors = withPrimary([...byHex.values()].sort((a, b) => b.share - a.share).slice(0, MAX_COLORS));
  const purposeOf = createColorUses(analyses.flatMap(({ measurement }) => measurement ?? []));
  const distinct = createNamer();
  const taken = new Set<PaletteRole>();
  const nameOf = ({ hex, label, role }: Counted): string => {
    if (role === 'other') return toTokenName(label, 'color');
    // The first of a role is the role; the others say what they are for.
    const use = taken.has(role) ? purposeOf(hex, role) : undefined;
    taken.add(role);
    return use ? `${role}-${use}` : role;
  };
  return colors
    .sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role) || b.share - a.share)
    .map((color) => ({ token: distinct(nameOf(color)), hex: color.hex, role: color.role, label: color.label }));
};

const paletteOf = (analysis: Analysis): Counted[] => {
  if (analysis.measurement)
    return analysis.measurement.palette.map(({ hex, name, role, share }) => ({
      hex,
      label: toPlainLine(name),
      role,
      share,
    }));
  return analysis.colorPalette.flatMap(({ name, hex }) => {
    const parsed = Hex.safeParse(hex.toLowerCase());
    return parsed.success ? [{ hex: parsed.data, label: toPlainLine(name), role: 'other' as const, share: 0 }] : [];
  });
};

/** Tools expect a primary colour: where none was recognised, the accent, else the text colour takes its place. */
const withPrimary = (colors: Counted[]): Counted[] => {
  if (colors.some((color) => color.role === 'primary')) return colors;
  const stand = colors.find((color) => color.role === 'accent') ?? colors.find((color) => color.role === 'info');
  const chosen = stand ?? colors.find((color) => color.role === 'text') ?? colors[0];
  return colors.map((color) => (color === chosen ? { ...color, role: 'primary' } : color));
};
