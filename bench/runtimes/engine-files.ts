import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.ts';
import { ROOT } from '../../scripts/run.ts';

/** What a module needs while it runs: the imports and exports of types alone are none. */
const IMPORT = /^(?:import|export)(?! type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;
/** Packages of others are what the lock file says. */
const isOurs = (specifier: string): boolean => /^(?:\.|#|@blueprompt\/)/.test(specifier);

/** The files that a module of ours is made of: itself, and ours that it imports, and that those import. */
export const filesOf = (entry: string, found = new Set<string>()): string[] => {
  if (found.has(entry)) return [];
  found.add(entry);
  const { resolve } = createRequire(entry);
  for (const [, from, bare, late] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const specifier = from ?? bare ?? late ?? '';
    if (!isOurs(specifier)) continue;
    const file = resolve(specifier);
    if (path.extname(file) === '.ts') filesOf(file, found);
    else found.add(file);
  }
  return [...found];
};

/** A name for the engine that changes with what the facts of a page are made of: what writes a guide from them may change meanwhile. */
export const engineVersion = (): string =>
  fingerprint([
    ...filesOf(path.join(ROOT, 'packages/vision/src/measure.ts')).map((file) => path.relative(ROOT, file)),
    'packages/vision/models',
    'packages/vision/package.json',
    'package-lock.json',
  ]);
