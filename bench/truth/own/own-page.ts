import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

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

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
};

/** Every composition that the libraries' folders name; one that is damaged stops with a line that names its file. */
export function listOwnPages(): OwnPage[] {
  return readdirSync(LIBRARIES)
    .sort()
    .flatMap((library) => {
      const folder = path.join(LIBRARIES, library);
      const file = path.join(folder, 'pages.json');
      const parsed = z.array(PageEntry).safeParse(readJson(file));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
      return parsed.data.map((entry) => {
        const source = ENDINGS.map((ending) => `${entry.page}${ending}`).find((name) =>
          existsSync(path.join(folder, name)),
        );
        if (!source) throw new Error(`${file}: there is no source for the page "${entry.page}"`);
        return { ...entry, id: `${library}-${entry.page}`, library, source };
      });
    });
}
