import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { measure } from '../../packages/vision/src/measure.ts';
import { NPM_SHELL } from '../../scripts/run.ts';
import type { Answer } from '../truth/answer.ts';
import { scorePalette } from '../truth/score/page/score-palette.ts';
import type { LoadedPage } from '../truth/truth-pages.ts';

export type PaletteRow = { name: string; recall: number; precision: number; background: number; cpuSeconds: number };

const RIVALS = new URL('./', import.meta.url);
/** As many colours as our own palettes have, on these pages, at most. */
const COLORS = 10;

type Extract = (png: Uint8Array) => Promise<{ hex: string; share: number }[]>;

const load = async (name: string): Promise<Record<string, unknown>> => {
  const require = createRequire(new URL('package.json', RIVALS));
  const loaded = await import(pathToFileURL(require.resolve(name)).href);
  return { ...loaded.default, ...loaded };
};

/** The libraries that people take palettes from pictures with, set so that they do as well as they can on pages. */
const loadRivals = async (): Promise<Record<string, Extract>> => {
  if (!existsSync(new URL('node_modules', RIVALS)))
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--package-lock=false'], {
      cwd: fileURLToPath(RIVALS),
      shell: NPM_SHELL,
    });
  const { getPalette } = (await load('colorthief')) as {
    getPalette: (source: Buffer, options: object) => Promise<{ hex: () => string; proportion: number }[] | null>;
  };
  const { Vibrant } = (await load('node-vibrant/node')) as {
    Vibrant: { from: (source: Buffer) => { maxColorCount: (n: number) => { getPalette: () => Promise<object> } } };
  };
  return {
    'colorthief 3.5.0': async (png) => {
      const colors = await getPalette(Buffer.from(png), { colorCount: COLORS, quality: 1, ignoreWhite: false });
      return (colors ?? []).map((color) => ({ hex: color.hex(), share: color.proportion }));
    },
    'node-vibrant 4.0.4': async (png) => {
      const swatches = await Vibrant.from(Buffer.from(png)).maxColorCount(64).getPalette();
      return (Object.values(swatches) as ({ hex: string; population: number } | null)[]).flatMap((swatch) =>
        swatch ? [{ hex: swatch.hex, share: swatch.population }] : [],
      );
    },
  };
};

const ours: Extract = async (png) => {
  const outcome = await measure(png);
  return outcome.ok ? outcome.measurement.palette : [];
};

/** Colours found on the same pages in the same run; our CPU is that of the whole measurement, theirs of the palette alone. */
export const comparePalettes = async (pages: readonly LoadedPage[]): Promise<PaletteRow[]> => {
  const rows: PaletteRow[] = [];
  // Not all of them read WebP.
  const pngs = await Promise.all(pages.map(({ bytes }) => sharp(bytes).png().toBuffer()));
  for (const [name, extract] of Object.entries({ Blueprompt: ours, ...(await loadRivals()) })) {
    const before = process.cpuUsage();
    const scores = [];
    for (const [index, { truth }] of pages.entries()) {
      // As many as there are pages.
      const palette = await extract(pngs[index]!);
      scores.push(scorePalette(truth, { palette } as Answer));
    }
    const { user, system } = process.cpuUsage(before);
    const mean = (values: (number | undefined)[]) => {
      const known = values.filter((value) => value !== undefined);
      return known.reduce((sum, value) => sum + value, 0) / known.length;
    };
    rows.push({
      name,
      recall: mean(scores.map(({ paletteRecall }) => paletteRecall)),
      precision: mean(scores.map(({ palettePrecision }) => palettePrecision)),
      background: mean(scores.map(({ background }) => background)),
      cpuSeconds: (user + system) / 1e6 / pages.length,
    });
  }
  return rows;
};
