import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PROJECTS } from '../typecheck.ts';
import { listFiles, ROOT } from './source-files.ts';

const Config = z.object({ include: z.array(z.string()), exclude: z.array(z.string()).default([]) });

/** Pages of the truth are bundled by Vite with packages of their own, which are not installed here. */
const UNTYPED = 'bench/truth/own/libraries/';

const matches = (file: string, place: string): boolean =>
  path.extname(place) ? path.matchesGlob(file, place) : file.startsWith(`${place}/`);

/** Whether a project names a file, by itself, by a pattern or by its folder. */
const isIn = (project: string): ((file: string) => boolean) => {
  const config = path.extname(project) ? project : path.posix.join(project, 'tsconfig.json');
  const { include, exclude } = Config.parse(JSON.parse(readFileSync(path.join(ROOT, config), 'utf8')));
  const [named, left] = [include, exclude].map((places) =>
    places.map((place) => path.posix.join(path.posix.dirname(config), place)),
  ) as [string[], string[]];
  return (file) => named.some((place) => matches(file, place)) && !left.some((place) => matches(file, place));
};

test('the types of every file are checked', () => {
  const projects = PROJECTS.map(isIn);
  const files = listFiles('{*,{packages,apps,scripts,bench,e2e,training}/**/*}.{ts,tsx}').filter(
    (file) => !file.startsWith(UNTYPED),
  );
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter((file) => !projects.some((has) => has(file)))).toEqual([]);
});
