import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from './random.ts';

/** One icon font: its style sheet, and the markup of an icon by the name that the sheet gives it. */
type IconFont = { sheet: string; names: string[]; markup: (name: string, style: string) => string };

const byClass = (base: string) => (name: string, style: string) => `<i class="${base} ${name}"${style && ` style="${style}"`}></i>`;
/** Style sheet, how names look in it, and the class that every icon carries. */
const FONTS: readonly [sheet: string, name: RegExp, base: string][] = [
  ['font-awesome/css/font-awesome.min.css', /\.(fa-[a-z0-9-]+):before/g, 'fa'],
  ['fontawesome5/css/all.min.css', /\.(fa-[a-z0-9-]+):before/g, 'fas'],
  ['bootstrap-icons/font/bootstrap-icons.min.css', /\.(bi-[a-z0-9-]+)::before/g, 'bi'],
  ['@mdi/font/css/materialdesignicons.min.css', /\.(mdi-[a-z0-9-]+)::?before/g, 'mdi'],
  ['boxicons/css/boxicons.min.css', /\.(bx-[a-z0-9-]+):before/g, 'bx'],
  ['remixicon/fonts/remixicon.css', /\.(ri-[a-z0-9-]+):before/g, ''],
  ['ionicons4/dist/css/ionicons.min.css', /\.(ion-[a-z0-9-]+):before/g, 'icon'],
  ['simple-line-icons/dist/styles/simple-line-icons.css', /\.(icon-[a-z0-9-]+):before/g, ''],
  ['line-awesome/dist/line-awesome/css/line-awesome.min.css', /\.(la-[a-z0-9-]+):before/g, 'las'],
  ['dripicons/webfont/webfont.css', /\.(dripicons-[a-z0-9-]+):before/g, ''],
];
const LIGATURES = 'home menu search person settings delete edit favorite star notifications mail shopping_cart arrow_drop_down arrow_forward chevron_right chevron_left expand_more close check add more_vert more_horiz dashboard bar_chart folder visibility lock language place phone info warning help cloud_upload event schedule account_circle'.split(' ');

/** Few names recur on a page: arrows, carets and crosses, which are narrow, more often than their number says. */
const COMMON = /(angle|chevron|caret|arrow|times|close|check|plus|ellipsis|more|star|home|user|search|cart|bell|cog|gear|envelope|mail|heart|bars|menu)/;

/** The icon fonts that are installed; each icon is an element of its own, as pages write them. */
export const loadIconFonts = (modules: string): IconFont[] => {
  const fonts = FONTS.filter(([sheet]) => existsSync(path.join(modules, sheet))).map(([sheet, name, base]): IconFont => {
    const all = [...readFileSync(path.join(modules, sheet), 'utf8').matchAll(name)].map((match) => match[1]!);
    // Marks of companies are in a font of their own there, and would be empty boxes.
    const names = /^(fas|las)$/.test(base) ? all.filter((each) => COMMON.test(each)) : all;
    return { sheet: `/lib/${sheet}`, names: [...new Set(names)], markup: byClass(base) };
  });
  const ligatures = 'material-icons/iconfont/material-icons.css';
  if (existsSync(path.join(modules, ligatures)))
    fonts.push({ sheet: `/lib/${ligatures}`, names: LIGATURES, markup: (name, style) => `<i class="material-icons"${style && ` style="${style}"`}>${name}</i>` });
  return fonts.filter(({ names }) => names.length > 10);
};

/** Draws one font for a page and gives a maker of icons: bare, of a size, coloured, or padded to a fixed width. */
export const createIcons = (random: Random, fonts: readonly IconFont[]) => {
  const font = random.pick(fonts);
  const common = font.names.filter((name) => COMMON.test(name));
  const name = () => random.pick(common.length > 0 && random.chance(0.6) ? common : font.names);
  // One page pads its icons in one way.
  const padding = random.pick(['', '', '', 'width:1.25em;text-align:center', 'width:20px;text-align:center;display:inline-block', 'line-height:inherit', 'padding:0 3px']);
  return {
    sheet: font.sheet,
    icon: (style = '', which = name()) => font.markup(which, [style, padding].filter(Boolean).join(';')),
    name,
    /** A name of this kind where the font has one. */
    like: (kind: RegExp) => {
      const names = font.names.filter((each) => kind.test(each));
      return names.length > 0 ? random.pick(names) : name();
    },
  };
};
export type Icons = ReturnType<typeof createIcons>;
