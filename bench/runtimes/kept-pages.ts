import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What became of one page: how native code and WebAssembly differ, and the CPU of each. */
const ComparedPage = z.object({
  id: z.string(),
  texts: z.number(),
  types: z.number(),
  edgePx: z.number(),
  isEqual: z.boolean(),
  nativeSeconds: z.number(),
  wasmSeconds: z.number(),
});
export type ComparedPage = z.infer<typeof ComparedPage>;

const Kept = z.object({ engine: z.string(), pages: z.array(ComparedPage) });

/** The pages that this engine was compared on before; of another engine there are none. */
export const loadKeptPages = (file: string, engine: string): ComparedPage[] => {
  if (!existsSync(file)) return [];
  const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  return kept.engine === engine ? kept.pages : [];
};

/** Keeps what is compared so far, so that a later run goes on from there. */
export const keepPages = (file: string, engine: string, pages: readonly ComparedPage[]): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ engine, pages }));
};
