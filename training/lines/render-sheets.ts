import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { labelPage } from '../../bench/truth/label/label-page.ts';
import { launchBrowser, openPage } from '../../bench/truth/label/open-page.ts';
import { createRandom } from '../pages/random.ts';
import { toLabels } from '../pages/to-labels.ts';
import { makeSheet } from './make-sheet.ts';
import { createTexts } from './texts.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    assets: { type: 'string' },
    fonts: { type: 'string', multiple: true, default: [] },
    words: { type: 'string' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '0' },
    browser: { type: 'string' },
    shard: { type: 'string', default: '0/1' },
  },
});
const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
const out = values.out!;
mkdirSync(out, { recursive: true });

const VIEWS = [[1440, 1800], [1280, 1600], [1024, 1500], [800, 1200], [1440, 900], [390, 844]] as const;
/** Screens of other densities, and pictures that were saved with loss, are part of what people hand in. */
const SCALES = [1, 1, 1, 1, 1, 1, 1, 1.25, 1.5, 2, 2];
const LOSSY_SHARE = 0.1;
const ORIGIN = 'http://sheet.test';

const alphabet = new Set(JSON.parse(readFileSync(new URL('../../packages/vision/models/reader-chars.json', import.meta.url), 'utf8')) as string[]);
const vocabulary = readFileSync(values.words!, 'utf8').split('\n').filter((word) => word !== '' && [...word].every((char) => alphabet.has(char)));
const filesUnder = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(place, wanted) : wanted.test(entry.name) ? [place] : [];
  });
const modules = path.join(values.assets!, 'node_modules');
const icons = ['lucide-static/icons', 'bootstrap-icons/icons', 'remixicon/icons', 'boxicons/svg', '@fortawesome/fontawesome-free/svgs']
  .flatMap((folder) => filesUnder(path.join(modules, folder), /\.svg$/))
  .map((file) => readFileSync(file, 'utf8').replace(/<!--[^]*?-->/g, '').replace(/<svg(?![^>]*fill=)/, '<svg fill="currentColor"'));
const photos = filesUnder(path.join(values.assets!, 'photos'), /\.jpg$/).map((file) => `/photos/${encodeURIComponent(path.basename(file))}`);
const faces = new Map<string, { weight: string; file: string }[]>();
for (const file of [modules, ...values.fonts].flatMap((folder) => filesUnder(path.join(folder, '@fontsource'), /-latin-\d+-normal\.woff2$/))) {
  const [, slug, weight] = /([^/]+)-latin-(\d+)-normal\.woff2$/.exec(file)!;
  faces.set(slug!, [...(faces.get(slug!) ?? []), { weight: weight!, file }]);
}
const SYSTEM = ['Liberation Sans', 'Liberation Serif', 'Liberation Mono', 'DejaVu Sans', 'DejaVu Serif'];
const families = [...faces.keys(), ...SYSTEM, ...SYSTEM];
const fontCss = (family: string) => (faces.get(family) ?? []).map(({ weight, file }) => `@font-face{font-family:'${family}';font-weight:${weight};src:url(/file${file})}`).join('');

/** Renders sheets of text and stores each picture beside its words. */
const browser = await launchBrowser(values.browser);
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.count); seed++) {
  const file = path.join(out, `sheet-${seed}`);
  if (seed % shards !== shard || existsSync(`${file}.webp`)) continue;
  const random = createRandom(seed);
  const [width, height] = random.pick(VIEWS);
  const scale = random.pick(SCALES);
  const html = makeSheet({ random, texts: createTexts(random, vocabulary, alphabet), families, icons, photos }, fontCss);
  const routes = async (context: BrowserContext): Promise<void> => {
    await context.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
      const place = pathname.startsWith('/file/') ? pathname.slice(5) : path.join(values.assets!, decodeURIComponent(pathname));
      return existsSync(place) ? route.fulfill({ body: readFileSync(place) }) : route.abort();
    });
  };
  try {
    const page = await openPage(browser, ORIGIN, { width, height, scale, isMobile: false }, { routes, settleMs: 0 });
    const { png: shot, raw, truth } = await labelPage(page, { id: `sheet-${seed}` }).finally(() => page.context().close());
    const saved = random.chance(LOSSY_SHARE) ? await sharp(shot).jpeg({ quality: random.int(55, 92) }).toBuffer() : shot;
    // The picture last: where it lies, its truth does too, however the run ended.
    writeFileSync(`${file}.json`, JSON.stringify({ scale, ...toLabels(raw, truth) }));
    await sharp(saved).webp({ lossless: true, effort: 1 }).toFile(`${file}.webp`);
  } catch (error) {
    process.stderr.write(`${file}: ${String(error).slice(0, 120)}\n`);
  }
}
await browser.close();
