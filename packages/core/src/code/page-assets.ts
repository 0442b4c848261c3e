import { type Asset, assetsById } from '../assets/list-assets.ts';
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

/** Those of a page that has the definitions of its icons in itself. */
type PageAssets = ShownAssets & {
  /** The definitions of the icons that were asked for. */
  renderIcons: () => string;
};

export function createPageAssets(measurement: Measurement, addressOf: AddressOf): PageAssets {
  const byId = assetsById(measurement);
  const used = new Map<string, Asset>();
  return {
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
    renderIcons: () =>
      used.size === 0
        ? ''
        : `<svg hidden>\n${[...used].map(([name, { svg }]) => toSymbol(name, svg!)).join('\n')}\n</svg>\n`,
  };
}

/** An SVG file as a symbol of the page. */
export const toSymbol = (name: string, svg: string): string =>
  svg
    .replace(
      /^<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
      `<symbol id="${name}" viewBox="$1" preserveAspectRatio="none" fill="currentColor">`,
    )
    .replace(/<\/svg>$/, '</symbol>');
