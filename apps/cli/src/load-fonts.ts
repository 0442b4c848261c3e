import { readFile } from 'node:fs/promises';
import { type FontMetrics, fontsOf, type PageFont } from '@blueprompt/core/code/fonts/page-font';
import { type FontFamily, toFontSlug } from '@blueprompt/core/font-family';
import type { Measurement } from '@blueprompt/core/measurement';

const FONTS = new URL('../../../packages/core/fonts/', import.meta.url);

const toData = async (name: string): Promise<string> =>
  `data:font/woff2;base64,${(await readFile(new URL(name, FONTS))).toString('base64')}`;

const loadFont = async (family: FontFamily): Promise<PageFont> => {
  const slug = toFontSlug(family);
  const metrics: FontMetrics = JSON.parse(await readFile(new URL(`${slug}.json`, FONTS), 'utf8'));
  if (!metrics.packed) return { family, metrics };
  const [regular, bold] = await Promise.all([toData(`${slug}-400.woff2`), toData(`${slug}-700.woff2`)]);
  return { family, metrics, sources: { regular, bold } };
};

/** The fonts that a page's blueprint is set in, at all its widths, as data, so that the file stays whole on its own. */
export const loadFonts = (...measurements: readonly Measurement[]): Promise<PageFont[]> =>
  Promise.all([...new Set(measurements.flatMap(fontsOf))].map(loadFont));
