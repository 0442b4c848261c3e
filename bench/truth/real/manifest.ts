import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ExpectedError } from '../expected-error.ts';
import { firstIssue } from '../load-json.ts';

/** What a page is for; a page can be several things. */
const PAGE_KINDS = [
  'app',
  'auth',
  'blog',
  'calendar',
  'chart',
  'chat',
  'components',
  'dashboard',
  'docs',
  'document',
  'e-commerce',
  'editor',
  'email',
  'form',
  'kanban',
  'landing',
  'mobile',
  'pricing',
  'profile',
  'settings',
  'table',
] as const;

/** Pages are never part of the repository, so these only say what a person who fetches them may do with them. */
const LICENCES = [
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'GPL-3.0-only',
  'ISC',
  'MIT',
  'MIT AND CC-BY-3.0',
  'OFL-1.1',
  'etalab-2.0',
] as const;

/** No template may weigh more than this many pages in the figures. */
export const MAX_PAGES_A_FAMILY = 6;

const Slug = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'lower case letters and digits joined by hyphens');

/** Where a page comes from: an npm package that anybody can fetch, or a repository whose rendered page exists ready-made only. */
const Source = {
  package: z
    .string()
    .regex(/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/, 'a package at an exact version')
    .optional(),
  /** The file in the package, with a query or fragment where the page wants one. */
  page: z.string().min(1).optional(),
  /** The folder of the package that its pages call `/`; the package itself where missing. */
  root: z.string().min(1).optional(),
  repository: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name')
    .optional(),
  commit: z
    .string()
    .regex(/^[\da-f]{7,40}$/)
    .optional(),
};

export const RealPage = z
  .strictObject({
    id: Slug,
    /** One template, library or site. */
    family: Slug,
    kind: z.array(z.enum(PAGE_KINDS)).min(1),
    ...Source,
    /** The picture's size in CSS pixels; the file has `scale` times as many. */
    width: z.number().int().min(200).max(4000),
    height: z.number().int().min(200).max(8000),
    scale: z.number().positive().max(4).default(1),
    /** The picture shows the page to its end. */
    fullPage: z.boolean().optional(),
    /** The page is shown in its dark colours. */
    dark: z.boolean().optional(),
    /** Shown as on a phone: touch, and the viewport that the page's own meta tag asks for. */
    mobile: z.boolean().optional(),
    licence: z.enum(LICENCES),
    /** Sha-256 of the decoded RGB pixels of the picture that the figures belong to. */
    pixels: z.string().regex(/^[\da-f]{64}$/),
    /** Milliseconds until the page stands still, where the usual time is too short. */
    wait: z.number().int().min(0).max(20_000).optional(),
  })
  .refine((page) => (page.package === undefined) !== (page.repository === undefined), 'a package or a repository')
  .refine((page) => (page.package === undefined) === (page.page === undefined), 'a package needs a page')
  .refine((page) => (page.repository === undefined) === (page.commit === undefined), 'a repository needs a commit');
export type RealPage = z.infer<typeof RealPage>;

/** A page that anybody can fetch. */
export type PackagePage = RealPage & { package: string; page: string };

export function isPackagePage(page: RealPage): page is PackagePage {
  return page.package !== undefined && page.page !== undefined;
}

/** The manifest cannot be used; its message is one line that names the file and the entry. */
export class ManifestDamaged extends ExpectedError {}

const nameOf = (entry: unknown, index: number): string => {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? `entry ${index + 1} (${id})` : `entry ${index + 1}`;
};

/** Checks every entry on its own, and that ids are unique and no family is too large. */
export function parseManifest(text: string, file: string): RealPage[] {
  const stop = (why: string): never => {
    throw new ManifestDamaged(`${file} is damaged: ${why}.`);
  };
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return stop(`it is not JSON, ${(error as Error).message.split('\n')[0]}`);
  }
  if (!Array.isArray(entries)) return stop('it is not a list of pages');
  const families = new Map<string, number>();
  const ids = new Set<string>();
  return entries.map((entry: unknown, index) => {
    const parsed = RealPage.safeParse(entry);
    if (!parsed.success) return stop(`${nameOf(entry, index)}, ${firstIssue(parsed.error)}`);
    const page = parsed.data;
    if (ids.has(page.id)) return stop(`${nameOf(entry, index)} is there twice`);
    ids.add(page.id);
    const count = (families.get(page.family) ?? 0) + 1;
    families.set(page.family, count);
    if (count > MAX_PAGES_A_FAMILY)
      return stop(
        `${nameOf(entry, index)} is page ${count} of family ${page.family}, the limit is ${MAX_PAGES_A_FAMILY}`,
      );
    return page;
  });
}

const MANIFEST_FILE = path.join(import.meta.dirname, 'manifest.json');

/** Every page that others wrote, in the manifest's order. */
export function loadManifest(file = MANIFEST_FILE): RealPage[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ManifestDamaged(`${file} cannot be read.`);
  }
  return parseManifest(text, file);
}
