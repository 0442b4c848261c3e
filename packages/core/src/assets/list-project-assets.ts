import type { Measurement } from '../measurement.ts';
import { createNamer } from '../text/token-name.ts';
import { createGlyphIndex } from './glyph-index.ts';
import { type Asset, listAssets, shownById } from './list-assets.ts';

/** A file of a project, under a name that no other file of its pages has. */
export interface ProjectAsset extends Asset {
  /** The page that it is cut from: the first that shows it. Its box and element ids are those there. */
  readonly page: number;
  /** Everything that shows it, on all pages. */
  readonly shownBy: readonly { page: number; id: string }[];
}

/** The files of a project's pages, page by page: what several pages show is one file. Those of one page are named as on it. */
export function listProjectAssets(pages: readonly (Measurement | undefined)[]): ProjectAsset[] {
  type Listed = ProjectAsset & { shownBy: { page: number; id: string }[] };
  const assets: Listed[] = [];
  const icons = createGlyphIndex<Listed>();
  const prints = new Map<string, Listed>();
  const distinct = createNamer();
  pages.forEach((measurement, page) => {
    const shown = measurement && shownById(measurement);
    for (const asset of measurement ? listAssets(measurement) : []) {
      const { name, glyph, print = '' } = shown?.get(asset.elementIds[0] ?? '') ?? {};
      const drawn = asset.kind === 'icon' ? glyph : undefined;
      const same = drawn ? icons.find(name, drawn) : prints.get(print);
      const shownBy = asset.elementIds.map((id) => ({ page, id }));
      if (same) {
        same.shownBy.push(...shownBy);
        continue;
      }
      const [, stem = '', extension = ''] = /^(.*)(\.\w+)$/.exec(asset.file) ?? [];
      const listed = { ...asset, file: `${distinct(stem)}${extension}`, page, shownBy };
      assets.push(listed);
      if (drawn) icons.add(name, drawn, listed);
      else if (print !== '') prints.set(print, listed);
    }
  });
  return assets;
}

/** The files of one page of a project: its own boxes and elements, under the names that they have in the project. */
export function listPageAssets(pages: readonly (Measurement | undefined)[], index: number): Asset[] {
  const measurement = pages[index];
  if (!measurement) return [];
  const files = new Map(
    listProjectAssets(pages).flatMap(({ file, shownBy }) =>
      shownBy.filter(({ page }) => page === index).map(({ id }) => [id, file] as const),
    ),
  );
  return listAssets(measurement).map((asset) => ({
    ...asset,
    file: files.get(asset.elementIds[0] ?? '') ?? asset.file,
  }));
}
