import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Body = { body: Buffer | string; type: string };

const FONT = /\.(woff2?|ttf)$/;
const PHOTO = /\.(jpe?g|png|gif|webp)$/i;

/** Style sheets and scripts that pages load from elsewhere, and the installed package that holds the same file. */
const KNOWN: readonly [RegExp, string][] = [
  [/bootstrap-icons(\.min)?\.css/, 'bootstrap-icons/font/bootstrap-icons.min.css'],
  [/bootstrap.*[@/]v?5\..*\.css|bootstrap5/, 'bootstrap5/dist/css/bootstrap.min.css'],
  [/bootstrap.*[@/]v?3\..*bootstrap(\.min)?\.css/, 'bootstrap3/dist/css/bootstrap.min.css'],
  [/(^|\/)bootstrap(\.min)?\.css/, 'bootstrap4/dist/css/bootstrap.min.css'],
  [/(^|\/)font-awesome(\.min)?\.css/, 'font-awesome/css/font-awesome.min.css'],
  [/(awesome|fontawesome).*v?6.*\.css/, '@fortawesome/fontawesome-free/css/all.min.css'],
  [/(awesome|fontawesome|\/all)(\.min)?.*\.css/, 'fontawesome5/css/all.min.css'],
  [/googleapis.*Material\+?(%20)?(Icons|Symbols)|material-icons.*\.css/, 'material-icons/iconfont/material-icons.css'],
  [/materialdesignicons(\.min)?\.css/, '@mdi/font/css/materialdesignicons.min.css'],
  [/ionicons(\.min)?\.css/, 'ionicons4/dist/css/ionicons.min.css'],
  [/simple-line-icons(\.min)?\.css/, 'simple-line-icons/dist/styles/simple-line-icons.css'],
  [/(^|\/)bulma(\.min)?\.css/, 'bulma/css/bulma.min.css'],
  [/(^|\/)jquery(-\d[\d.]*)?(\.slim)?(\.min)?\.js/, 'jquery/dist/jquery.min.js'],
  [/(^|\/)popper(\.min)?\.js/, 'popper.js/dist/umd/popper.min.js'],
];
const TYPES: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2', '.woff': 'font/woff', '.ttf': 'font/ttf' };

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? filesUnder(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));

/**
 * What stands in for a file that is not there: the installed copy of a well-known library or font, for pictures a photo
 * or a flat surface. Without them most public pages would be bare text.
 */
export const createStandIns = (modules: string, photos: readonly string[]): ((url: string) => Body | undefined) => {
  const packages = [...new Set(KNOWN.map(([, file]) => file.split('/').slice(0, file.startsWith('@') ? 2 : 1).join('/')))];
  const fonts = new Map(
    packages.filter((name) => existsSync(path.join(modules, name))).flatMap((name) => filesUnder(path.join(modules, name)).filter((file) => FONT.test(file)).map((file) => [path.basename(file), file] as const)),
  );
  const read = (file: string): Body | undefined => (existsSync(file) ? { body: readFileSync(file), type: TYPES[path.extname(file)] ?? 'application/octet-stream' } : undefined);
  return (url) => {
    const file = KNOWN.find(([pattern]) => pattern.test(url))?.[1];
    if (file) return read(path.join(modules, file));
    if (/fonts\.googleapis\.com/.test(url) && !/stand-in-fonts/.test(url)) return { body: googleFaces(url, modules), type: 'text/css' };
    const plain = url.split(/[?#]/)[0]!;
    const family = /^\/?.*stand-in-fonts\/(.+)$/.exec(plain)?.[1];
    if (family) return read(path.join(modules, '@fontsource', family));
    if (FONT.test(plain)) return fonts.has(path.basename(plain)) ? read(fonts.get(path.basename(plain))!) : undefined;
    if (!PHOTO.test(plain) && !/placehold|picsum|unsplash|dummyimage|randomuser/.test(url)) return undefined;
    const number = [...plain].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
    if (photos.length > 0 && number % 10 < 7) return { body: readFileSync(photos[number % photos.length]!), type: 'image/jpeg' };
    return { body: `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="100%" height="100%" fill="hsl(${number % 360} ${(number % 3) * 20}% ${60 + (number % 4) * 8}%)"/></svg>`, type: 'image/svg+xml' };
  };
};

const googleFaces = (url: string, modules: string): string =>
  [...decodeURIComponent(url).matchAll(/family=([^:&]+)|\|([^:&|]+)/g)]
    .map((match) => (match[1] ?? match[2]!).replace(/\+/g, ' '))
    .flatMap((family) => {
      const slug = family.toLowerCase().replace(/ /g, '-');
      return [400, 500, 600, 700, 800]
        .map((weight) => ({ weight, file: `${slug}/files/${slug}-latin-${weight}-normal.woff2` }))
        .filter(({ file }) => existsSync(path.join(modules, '@fontsource', file)))
        .map(({ weight, file }) => `@font-face{font-family:'${family}';font-weight:${weight};src:url(https://fonts.googleapis.com/stand-in-fonts/${file})}`);
    })
    .join('');
