import type { Asset } from '../assets/list-assets.ts';
import { listProjectAssets } from '../assets/list-project-assets.ts';
import { inkBoxOf } from '../assets/render-icon.ts';
import type { Measurement } from '../measurement.ts';

/** Where the page finds a picture: the address of a file, or its data. */
export type AddressOf = (asset: Asset) => string | undefined;

/** Where the pictures and icons that a page shows are. */
export type ShownAssets = {
  /** The address of the picture that a node shows; none where the page has to draw it. */
  addressOf: (id: string | undefined) => string | undefined;
  /** The address of the icon that a node shows, which is defined once and used by that address. */
  iconOf: (id: string) => string | undefined;
};

/** Those of a page in all its screenshots, with the definitions of the icons that were asked for: what several of them show is one file. */
export function createPageAssets(
  measurements: readonly Measurement[],
  addressOf: AddressOf,
): { at: ShownAssets[]; renderIcons: () => string } {
  const used = new Map<string, Asset>();
  const assets = listProjectAssets(measurements);
  const at = measurements.map((_, width) => {
    const shown = assets.flatMap((asset) =>
      asset.shownBy.filter(({ page }) => page === width).map(({ id }) => [id, asset] as const),
    );
    return showAssets(new Map(shown), addressOf, used);
  });
  return { at, renderIcons: () => renderIcons(used) };
}

const showAssets = (byId: ReadonlyMap<string, Asset>, addressOf: AddressOf, used: Map<string, Asset>): ShownAssets => ({
  addressOf: (id) => {
    const asset = byId.get(id ?? '');
    return asset?.kind === 'picture' ? addressOf(asset) : undefined;
  },
  iconOf: (id) => {
    const asset = byId.get(id);
    if (!asset?.svg) return undefined;
    const name = asset.file.replace(/\.svg$/, '');
    used.set(name, asset);
    return `#${name}`;
  },
});

const renderIcons = (used: ReadonlyMap<string, Asset>): string =>
  used.size === 0
    ? ''
    : `<svg hidden>\n${[...used].map(([name, { svg }]) => toSymbol(name, svg!)).join('\n')}\n</svg>\n`;

/** An SVG file as a symbol of the page. */
export const toSymbol = (name: string, svg: string): string =>
  svg
    .replace(
      /^<svg [^>]*>/,
      `<symbol id="${name}" viewBox="${inkBoxOf(svg)}" preserveAspectRatio="none" fill="currentColor">`,
    )
    .replace(/<\/svg>$/, '</symbol>');
