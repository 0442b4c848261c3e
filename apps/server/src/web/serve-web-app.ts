import { openAsBlob } from 'node:fs';
import type { Context, Handler } from 'hono';
import { nameSite } from './name-site.ts';
import type { PackedFile, StaticFile } from './static-files.ts';

const NOT_BUILT = 'The web app is not built yet. Run "npm start" to build it.\n';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** One range of bytes, as players ask for a video; anything else is answered whole. */
const rangeOf = (header: string | undefined, size: number): { from: number; to: number } | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const from = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const to = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return from <= to ? { from, to } : undefined;
};

const answerFromDisk = async (c: Context, { plainPath }: PackedFile): Promise<Response> => {
  try {
    return c.body((await openAsBlob(plainPath)).stream());
  } catch {
    // A new build has taken it away, which nobody should remember as the answer.
    c.header('ETag', undefined);
    c.header('Cache-Control', 'no-store');
    return c.text('Not found\n', 404);
  }
};

const answerFile = async (c: Context, file: StaticFile): Promise<Response> => {
  c.header('ETag', file.etag);
  c.header('Cache-Control', file.immutable ? IMMUTABLE : 'no-cache');
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  const accepts = (name: string) => new RegExp(`\\b${name}\\b`).test(c.req.header('accept-encoding') ?? '');
  if ('plainPath' in file) {
    c.header('Vary', 'Accept-Encoding');
    if (!accepts('br')) return answerFromDisk(c, file);
    c.header('Content-Encoding', 'br');
    return c.body(file.br);
  }
  if (file.pack) {
    c.header('Vary', 'Accept-Encoding');
    const encoding = (['br', 'gzip'] as const).find(accepts);
    if (!encoding) return c.body(file.bytes);
    c.header('Content-Encoding', encoding);
    return c.body(await file.pack(encoding));
  }
  c.header('Accept-Ranges', 'bytes');
  const range = rangeOf(c.req.header('range'), file.bytes.length);
  if (!range) return c.body(file.bytes);
  c.header('Content-Range', `bytes ${range.from}-${range.to}/${file.bytes.length}`);
  return c.body(file.bytes.slice(range.from, range.to + 1), 206);
};

/** The two pages of the built app: one is empty, for any address; one is the home page as a visitor first sees it. */
const PAGES = { any: '/index.html', home: '/home.html' };

/** Serves the built web app: files by their path, and the app's page for every other address, which its router knows. */
export const serveWebApp = (files: Map<string, StaticFile> | undefined, siteUrl: string): Handler => {
  const toPage = (path: string) => {
    const found = files?.get(path);
    return found && 'bytes' in found ? nameSite(found, siteUrl) : undefined;
  };
  const page = toPage(PAGES.any);
  const home = toPage(PAGES.home) ?? page;
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed\n', 405);
    const path = decodePath(c.req.path);
    const file = Object.values(PAGES).includes(path) ? undefined : files?.get(path);
    if (file) return answerFile(c, file);
    // A missing asset must not come back as a page: the browser would run HTML as a script and report nonsense.
    if (c.req.path.startsWith('/assets/')) return c.text('Not found\n', 404);
    const shown = path === '/' ? home : page;
    return shown ? answerFile(c, shown) : c.text(NOT_BUILT, 503);
  };
};

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
