import { contrastOf } from '../color/contrast.ts';
import type { PaletteRole } from '../measurement.ts';
import type { Project } from '../project.ts';
import { fontLabel } from '../text/font-words.ts';
import { plainName } from '../text/quote-text.ts';
import type { DesignSystem } from './design-system.ts';
import { READABLE_CONTRAST } from './readable-on.ts';
import { toCssShadow } from './render-css-variables.ts';

const USE: Record<PaletteRole, string> = {
  background: 'the page itself',
  surface: 'cards, bars and panels on the page',
  text: 'headings and body text',
  muted: 'secondary text, hints and captions',
  primary: 'the main action, links and what is selected',
  accent: 'highlights beside the primary colour',
  border: 'hairlines, dividers and the edges of controls',
  success: 'success and growth',
  warning: 'warnings',
  danger: 'errors and destructive actions',
  info: 'neutral notices',
  other: 'single uses; see the page',
};

/** The eight sections of DESIGN.md: how the tokens are used, in sentences made of measured facts. */
export const writeDesignProse = (project: Project, system: DesignSystem): string =>
  [
    section('Overview', [overview(project, system)]),
    section(
      'Colors',
      system.colors.map(
        ({ token, hex, label, role }) => `- **${token} (${hex}):** ${plainName(label)}, for ${USE[role]}.`,
      ),
    ),
    section('Typography', [
      `Body text is ${system.bodySize}px. ${familyWords(system)}`,
      '',
      ...system.type.map(
        ({ token, fontSize, fontWeight, lineHeight }) =>
          `- **${token}:** ${fontSize}px, weight ${fontWeight}, line height ${lineHeight}.`,
      ),
    ]),
    section('Layout', [
      `Distances are multiples of ${system.spacingUnit}px${system.spacing.length > 0 ? `; in use: ${system.spacing.map(({ px }) => px).join(', ')}px` : ''}.`,
      ...(system.containerWidth ? [`Content sits in a container ${system.containerWidth}px wide.`] : []),
    ]),
    section(
      'Elevation & Depth',
      system.shadows.length > 0
        ? system.shadows.map(({ token, ...shadow }) => `- **${token}:** \`${toCssShadow(shadow)}\``)
        : ['Flat: depth comes from fills and borders, no shadows were measured.'],
    ),
    section(
      'Shapes',
      system.radii.length > 0
        ? [`Corner radii: ${system.radii.map(({ token, px }) => `${token} ${px}px`).join(', ')}.`]
        : ['Square corners.'],
    ),
    section('Components', components(system)),
    section("Do's and Don'ts", [
      '- Do use the token values as they are; they were measured, not estimated.',
      '- Do keep every distance on the spacing scale.',
      "- Don't add colours, shadows or radii that are not listed.",
      ...lowContrast(system),
    ]),
  ].join('\n');

const familyWords = ({ fonts, families }: DesignSystem): string => {
  const recognised = fonts.flatMap((font) => (families[font] ? [`${font} is ${fontLabel(families[font])}`] : []));
  const unrecognised = fonts.filter((font) => !families[font]);
  return [
    recognised.length > 0 && `Recognised by their letterforms: ${recognised.join(', ')}.`,
    (unrecognised.length > 0 || fonts.length === 0) &&
      `Known by class only: ${unrecognised.join(', ') || 'sans'}; choose one of your own there.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join('\n')}\n`;

const overview = (project: Project, system: DesignSystem): string => {
  const kind = project.uiType === 'landing' ? 'A landing page' : 'A web app';
  const pages = project.outcomes.map((outcome) => plainName(outcome.name)).join(', ');
  const background = system.colors.find((color) => color.role === 'background')?.hex;
  const tone = background && contrastOf(background, '#000000') < contrastOf(background, '#ffffff') ? 'dark' : 'light';
  return `${kind} with a ${tone} look, measured from its screenshots (${pages}). The tokens above are the normative values; these sections say where each is used.`;
};

const components = (system: DesignSystem): string[] =>
  system.components.length === 0
    ? ['No repeated component was found.']
    : system.components.map(({ token, background, text, radius, height }) => {
        const facts = [
          background && `fill ${background}`,
          text && `text ${text}`,
          radius && `radius ${radius}`,
          height && `${height}px tall`,
        ].filter(Boolean);
        return `- **${token}:** ${facts.join(', ')}.`;
      });

const lowContrast = (system: DesignSystem): string[] => {
  const hexOf = (token: string): string => system.colors.find((color) => color.token === token)!.hex;
  return system.components.flatMap(({ token, background, text }) => {
    if (!background || !text) return [];
    const contrast = contrastOf(hexOf(background), hexOf(text));
    return contrast < READABLE_CONTRAST
      ? [
          `- Don't copy the text colour of ${token}: ${text} on ${background} has a contrast of only ${contrast.toFixed(1)}:1.`,
        ]
      : [];
  });
};
