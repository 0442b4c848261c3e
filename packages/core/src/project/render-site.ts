import { type Asset, assetsById, listAssets } from '../assets/list-assets.ts';
import { renderMeasuredPage } from '../code/widths/render-widths-page.ts';
import type { ProjectPage } from './build-code.ts';
import { routesOf } from './page-routes.ts';
import { type ProjectFile, textFile } from './project-file.ts';

/** Pages as plain HTML, each in the folder of its route with its pictures and icons; the first is the home page. */
export function renderSite(pages: readonly ProjectPage[]): ProjectFile[] {
  const routes = routesOf(pages.map(({ name }) => name));
  return pages.flatMap((page, at) => renderFolder(page, `${routes[at]}/`.replace(/^\/+/, '')));
}

const renderFolder = (page: ProjectPage, folder: string): ProjectFile[] => {
  const { measurement, fonts, pictures } = page;
  const files = assetsById(measurement);
  const addressOf = ({ elementIds: [id = ''] }: Asset): string | undefined => {
    const file = files.get(id)?.file ?? '';
    return pictures?.has(file) ? `assets/${file}` : undefined;
  };
  return [
    textFile(`${folder}index.html`, renderMeasuredPage(page, fonts, addressOf)),
    ...listAssets(measurement).flatMap(({ file, svg }): ProjectFile[] => {
      const path = `${folder}assets/${file}`;
      const bytes = pictures?.get(file);
      if (svg) return [textFile(path, svg)];
      return bytes === undefined ? [] : [{ path, content: bytes, encoding: 'base64' }];
    }),
  ];
};
