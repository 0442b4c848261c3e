import { escapeHtml } from '../code/draw/escape-html.ts';
import { backgroundOf } from '../color/page-tone.ts';
import type { ProjectStack } from '../stack.ts';
import { titleOf } from '../text/title-of.ts';
import { toTokenName } from '../text/token-name.ts';
import { buildCode, ownWidthsOf, type ProjectCode, type ProjectPage } from './build-code.ts';
import { toLiteral } from './literals.ts';
import { fontFileOf, printCss } from './print-css.ts';
import { type ProjectFile, textFile } from './project-file.ts';
import { reactSources } from './react-sources.ts';
import { setUpNext } from './setup/setup-next.ts';
import { setUpVite } from './setup/setup-vite.ts';
import { type Classes, toClasses } from './style/tailwind-classes.ts';
import { createTheme, type Theme } from './style/theme.ts';
import { vueSources } from './vue-sources.ts';

/**
 * Pages as a project that installs and builds: one component a repeated thing, data in arrays, tokens in the theme.
 * Without a name it is called by the first page's title.
 */
export function renderProject(pages: readonly ProjectPage[], stack: ProjectStack, name?: string): ProjectFile[] {
  const code = buildCode(pages);
  const palette = pages.flatMap(({ measurement }) => measurement.palette);
  const theme = createTheme(palette, code.assets.addressOfData);
  const classes: Classes = {
    classesOf: ({ style, rules }) => [
      ...rules.filter((rule) => rule !== 'short'),
      ...toClasses(style, theme),
      // Tailwind has a utility for this one.
      ...(rules.includes('short') ? ['whitespace-nowrap'] : []),
    ],
    toClassName: (style) => toClasses(style, theme).join(' '),
  };
  const sources = stack === 'vue' ? vueSources(code, classes) : reactSources(code, classes, stack);
  // Printing names the colours and fonts that it meets: the style sheet comes after it.
  return [...setUp(pages, stack, name), ...sources, ...stylesOf(code, theme, stack), ...code.assets.files()];
}

const setUp = (pages: readonly ProjectPage[], stack: ProjectStack, projectName: string | undefined): ProjectFile[] => {
  const title = projectName?.trim() || (titleOf(pages[0]!.measurement) ?? 'Page');
  const name = toTokenName(title, 'page');
  if (stack === 'next') return setUpNext(name, toLiteral(title));
  return setUpVite({
    framework: stack === 'vue' ? 'vue' : 'react',
    hasAlias: stack === 'shadcn',
    hasRoutes: pages.length > 1,
    name,
    title: escapeHtml(title),
  });
};

const stylesOf = (code: ProjectCode, theme: Theme, stack: ProjectStack): ProjectFile[] => {
  const measurements = code.pages.map(({ page }) => page.measurement);
  const fonts = [...new Map(code.pages.flatMap(({ page }) => page.fonts).map((font) => [font.family, font])).values()];
  const plain = code.pages.filter(({ page }) => (page.narrower ?? []).length === 0);
  const css = printCss({
    theme,
    background: backgroundOf(measurements[0]!),
    font: code.font,
    // Pages of several widths have rules of their own.
    pageWidths: ownWidthsOf(plain.map(({ page }) => page)),
    ranges: code.ranges,
    fonts,
    states: code.states,
  });
  return [
    textFile(stack === 'next' ? 'app/globals.css' : 'src/index.css', css),
    ...fonts.flatMap((font) => [
      ...fontFile(fontFileOf(font, 400), font.sources?.regular),
      ...fontFile(fontFileOf(font, 700), font.sources?.bold),
    ]),
  ];
};

const fontFile = (path: string, source: string | undefined): ProjectFile[] => {
  const content = /^data:[^,]*;base64,(.*)$/.exec(source ?? '')?.[1];
  return content === undefined ? [] : [{ path: `public/${path}`, content, encoding: 'base64' }];
};
