import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { type LabelledPage, labelPage } from '../label/label-page.ts';
import { type OpenOptions, openPage } from '../label/open-page.ts';
import { fetchPackage, PackageUnavailable } from './fetch-package.ts';
import type { PackagePage } from './manifest.ts';
import { servePackage } from './serve-package.ts';
import type { StandIns } from './stand-ins.ts';

export type RenderedPage = LabelledPage & { refused: string[] };

/** Photos from other hosts become flat grey, so that a page keeps its layout without the network. */
const GREY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" preserveAspectRatio="none"><rect width="100%" height="100%" fill="#b8bcc2"/></svg>';
/** Stylesheets and fonts of another host are only used when it allows that. */
const ANYWHERE = { 'access-control-allow-origin': '*' };

const isInside = (address: string): boolean =>
  /^(data|blob|about):/.test(address) || new URL(address).hostname === '127.0.0.1';

type Outside = {
  /** What the page asked for and did not get. */
  refused: string[];
  /** A stand-in exists but could not be downloaded: the page would look different than with it. */
  failure?: PackageUnavailable;
};

/** Answers what has a stand-in, refuses the rest and notes it. */
const answerFrom =
  (standIns: StandIns, outside: Outside) =>
  async (context: BrowserContext): Promise<void> => {
    await context.route('**/*', async (route) => {
      const request = route.request();
      const address = request.url();
      // What a film shows depends on the moment; without it the page shows its poster.
      if (request.resourceType() === 'media') return route.abort();
      if (isInside(address)) return route.continue();
      const answer = await standIns.answer(address).catch((error: unknown) => {
        if (error instanceof PackageUnavailable) outside.failure = error;
        return undefined;
      });
      if (answer !== undefined) return route.fulfill({ ...answer, headers: ANYWHERE });
      outside.refused.push(`${request.resourceType()} ${address}`);
      if (request.resourceType() === 'image') return route.fulfill({ body: GREY, contentType: 'image/svg+xml' });
      return route.abort();
    });
  };

/** Splits `dist/index.html?theme=dark` into the file and what follows it. */
const splitPage = (page: string): [file: string, rest: string] => {
  const [file = ''] = /^[^?#]*/.exec(page) ?? [];
  return [file, page.slice(file.length)];
};

/** Renders and labels one page of a package; throws with one line where the package or the page is missing. */
export async function renderPage(
  browser: Browser,
  { id, package: spec, page: address, root = '', ...view }: PackagePage,
  standIns: StandIns,
  options: Pick<OpenOptions, 'fullPage'> = {},
): Promise<RenderedPage> {
  const folder = await fetchPackage(spec);
  const [file, rest] = splitPage(address);
  if (!existsSync(path.join(folder, file))) throw new Error(`${spec} has no page ${file}.`);
  const top = path.join(folder, root);
  const server = await servePackage(folder, standIns, top);
  try {
    const inside = path.relative(top, path.join(folder, file)).split(path.sep).map(encodeURIComponent).join('/');
    const outside: Outside = { refused: [] };
    const { width, height, scale, dark, mobile = false, wait } = view;
    const page = await openPage(
      browser,
      `${server.origin}/${inside}${rest}`,
      { width, height, scale, dark, isMobile: mobile },
      { ...options, routes: answerFrom(standIns, outside), settleMs: wait },
    );
    try {
      if (outside.failure !== undefined) throw outside.failure;
      return { ...(await labelPage(page, { id })), refused: outside.refused };
    } finally {
      await page.context().close();
    }
  } finally {
    await server.close();
  }
}
