import { listAssets } from '../assets/list-assets.ts';
import { renderPage } from '../code/render-page.ts';
import type { ProjectPage } from './build-code.ts';
import { routesOf } from './page-routes.ts';
import { type ProjectFile, textFile } from './project-file.ts';

/** Pages as plain HTML, each in the folder of its route with its pictures and icons; the first is the home page. */
export function renderSite(pages: readonly ProjectPage[]): ProjectFile[] {
  const routes = routesOf(pages.map(({ name }) => name));
  return pages.flatMap((page, at) => renderFolder(page, `${routes[at]}/`.replace(/^\/+/, '')));
}

const renderFolder = ({ measurement, fonts, pictures }: ProjectPage, folder: string): ProjectFile[] => [
  textFile(
    `${folder}index.html`,
    renderPage(measurement, fonts, ({ file }) => (pictures?.has(file) ? `assets/${file}` : undefined)),
  ),
  ...listAssets(measurement).flatMap(({ file, svg }): ProjectFile[] => {
    const path = `${folder}assets/${file}`;
    const bytes = pictures?.get(file);
    if (svg) return [textFile(path, svg)];
    return bytes === undefined ? [] : [{ path, content: bytes, encoding: 'base64' }];
  }),
];
