import type { Hex, PaletteColor } from '../measurement.ts';
import { createNamer, toTokenName } from '../text/token-name.ts';

/** Gives equal declarations one class, named by what first uses them. */
export type ClassSheet = {
  /** The class of these declarations; none where there are none. */
  classOf: (use: string, declarations: readonly (string | false | undefined)[]) => string;
  render: () => string;
};

export function createClassSheet(): ClassSheet {
  const classes = new Map<string, string>();
  const name = createNamer();
  return {
    classOf: (use, declarations) => {
      const body = declarations.filter(Boolean).join(';');
      if (body === '') return '';
      const known = classes.get(body) ?? name(toTokenName(use, 'box'));
      classes.set(body, known);
      return known;
    },
    render: () => [...classes].map(([body, className]) => `.${className}{${body}}`).join('\n'),
  };
}

/** Used this often, a value is worth a name. */
const MIN_USES = 2;

/** Names the colours, text sizes and radii that a sheet uses again and again, as custom properties. */
export function nameValues(css: string, palette: readonly PaletteColor[]): { root: string; css: string } {
  const names = new Map<string, string>();
  const name = createNamer();
  const roleOf = (hex: Hex): string => palette.find((color) => color.hex === hex)?.role ?? 'other';
  for (const [hex, count] of tally(css, /#[\da-f]{6}\b/g))
    if (count >= MIN_USES) names.set(hex, name(roleOf(hex) === 'other' ? 'color' : `color-${roleOf(hex)}`));
  const lengths = (property: string, use: string): void => {
    for (const [found, count] of tally(css, new RegExp(`(?<=${property}:)[\\d.]+px(?=[;}])`, 'g')))
      if (count >= MIN_USES)
        names.set(`${property}:${found}`, name(`${use}-${found.replace('px', '').replace('.', '-')}`));
  };
  lengths('font-size', 'text');
  lengths('border-radius', 'radius');
  const root = [...names].map(([value, token]) => `--${token}:${value.replace(/^.*:/, '')}`).join(';');
  const named = css
    .replace(/#[\da-f]{6}\b/g, (hex) => (names.has(hex) ? `var(--${names.get(hex)})` : hex))
    .replace(/(font-size|border-radius):[\d.]+px(?=[;}])/g, (rule) => {
      const token = names.get(rule);
      return token ? `${rule.replace(/:.*/, '')}:var(--${token})` : rule;
    });
  return { root: root === '' ? '' : `:root{${root}}`, css: named };
}

const tally = (text: string, pattern: RegExp): [string, number][] => {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};
