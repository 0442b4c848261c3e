import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { splitOf } from '../families.ts';
import { FileDamaged, loadJson } from '../load-json.ts';

/** The source of every composition: one folder a library, with its `package.json`, its pages and what each page is. */
export const LIBRARIES = path.join(import.meta.dirname, 'libraries');
/** What was drawn once and is judged by: `<id>.webp`, without loss, and `<id>.truth.json.gz`. */
export const FROZEN = path.join(import.meta.dirname, 'frozen');

const PageEntry = z.strictObject({
  /** The file without its ending. */
  page: z.string().regex(/^[a-z\d-]+$/),
  kind: z.array(z.string()).min(1),
  width: z.number().int().min(320).max(1920),
  height: z.number().int().min(480).max(2000),
  /** Device pixels a CSS pixel. */
  scale: z.union([z.literal(1), z.literal(2)]).default(1),
  /** The whole document instead of its first screen. */
  fullPage: z.boolean().default(false),
  dark: z.boolean().default(false),
});

/** A page that we composed from the real components of a library; the library is its family. */
export type OwnPage = z.infer<typeof PageEntry> & { id: string; library: string; source: string };

const ENDINGS = ['.tsx', '.ts', '.html'];

/** Every composition that the libraries' folders name; one that is damaged stops with a line that names its file. */
export function listOwnPages(): OwnPage[] {
  return readdirSync(LIBRARIES)
    .sort()
    .flatMap((library) => {
      const folder = path.join(LIBRARIES, library);
      const file = path.join(folder, 'pages.json');
      return loadJson(file, z.array(PageEntry)).map((entry) => {
        const source = ENDINGS.map((ending) => `${entry.page}${ending}`).find((name) =>
          existsSync(path.join(folder, name)),
        );
        if (!source) throw new FileDamaged(`${file} is damaged: there is no source for the page ${entry.page}.`);
        return { ...entry, id: `${library}-${entry.page}`, library, source };
      });
    });
}

/** Whoever composes a page of a sealed family looks at it until it is frozen, and nobody after that. */
export const isClosed = ({ id, library }: Pick<OwnPage, 'id' | 'library'>): boolean =>
  splitOf(library) === 'sealed' && existsSync(path.join(FROZEN, `${id}.webp`));
