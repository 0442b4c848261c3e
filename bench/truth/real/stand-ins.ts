import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentType } from '../content-type.ts';
import { loadJson } from '../load-json.ts';
import { parseCdnAddress } from './cdn-address.ts';
import { fetchPackage, PackageUnavailable } from './fetch-package.ts';
import { FONT_FILE_HOST, parseFontFamilies, renderFontFaces } from './web-fonts.ts';
import { writeWhole } from './write-whole.ts';

/** Version ranges that pages ask for, each with the exact version that answers; a range that is not listed is refused. */
const Pins = z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+/));
type Pins = z.infer<typeof Pins>;

const PINS_FILE = path.join(import.meta.dirname, 'stand-ins.json');

export function loadPins(file = PINS_FILE): Pins {
  return loadJson(file, Pins);
}

export async function savePins(pins: Pins, file = PINS_FILE): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(pins).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What a request gets instead of the file that lies outside. */
type Answer = { body: Buffer | string; contentType: string };

export type StandIns = {
  /** The folder of a package in a version range; nothing where no version is pinned or npm has none. */
  findPackage: (spec: string) => Promise<string | undefined>;
  /** Nothing where the address has no stand-in. */
  answer: (address: string) => Promise<Answer | undefined>;
};

type StandInOptions = {
  /** Gains an entry for each range that `findVersion` is asked for. */
  pins: Pins;
  cache?: string;
  /** Finds the version for a range that is not pinned; where missing, such a range is refused. */
  findVersion?: (spec: string) => Promise<string | undefined>;
};

const EXACT = /@\d+\.\d+\.\d+[^/|\s]*$/;

/** Pictures that only show their size. */
const PLACEHOLDER =
  /(?:dummyimage\.com|via\.placeholder\.com|place-?hold\.it|placehold\.co)\/(\d+)(?:x(\d+))?(?:\/([\da-f]{3,6}))?/i;
const PLACEHOLDER_COLOR = 'cccccc';

const renderPlaceholder = (address: string): Answer | undefined => {
  const match = PLACEHOLDER.exec(address);
  if (match === null) return undefined;
  const [, width, height = width, color = PLACEHOLDER_COLOR] = match;
  const fill = `<rect width="100%" height="100%" fill="#${color}"/>`;
  return {
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill}</svg>`,
    contentType: 'image/svg+xml',
  };
};

const PackageFiles = z.object({
  jsdelivr: z.string().optional(),
  unpkg: z.string().optional(),
  style: z.string().optional(),
  main: z.string().optional(),
});

/** An address without a file means the file that the package itself names first. */
const entryFiles = (folder: string): string[] => {
  const { jsdelivr, unpkg, style, main } = PackageFiles.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  return [jsdelivr, unpkg, style, main].filter((file) => file !== undefined);
};

const readFirst = (folder: string, files: string[]): Answer | undefined => {
  // Not every package has the minified file that the CDN made for it.
  const candidates = files.flatMap((file) => [file, file.replace(/\.min\.(css|js)$/, '.$1')]);
  const found = candidates.map((file) => path.join(folder, file)).find((file) => existsSync(file));
  return found === undefined ? undefined : { body: readFileSync(found), contentType: contentType(found) };
};

/** Answers well-known CDN addresses with the same files from npm, so that a page looks the same without the network. */
export function createStandIns({ pins, cache, findVersion }: StandInOptions): StandIns {
  const exactSpec = async (spec: string): Promise<string | undefined> => {
    if (EXACT.test(spec)) return spec;
    const version = pins[spec] ?? (await findVersion?.(spec));
    if (version === undefined) return undefined;
    pins[spec] = version;
    return `${spec.slice(0, spec.lastIndexOf('@'))}@${version}`;
  };

  const findPackage = async (spec: string): Promise<string | undefined> => {
    const exact = await exactSpec(spec);
    if (exact === undefined) return undefined;
    return fetchPackage(exact, cache).catch((error: unknown) => {
      // An address can name a version that was never published on npm: it stays refused.
      if (error instanceof PackageUnavailable && !error.isNetworkDown) return undefined;
      throw error;
    });
  };

  const answerFont = async (file: string): Promise<Answer | undefined> => {
    const [, name = '', ...rest] = file.split('/').map(decodeURIComponent);
    const folder = await findPackage(`${name}@latest`);
    return folder === undefined ? undefined : readFirst(folder, [rest.join('/')]);
  };

  const answerStylesheet = async (url: URL): Promise<Answer | undefined> => {
    const sheets = await Promise.all(
      parseFontFamilies(url).map(async ({ family, spec }) => {
        const folder = await findPackage(spec);
        return folder === undefined ? '' : renderFontFaces(family, spec, folder);
      }),
    );
    const body = sheets.join('\n').trim();
    return body === '' ? undefined : { body, contentType: 'text/css' };
  };

  const answer = async (address: string): Promise<Answer | undefined> => {
    const url = new URL(address);
    if (url.host === FONT_FILE_HOST) return answerFont(url.pathname);
    const fonts = await answerStylesheet(url);
    if (fonts !== undefined) return fonts;
    const file = parseCdnAddress(address);
    const folder = file && (await findPackage(file.spec));
    if (file === undefined || folder === undefined) return renderPlaceholder(address);
    return readFirst(folder, file.files.length === 0 ? entryFiles(folder) : file.files);
  };

  return { findPackage, answer };
}
