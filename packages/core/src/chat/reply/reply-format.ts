import { escapeHtml } from '../../code/draw/escape-html.ts';
import { gradientCss } from '../../color/gradient-css.ts';
import { renderCssVariables } from '../../exports/render-css-variables.ts';
import { renderShadcnTheme } from '../../exports/render-shadcn-theme.ts';
import { renderTailwindTheme } from '../../exports/render-tailwind-theme.ts';
import { renderTokens } from '../../exports/render-tokens.ts';
import type { Project } from '../../project.ts';
import { toPlainLine } from '../../text/quote-text.ts';
import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { backgroundOf, familyOf, hasSurface, mainLine, radiusOf, shadowOf } from '../look/part-facts.ts';
import { inReadingOrder } from '../look/reading-order.ts';
import { nounOf, typeOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { Format } from '../words/task-words.ts';
import type { Ask } from './ask.ts';
import { answered, capitalName } from './compose.ts';

/** The whole design system in a notation; parts alone are written by `declarationsOf`. */
const SYSTEMS: Record<Format, { language: string; name: string; render: (project: Project) => string }> = {
  shadcn: { language: 'css', name: 'shadcn theme', render: renderShadcnTheme },
  tailwind: { language: 'css', name: 'Tailwind v4 theme', render: renderTailwindTheme },
  cssVariables: { language: 'css', name: 'CSS variables', render: renderCssVariables },
  css: { language: 'css', name: 'CSS variables', render: renderCssVariables },
  tokens: { language: 'json', name: 'Design tokens (DTCG 2025.10)', render: renderTokens },
  json: { language: 'json', name: 'Design tokens (DTCG 2025.10)', render: renderTokens },
  react: { language: 'css', name: 'Tailwind v4 theme', render: renderTailwindTheme },
  html: { language: 'css', name: 'CSS variables', render: renderCssVariables },
};

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** The whole design system in the notation that was asked for. */
export const replySystem = (format: Format, { project, language }: Ask): ChatAnswer => {
  const { name, language: code, render } = SYSTEMS[format];
  return answered(`${name}:\n\n${fence(code, render(project))}`, [], language);
};

type Declaration = [property: string, value: string];

const hexWithAlpha = (hex: string, opacity: number): string =>
  `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

const surfaceOf = (part: Part): Declaration[] => {
  if (!hasSurface(part)) return [];
  const { paint } = part;
  const border = paint && 'border' in paint ? paint.border : undefined;
  const shadow = shadowOf(part);
  const radius = radiusOf(part);
  const gradient = paint?.gradient;
  return [
    ...(gradient
      ? [['background', gradientCss(gradient)] as Declaration]
      : paint?.fill
        ? [['background', backgroundOf(part)!] as Declaration]
        : []),
    ...(border ? [['border', `${px(border.width)}px solid ${border.color}`] as Declaration] : []),
    ...(radius ? [['border-radius', `${px(radius)}px`] as Declaration] : []),
    ...(shadow
      ? [
          [
            'box-shadow',
            `${[shadow.x, shadow.y, shadow.blur, shadow.spread ?? 0].map((one) => `${px(one)}px`).join(' ')} ${hexWithAlpha(shadow.color, shadow.opacity)}`,
          ] as Declaration,
        ]
      : []),
  ];
};

const flowOf = ({ node: { flow } }: Part): Declaration[] => {
  if (!flow) return [];
  const { top, right, bottom, left } = flow.padding;
  return [
    ['padding', [top, right, bottom, left].map((side) => `${px(side)}px`).join(' ')],
    ...(flow.gap === undefined || flow.gap <= 0 ? [] : [['gap', `${px(flow.gap)}px`] as Declaration]),
  ];
};

const declarationsOf = (part: Part): Declaration[] => {
  const { width, height } = part.node.box;
  const line = mainLine(part);
  const family = line && familyOf(line, part);
  return [
    ['width', `${px(width)}px`],
    ['height', `${px(height)}px`],
    ...flowOf(part),
    ...surfaceOf(part),
    ...(line
      ? ([
          ['color', line.color],
          ['font-size', `${px(line.fontSize)}px`],
          ['font-weight', String(line.fontWeight)],
          ...(family?.sure ? [['font-family', family.family] as Declaration] : []),
        ] as Declaration[])
      : []),
  ];
};

/** Tailwind's own names for the properties that declarations use; values go in as they are. */
const UTILITIES: Record<string, string> = {
  width: 'w',
  height: 'h',
  padding: 'p',
  gap: 'gap',
  background: 'bg',
  color: 'text',
  'font-size': 'text',
  'font-weight': 'font',
  'border-radius': 'rounded',
  'box-shadow': 'shadow',
  border: 'border',
  'font-family': 'font',
};

const SIDES = ['pt', 'pr', 'pb', 'pl'];

const utilitiesOf = ([property, value]: Declaration): string[] => {
  const parts = value.split(' ');
  if (property === 'padding')
    return new Set(parts).size === 1 ? [`p-[${parts[0]}]`] : parts.map((side, index) => `${SIDES[index]}-[${side}]`);
  if (property === 'border') return [`border-[${parts[0]}]`, `border-[${parts[2]}]`];
  if (property === 'font-family') return [`font-[${value.replaceAll(' ', '_')}]`];
  return [`${UTILITIES[property]}-[${value.replaceAll(', ', ',').replaceAll(' ', '_')}]`];
};

const classesOf = (part: Part): string => declarationsOf(part).flatMap(utilitiesOf).join(' ');

const TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    button: 'button',
    link: 'a',
    heading: 'h2',
    nav: 'nav',
    header: 'header',
    sidebar: 'aside',
    footer: 'footer',
    main: 'main',
    section: 'section',
    paragraph: 'p',
    text: 'p',
  }),
);

/** Names of parts that are written together: those that repeat are numbered, and what is alike is written once. */
const writeEach = (
  parts: readonly Part[],
  write: (part: Part, name: string) => string,
  numbered: (name: string, at: number) => string,
): string => {
  const known = new Map<string, string[]>();
  const written = parts.flatMap((part) => {
    const name = typeOf(part);
    const alike = known.get(name) ?? [];
    const code = write(part, name);
    if (alike.includes(code)) return [];
    known.set(name, [...alike, code]);
    return [alike.length === 0 ? code : write(part, numbered(name, alike.length + 1))];
  });
  return written.join('\n\n');
};

/** Whether the label of a part is all that is written in it; a title is not. */
const isAllSaid = ({ label, words, node, page }: Part): boolean =>
  label !== '' &&
  node.children.every(({ kind }) => kind === 'text') &&
  (node.children.length === 0 || node.children.map(({ id }) => page.byId.get(id)?.words).join(' ') === words);

const linesOf = (part: Part): string =>
  toPlainLine(isAllSaid(part) || part.lines.length === 0 ? part.label : part.lines.map(({ text }) => text).join(' '));

const componentOf = (part: Part, type: string): string => {
  const tag = TAGS.get(part.node.type) ?? 'div';
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const words = JSON.stringify(linesOf(part));
  return `export function ${name}() {\n  return (\n    <${tag} className="${classesOf(part)}">\n      {${words}}\n    </${tag}>\n  );\n}`;
};

const rule = (part: Part, name: string): string =>
  `.${name} {\n${declarationsOf(part)
    .map(([property, value]) => `  ${property}: ${value};`)
    .join('\n')}\n}`;

const toJson = (part: Part): object => ({
  type: part.node.type,
  text: part.label || undefined,
  box: part.node.box,
  style: Object.fromEntries(declarationsOf(part)),
});

const asJson = ([first, ...others]: readonly Part[]): string =>
  JSON.stringify(others.length > 0 ? [first!, ...others].map(toJson) : toJson(first!), null, 2);

/** What is written in a part, each text once and in the element that it is. */
const innerHtml = (part: Part, indent: string): string[] =>
  part.node.children.flatMap(({ id }) => {
    const child = part.page.byId.get(id);
    if (!child) return [];
    const { node, paint } = child;
    const tag = TAGS.get(node.type);
    if (tag && isAllSaid(child))
      return [`${indent}<${tag} class="${node.id}">${escapeHtml(toPlainLine(child.label))}</${tag}>`];
    const inner = innerHtml(child, paint ? `${indent}  ` : indent);
    return paint ? [`${indent}<${tag ?? 'div'} class="${node.id}">`, ...inner, `${indent}</${tag ?? 'div'}>`] : inner;
  });

/** A part as a page has it, with a rule for each element in it. */
const asHtml = (part: Part): string => {
  const tag = TAGS.get(part.node.type) ?? 'div';
  const html = [`<${tag} class="${part.node.id}">`, ...innerHtml(part, '  '), `</${tag}>`];
  if (part.node.children.length === 0 || isAllSaid(part))
    html.splice(0, html.length, `<${tag} class="${part.node.id}">${escapeHtml(linesOf(part))}</${tag}>`);
  const classes = new Set(html.flatMap((line) => /class="([^"]+)"/.exec(line)?.[1] ?? []));
  const rules = [...classes].flatMap((id) => {
    const own = part.page.byId.get(id);
    return own ? [rule(own, id)] : [];
  });
  return `${html.join('\n')}\n\n<style>\n${rules.join('\n')}\n</style>`;
};

const asRules = (parts: readonly Part[]): string => writeEach(parts, rule, (name, at) => `${name}-${at}`);

/** Parts in a notation, and the language of it. */
const NOTATIONS: Record<Format, [language: string, write: (parts: readonly Part[]) => string]> = {
  tailwind: ['html', (parts) => parts.map(classesOf).join('\n\n')],
  json: ['json', asJson],
  tokens: ['json', asJson],
  react: ['tsx', (parts) => writeEach(parts, componentOf, (name, at) => `${name}${at}`)],
  html: ['html', (parts) => parts.map(asHtml).join('\n\n')],
  css: ['css', asRules],
  cssVariables: ['css', asRules],
  shadcn: ['css', asRules],
};

/** So many parts are written out. */
const MAX_WRITTEN = 24;

/** Parts in the notation that was asked for. */
export const replyPartsAs = (format: Format, parts: readonly Part[], ask: Ask): ChatAnswer => {
  const [code, write] = NOTATIONS[format];
  const shown = inReadingOrder(parts).slice(0, MAX_WRITTEN);
  const rest = parts.length - shown.length;
  const more = rest > 0 ? `\n\n${say(ask.language, 'and_more', { count: rest })}` : '';
  const [type, another] = new Set(shown.map(typeOf));
  const kind = another ? 'element' : type!;
  const head = shown.length > 1 ? `${shown.length} ${nounOf(kind, ask.language).many}` : capitalName(shown[0]!, ask);
  return answered(`${head}:\n\n${fence(code, write(shown))}${more}`, shown, ask.language);
};
