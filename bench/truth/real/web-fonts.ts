import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** No such host exists: the font files of our own stylesheets come from there, and are answered from npm packages. */
export const FONT_FILE_HOST = 'fonts.invalid';

const GOOGLE_FONTS = 'fonts.googleapis.com';
const INTER = 'rsms.me';

/** A family that a page asks for, and the package that has it. */
type FontRequest = { family: string; spec: string };

const toRequest = (family: string): FontRequest => {
  if (family.startsWith('Material Symbols')) return { family, spec: 'material-symbols@latest' };
  if (family.startsWith('Material Icons')) return { family, spec: 'material-icons@latest' };
  return { family, spec: `@fontsource/${family.toLowerCase().replaceAll(/\s+/g, '-')}@latest` };
};

/** The families that a stylesheet's address asks for: `family=Roboto:400,700|Lato` or one `family` each. */
export function parseFontFamilies(url: URL): FontRequest[] {
  if (url.host === INTER) return ['Inter', 'Inter Var'].map((family) => ({ family, spec: '@fontsource/inter@latest' }));
  if (url.host !== GOOGLE_FONTS) return [];
  const names = url.searchParams
    .getAll('family')
    .flatMap((value) => value.split('|'))
    .map((value) => value.split(':')[0]!.trim());
  return [...new Set(names)].filter((name) => name !== '').map(toRequest);
}

const fileAddress = (spec: string, file: string): string => {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  return `https://${FONT_FILE_HOST}/${encodeURIComponent(name)}/${file}`;
};

/** A package of icons brings its own stylesheet; its relative addresses get a host. */
const ICON_SHEETS: Record<string, string> = {
  'material-symbols@latest': 'index.css',
  'material-icons@latest': 'iconfont/material-icons.css',
};

const renderIconSheet = (spec: string, sheet: string, folder: string): string =>
  readFileSync(path.join(folder, sheet), 'utf8').replaceAll(
    /url\(["']?(?:\.\/)?([^)"']+)["']?\)/g,
    (_, file: string) => `url(${fileAddress(spec, path.posix.join(path.posix.dirname(sheet), file))})`,
  );

/** One rule for each weight and slope that the package has in Latin letters. */
export function renderFontFaces(family: string, spec: string, folder: string): string {
  const sheet = ICON_SHEETS[spec];
  if (sheet !== undefined) return renderIconSheet(spec, sheet, folder);
  return readdirSync(path.join(folder, 'files'))
    .flatMap((file) => {
      const match = /-latin-(\d+)-(normal|italic)\.woff2$/.exec(file);
      if (match === null) return [];
      const [, weight, slope] = match;
      const source = `src:url(${fileAddress(spec, `files/${file}`)}) format('woff2')`;
      return `@font-face{font-family:'${family}';font-style:${slope};font-weight:${weight};font-display:block;${source}}`;
    })
    .join('\n');
}
