import type { FontMetrics, PageFont } from '@blueprompt/core/code/fonts/page-font';
import { type FontFamily, toFontSlug } from '@blueprompt/core/font-family';

const fetchFile = async (files: ReadonlyMap<string, string>, name: string): Promise<Response> => {
  const response = await fetch(files.get(name) ?? name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
};

/** As data, because a blueprint is drawn and downloaded as one file. */
const toData = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
};

const loadFont = async (files: ReadonlyMap<string, string>, family: FontFamily): Promise<PageFont> => {
  const slug = toFontSlug(family);
  const metrics: FontMetrics = await (await fetchFile(files, `${slug}.json`)).json();
  if (!metrics.packed) return { family, metrics };
  const [regular, bold] = await Promise.all(
    [400, 700].map(async (weight) => toData(await fetchFile(files, `${slug}-${weight}.woff2`))),
  );
  return { family, metrics, sources: { regular: regular!, bold: bold! } };
};

/** The fonts that a page's blueprint is set in; those that do not come are left out, and the system's stand in. */
export const loadFonts = async (families: readonly FontFamily[]): Promise<PageFont[]> => {
  if (families.length === 0) return [];
  const { FONT_FILES } = await import('./font-files.ts');
  const loaded = await Promise.allSettled(families.map((family) => loadFont(FONT_FILES, family)));
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
