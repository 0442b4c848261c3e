import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { labelPage } from '../../bench/truth/label/label-page.ts';
import { launchBrowser, openPage } from '../../bench/truth/label/open-page.ts';
import { loadIconFonts } from './icon-fonts.ts';
import { type Fonts, makePage } from './make-page.ts';
import { makeThemedPage, themeOf } from './make-themed-page.ts';
import { createRandom } from './random.ts';
import { createStandIns } from './stand-ins.ts';
import { toLabels } from './to-labels.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    assets: { type: 'string' },
    packages: { type: 'string' },
    written: { type: 'string' },
    each: { type: 'string', default: '12' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '0' },
    themed: { type: 'string', default: '0' },
    browser: { type: 'string' },
    shard: { type: 'string', default: '0/1' },
  },
});
/** Several processes share the work: this one takes the pages whose number leaves `shard` when divided by `shards`. */
const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
const isMine = (number: number) => number % shards === shard;
const out = values.out!;
const assetsDir = values.assets!;
mkdirSync(out, { recursive: true });

const VIEWS = [[1440, 900], [1280, 800], [1366, 768], [1024, 768], [1920, 1080], [1440, 1500], [1440, 2000], [768, 1024], [390, 844], [412, 900]] as const;
const SETTLE_MS = 250;

const filesUnder = (folder: string, wanted: RegExp): string[] =>
  !existsSync(folder) ? [] : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(place, wanted) : wanted.test(entry.name) ? [place] : [];
  });

/** Fonts, icons and photos come from npm packages that were installed into the assets folder (see README.md). */
const loadAssets = () => {
  const modules = path.join(assetsDir, 'node_modules');
  const icons = ['lucide-static/icons', 'bootstrap-icons/icons', 'heroicons/24', 'heroicons/20', '@fortawesome/fontawesome-free/svgs', 'remixicon/icons', 'feather-icons/dist/icons', 'boxicons/svg']
    .flatMap((folder) => filesUnder(path.join(modules, folder), /\.svg$/))
    .map((file) => readFileSync(file, 'utf8').replace(/<!--[^]*?-->/g, '').replace(/<svg(?![^>]*fill=)/, '<svg fill="currentColor"'));
  const photos = filesUnder(path.join(assetsDir, 'photos'), /\.jpg$/).map((file) => `/photos/${encodeURIComponent(path.basename(file))}`);
  const fonts: Fonts = readdirSync(path.join(modules, '@fontsource')).map((slug) => {
    const family = slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
    const face = (weight: number) => `@font-face{font-family:'${family}';font-weight:${weight};src:url(/fonts/${slug}/files/${slug}-latin-${weight}-normal.woff2)}`;
    const weights = [400, 500, 600, 700, 800].filter((weight) => existsSync(path.join(modules, '@fontsource', slug, 'files', `${slug}-latin-${weight}-normal.woff2`)));
    return { family, css: weights.map(face).join('') };
  });
  return { icons, photos, fonts };
};

const standIn = createStandIns(path.join(assetsDir, 'node_modules'), filesUnder(path.join(assetsDir, 'photos'), /\.jpg$/));

const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.woff2': 'font/woff2', '.woff': 'font/woff' };
/** Pages of others ask for addresses that are not well formed; those name no file. */
const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};
const serve = async (answer: (pathname: string) => Buffer | string | undefined) => {
  const server = createServer((request, response) => {
    const pathname = decodePath(new URL(request.url!, 'http://localhost').pathname);
    const body = answer(pathname);
    const known = body === undefined ? standIn(pathname) : undefined;
    const type = known?.type ?? TYPES[path.extname(pathname)] ?? 'text/html';
    response.writeHead(body === undefined && !known ? 404 : 200, { 'content-type': type }).end(body ?? known?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};
const fileAnswer = (root: string, pathname: string) => {
  const file = path.join(root, path.normalize(pathname));
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
};

/** Renders one address and stores the picture beside its labels; pages with too little on them are left out. */
const render = async (browser: Browser, url: string, id: string, seed: number) => {
  const random = createRandom(seed);
  const [width, height] = random.pick(VIEWS);
  const scale = random.chance(0.12) ? 2 : 1;
  const routes = async (context: BrowserContext): Promise<void> => {
    await context.route('**/*', (route) => {
      const address = route.request().url();
      if (address.startsWith('http://127.0.0.1') || address.startsWith('data:')) return route.continue();
      const known = standIn(address);
      return known ? route.fulfill({ body: known.body, contentType: known.type, headers: { 'access-control-allow-origin': '*' } }) : route.abort();
    });
  };
  // Pages that were not written for phones are laid out at the width of one all the same.
  const view = { width, height, scale, dark: random.chance(0.25), isMobile: false };
  const page = await openPage(browser, url, view, { routes, settleMs: SETTLE_MS });
  try {
    const { png, raw, truth } = await labelPage(page, { id });
    const labels = toLabels(raw, truth);
    if (labels.lines.length < 6 || labels.parts.length < 3) return false;
    // The picture last: where it lies, its truth does too, however the run ended.
    writeFileSync(path.join(out, `${id}.json`), JSON.stringify({ scale, ...labels }));
    writeFileSync(path.join(out, `${id}.truth.json.gz`), gzipSync(JSON.stringify(truth)));
    await sharp(png).webp({ lossless: true, effort: 2 }).toFile(path.join(out, `${id}.webp`));
    return true;
  } finally {
    await page.context().close();
  }
};

const browser = await launchBrowser(values.browser);
const { icons, photos, fonts } = loadAssets();
const modules = path.join(assetsDir, 'node_modules');
const iconFonts = loadIconFonts(modules);
let stored = 0;
const attempt = async (url: string, id: string, seed: number) => {
  try {
    if (!existsSync(path.join(out, `${id}.webp`)) && (await render(browser, url, id, seed))) stored += 1;
  } catch (error) {
    process.stderr.write(`${id}: ${String(error).slice(0, 120)}\n`);
  }
};

const made = await serve((pathname) => {
  const seed = /^\/page\/(\d+)\.html$/.exec(pathname)?.[1];
  if (seed) return makePage(Number(seed), { icons, photos }, fonts, createRandom(Number(seed)).pick(VIEWS)[0]);
  const themed = /^\/themed\/(\d+)\.html$/.exec(pathname)?.[1];
  if (themed) return makeThemedPage(Number(themed), { icons, photos, iconFonts }, createRandom(Number(themed)).pick(VIEWS)[0]);
  if (pathname.startsWith('/lib/')) return fileAnswer(modules, pathname.slice(4));
  if (pathname.startsWith('/fonts/')) return fileAnswer(path.join(assetsDir, 'node_modules', '@fontsource'), pathname.slice(6));
  return pathname.startsWith('/photos/') ? fileAnswer(path.join(assetsDir, 'photos'), pathname.slice(7)) : undefined;
});
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.count); seed += 1)
  if (isMine(seed)) await attempt(`${made.origin}/page/${seed}.html`, `made-${seed}`, seed);
for (let seed = 0; seed < Number(values.themed); seed += 1)
  if (isMine(seed)) await attempt(`${made.origin}/themed/${seed}.html`, `theme-${themeOf(seed).family}-${seed}`, seed);
made.close();

for (const [order, folder] of (values.packages?.split(',') ?? []).entries()) {
  const root = path.resolve(folder);
  const random = createRandom(path.basename(root).length * 7919);
  const pages = filesUnder(root, /\.html?$/).filter((file) => statSync(file).size > 2500 && !/node_modules|\/tests?\//.test(file));
  const chosen = pages.map((file) => ({ file, key: random.next() })).sort((a, b) => a.key - b.key).slice(0, Number(values.each));
  // Pages that name files from the root of their site lie in a folder of the package.
  const bases = [root, ...readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => path.join(root, name))];
  const site = await serve((pathname) => bases.map((base) => fileAnswer(base, pathname)).find((body) => body !== undefined));
  for (const [index, { file }] of chosen.entries()) {
    const url = `${site.origin}/${path.relative(root, file).split(path.sep).map(encodeURIComponent).join('/')}`;
    const name = path.basename(root).replace(/\W+/g, '-');
    // Every page twice: on another screen it is another page.
    for (const view of [0, 1]) {
      const number = index * 2 + view;
      if (isMine(number + order)) await attempt(url, `npm-${name}-${number}`, number * 31 + name.length);
    }
  }
  site.close();
}
/** Pages of our own, each a design of its own. */
if (values.written) {
  const root = path.resolve(values.written);
  const site = await serve((pathname) => fileAnswer(root, pathname));
  for (const [order, file] of readdirSync(root).filter((name) => name.endsWith('.html')).entries()) {
    const name = path.basename(file, '.html');
    for (const view of [0, 1]) if (isMine(view + order)) await attempt(`${site.origin}/${file}`, `written-${name}-${view}`, view * 31 + name.length);
  }
  site.close();
}
await browser.close();
process.stdout.write(`${stored} pages stored in ${out}\n`);
