import { type Asset, assetsById } from '../assets/list-assets.ts';
import { listProjectAssets, type ProjectAsset } from '../assets/list-project-assets.ts';
import { renderMeasuredPage } from '../code/widths/render-widths-page.ts';
import type { ProjectPage } from './build-code.ts';
import { routesOf } from './page-routes.ts';
import { type ProjectFile, textFile } from './project-file.ts';

/** Pages as plain HTML, each in the folder of its route; the first is the home page. What several pages show is one file beside it. */
export function renderSite(pages: readonly ProjectPage[]): ProjectFile[] {
  const routes = routesOf(pages.map(({ name }) => name));
  const assets = listProjectAssets(pages.map(({ measurement }) => measurement));
  const pictures = new Map(assets.map((asset) => [asset.file, pictureOf(pages, asset)]));
  const htmls = pages.map((page, at) => {
    const folder = `${routes[at]}/`.replace(/^\/+/, '');
    const files = new Map(
      assets.flatMap(({ file, shownBy }) => shownBy.flatMap((shown) => (shown.page === at ? [[shown.id, file]] : []))),
    );
    const addressOf = ({ elementIds: [id = ''] }: Asset): string | undefined => {
      const file = files.get(id);
      return file && pictures.get(file) ? `${folder.replace(/[^/]+/g, '..')}assets/${file}` : undefined;
    };
    return textFile(`${folder}index.html`, renderMeasuredPage(page, page.fonts, addressOf));
  });
  return [
    ...htmls,
    ...assets.flatMap(({ file, svg }): ProjectFile[] => {
      const content = pictures.get(file);
      if (svg) return [textFile(`assets/${file}`, svg)];
      return content === undefined ? [] : [{ path: `assets/${file}`, content, encoding: 'base64' }];
    }),
  ];
}

/** The data of a picture, which its page knows under the name that it has there. */
const pictureOf = (
  pages: readonly ProjectPage[],
  { page, elementIds: [id = ''] }: ProjectAsset,
): string | undefined => {
  const { measurement, pictures } = pages[page]!; // a file is listed for one of the pages
  return pictures?.get(assetsById(measurement).get(id)?.file ?? '');
};
