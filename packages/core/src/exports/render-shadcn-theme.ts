import type { Hex, PaletteRole } from '../measurement.ts';
import type { Project } from '../project.ts';
import { toCssFonts } from '../text/font-words.ts';
import { toTokenName } from '../text/token-name.ts';
import { fontStack } from './font-stack.ts';
import { readableOn } from './readable-on.ts';
import { toDesignSystem } from './to-design-system.ts';

/** The design system as a shadcn registry item: `npx shadcn add ./shadcn-theme.json` puts it into a project. */
export const renderShadcnTheme = (project: Project): string => {
  const system = toDesignSystem(project);
  const first = (...roles: PaletteRole[]): Hex | undefined =>
    roles.map((role) => system.colors.find((color) => color.role === role)?.hex).find(Boolean);
  const background = first('background') ?? '#ffffff';
  const text = first('text') ?? readableOn(background);
  const surface = first('surface') ?? background;
  const primary = first('primary') ?? text;
  const accent = first('accent') ?? surface;
  const danger = first('danger') ?? '#dc2626';
  const border = first('border') ?? first('muted') ?? text;
  const radius = system.radii[Math.floor(system.radii.length / 2)]?.px ?? 0;
  const colors: Record<string, Hex> = {
    background,
    foreground: text,
    card: surface,
    'card-foreground': text,
    popover: surface,
    'popover-foreground': text,
    primary,
    'primary-foreground': readableOn(primary),
    secondary: surface,
    'secondary-foreground': text,
    muted: surface,
    'muted-foreground': first('muted') ?? text,
    accent,
    'accent-foreground': readableOn(accent),
    destructive: danger,
    border,
    input: border,
    ring: primary,
  };
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: toTokenName(project.name, 'measured-theme'),
    type: 'registry:theme',
    // A screenshot shows one theme; both modes get it, so the result looks as measured whatever the visitor prefers.
    cssVars: {
      ...(system.fonts.length > 0 && {
        theme: Object.fromEntries(system.fonts.map((font) => [`font-${font}`, toCssFonts(fontStack(system, font))])),
      }),
      light: { ...colors, radius: `${radius}px` },
      dark: colors,
    },
  };
  return `${JSON.stringify(item, null, 2)}\n`;
};
