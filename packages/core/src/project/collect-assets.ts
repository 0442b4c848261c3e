import { assetsById } from '../assets/list-assets.ts';
import { type ShownAssets, toSymbol } from '../code/page-assets.ts';
import type { Drawing } from '../code/view.ts';
import type { Measurement } from '../measurement.ts';
import { createNamer, toTokenName } from '../text/token-name.ts';
import { type ProjectFile, textFile } from './project-file.ts';

/** Pictures cut from a screenshot by their file names, in base64. */
export type Pictures = ReadonlyMap<string, string>;

export type AssetStore = {
  /** Where the pictures and icons of a page are. */
  shownBy: (measurement: Measurement, pictures: Pictures) => ShownAssets;
  /** The address of a picture that the page draws. */
  addressOfDrawing: (drawing: Drawing, use: string) => string;
  /** The address of a picture that is given as data. */
  addressOfData: (data: string) => string;
  files: () => ProjectFile[];
};

const ICONS = 'assets/icons.svg';

/** Keeps the pictures of a project: each is one file, however often it is shown, and icons are one file together. */
export function createAssetStore(): AssetStore {
  const files = new Map<string, ProjectFile>();
  const icons = new Map<string, string>();
  const [nameFile, nameIcon] = [createNamer(), createNamer()];
  const add = (stem: string, extension: string, content: string, encoding: ProjectFile['encoding']): string => {
    const known = files.get(content) ?? { path: `public/assets/${nameFile(stem)}.${extension}`, content, encoding };
    files.set(content, known);
    return known.path.replace(/^public/, '');
  };
  return {
    shownBy: (measurement, pictures) => {
      const assets = assetsById(measurement);
      const stemOf = (file: string): string => file.replace(/\.\w+$/, '');
      return {
        addressOf: (id) => {
          const asset = assets.get(id ?? '');
          const bytes = asset && pictures.get(asset.file);
          return bytes === undefined ? undefined : add(stemOf(asset!.file), 'png', bytes, 'base64');
        },
        iconOf: (id) => {
          const asset = assets.get(id);
          if (!asset?.svg) return undefined;
          const name = icons.get(asset.svg) ?? nameIcon(stemOf(asset.file));
          icons.set(asset.svg, name);
          return `/${ICONS}#${name}`;
        },
      };
    },
    addressOfDrawing: ({ shapes, box }, use) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}">${shapes}</svg>\n`;
      return add(toTokenName(use, 'picture'), 'svg', svg, 'utf8');
    },
    addressOfData: (data) => {
      const [, type = 'bmp', content = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(data) ?? [];
      return add('backdrop', type, content, 'base64');
    },
    files: () => {
      const symbols = [...icons].map(([svg, name]) => `  ${toSymbol(name, svg)}\n`);
      const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
      return [...(icons.size > 0 ? [textFile(`public/${ICONS}`, sprite)] : []), ...files.values()];
    },
  };
}
