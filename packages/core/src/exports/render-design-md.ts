import { contrastOf } from '../color/contrast.ts';
import type { Project } from '../project.ts';
import { toCssFonts } from '../text/font-words.ts';
import { plainName, toPlainLine } from '../text/quote-text.ts';
import { counted } from '../write/number-words.ts';
import { writeDesignProse } from './design-prose.ts';
import type { ComponentToken, DesignSystem } from './design-system.ts';
import { fontStack } from './font-stack.ts';
import { READABLE_CONTRAST } from './readable-on.ts';
import { toDesignSystem } from './to-design-system.ts';

/** The design system as DESIGN.md: tokens in the front matter, their use in the eight sections of the format. */
export const renderDesignMd = (project: Project): string => {
  const system = toDesignSystem(project);
  const blocks = [
    'version: alpha',
    `name: ${yamlString(project.name)}`,
    `description: ${yamlString(`Measured from ${counted(project.outcomes.length, 'screenshot')}.`)}`,
    yamlMap('colors', system.colors, ({ token, hex }) => [`  ${token}: "${hex}"`]),
    yamlMap('typography', system.type, ({ token, fontSize, fontWeight, lineHeight }) => [
      `  ${token}:`,
      `    fontFamily: ${yamlString(toCssFonts(fontStack(system, system.fonts[0] ?? 'sans')))}`,
      `    fontSize: ${fontSize}px`,
      `    fontWeight: ${fontWeight}`,
      `    lineHeight: ${lineHeight}`,
    ]),
    yamlMap('rounded', system.radii, ({ token, px }) => [`  ${token}: ${px}px`]),
    yamlMap('spacing', system.spacing, ({ token, px }) => [`  "${token}": ${px}px`]),
    yamlMap('components', withEveryColor(system), (component) => [
      `  ${component.token}:`,
      ...propertiesOf(component, system).map(([key, value]) => `    ${key}: ${value}`),
    ]),
  ];
  return `---\n${blocks.filter(Boolean).join('\n')}\n---\n\n# ${plainName(project.name)}\n\n${writeDesignProse(project, system)}`;
};

/** JSON strings are YAML strings; unseen characters, which YAML forbids, are dropped before. */
const yamlString = (text: string): string => JSON.stringify(toPlainLine(text));

const yamlMap = <T>(key: string, items: readonly T[], lines: (item: T) => string[]): string =>
  items.length === 0 ? '' : [`${key}:`, ...items.flatMap(lines)].join('\n');

/** Every colour has a use, so every one is named by a component: what no component wears is a fill or a text of its own. */
const withEveryColor = (system: DesignSystem): ComponentToken[] => {
  const token = (role: string): string | undefined => system.colors.find((color) => color.role === role)?.token;
  const page: ComponentToken = { token: 'page', background: token('background'), text: token('text') };
  const listed = [...((page.background ?? page.text) ? [page] : []), ...system.components];
  const used = new Set(
    listed.flatMap((component) => propertiesOf(component, system).map(([, value]) => value)).filter(Boolean),
  );
  const free = system.colors.filter((color) => !used.has(reference('colors', color.token)));
  return [
    ...listed,
    ...free.map(
      (color): ComponentToken =>
        color.role === 'text' || color.role === 'muted'
          ? { token: `text-${color.token}`, text: color.token }
          : { token: `fill-${color.token}`, background: color.token },
    ),
  ];
};

const reference = (group: string, token: string): string => `"{${group}.${token}}"`;

const propertiesOf = (component: ComponentToken, system: DesignSystem): [string, string][] => {
  const { background, text, radius, height } = component;
  const hexOf = (token: string): string => system.colors.find((color) => color.token === token)!.hex;
  // A pair that reads badly is named in the Don'ts; as a token pair it would be copied.
  const reads = !background || !text || contrastOf(hexOf(background), hexOf(text)) >= READABLE_CONTRAST;
  return [
    ...(background ? [['backgroundColor', reference('colors', background)] as [string, string]] : []),
    ...(text && reads ? [['textColor', reference('colors', text)] as [string, string]] : []),
    ...(radius ? [['rounded', reference('rounded', radius)] as [string, string]] : []),
    ...(height ? [['height', `${height}px`] as [string, string]] : []),
  ];
};
