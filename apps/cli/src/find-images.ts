import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './command.ts';
import { expandGlob, isGlob } from './expand-glob.ts';
import type { Terminal } from './terminal.ts';

/** One picture to work on: its name for output files, and its bytes when asked for. */
export type ImageSource = { label: string; name: string; read: () => Promise<Uint8Array> };

const STDIN = '-';

/** Turns paths, globs and `-` for stdin into pictures with distinct names, in the order given. */
export const findImages = async (operands: readonly string[], terminal: Terminal): Promise<ImageSource[]> => {
  if (operands.length === 0) throw new UsageError('name at least one image, or - for stdin');
  if (operands.filter((operand) => operand === STDIN).length > 1) throw new UsageError('stdin can be read only once');
  const found = await Promise.all(operands.map((operand) => expand(operand, terminal)));
  return withDistinctNames(found.flat());
};

const expand = async (operand: string, terminal: Terminal): Promise<ImageSource[]> => {
  if (operand === STDIN) return [{ label: 'stdin', name: 'stdin', read: terminal.readStdin }];
  const file = path.resolve(terminal.cwd, operand);
  const asNamed = { label: operand, name: path.parse(operand).name, read: () => readFile(file) };
  if (!isGlob(operand)) return [asNamed];
  const matches = await expandGlob(operand, terminal.cwd);
  // A file may really be called "shot[1].png": where a pattern finds nothing, take it by its name.
  if (matches.length === 0) return [asNamed];
  return matches.map((match) => ({
    label: match,
    name: path.parse(match).name,
    read: () => readFile(path.resolve(terminal.cwd, match)),
  }));
};

/** `a/home.png b/home.png` must not write the same file twice: the second becomes home-2. */
const withDistinctNames = (images: ImageSource[]): ImageSource[] => {
  const taken = new Set<string>();
  return images.map((image) => {
    let name = image.name;
    for (let copy = 2; taken.has(name); copy++) name = `${image.name}-${copy}`;
    taken.add(name);
    return { ...image, name };
  });
};
