import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { View } from '@blueprompt/capture/capture-page';
import { DomFacts } from '@blueprompt/core/dom-facts';
import { UsageError } from './command.ts';
import { expandGlob, isGlob } from './inputs/expand-glob.ts';
import { isAddress, nameOfAddress, parseAddress } from './inputs/parse-address.ts';
import type { Terminal } from './terminal.ts';

/** A screenshot, with what the page itself says where it was captured, and what to tell about that. */
export type Screenshot = { bytes: Uint8Array; facts?: DomFacts | undefined; notes?: readonly string[] };

/** One screenshot to work on: its name for output files, the whole path of the file that it is in, and its bytes when asked for. */
export type ImageSource = { label: string; name: string; file?: string; read: () => Promise<Screenshot> };

const STDIN = '-';

/** True for a file name that ends like an image's. */
export const isImageName = (name: string): boolean => /\.(png|jpe?g|gif|webp)$/i.test(name);

/** True for the file of a page, which is opened like an address: on the command line it is the user's own. */
const isPageName = (name: string): boolean => /\.html?$/i.test(name);

/** Turns paths, globs, addresses and `-` for stdin into screenshots with distinct names, in the order given. An address or the file of a page is captured when it is read. */
export const findImages = async (
  operands: readonly string[],
  terminal: Terminal,
  viewOf: () => View,
): Promise<ImageSource[]> => {
  if (operands.length === 0) throw new UsageError('name at least one image or address, or - for stdin');
  if (operands.filter((operand) => operand === STDIN).length > 1) throw new UsageError('stdin can be read only once');
  const found = await Promise.all(operands.map((operand) => expand(operand, terminal, viewOf)));
  return withDistinctNames(found.flat());
};

const expand = async (operand: string, terminal: Terminal, viewOf: () => View): Promise<ImageSource[]> => {
  if (operand === STDIN)
    return [{ label: 'stdin', name: 'stdin', read: async () => ({ bytes: await terminal.readStdin() }) }];
  if (isAddress(operand)) {
    const url = parseAddress(operand);
    return [{ label: operand, name: nameOfAddress(url), read: () => captureImage(url, viewOf(), terminal) }];
  }
  const toSource = (file: string): ImageSource => {
    const whole = path.resolve(terminal.cwd, file);
    return {
      label: file,
      name: path.parse(file).name,
      file: whole,
      read: async () => {
        if (!isPageName(file)) return readScreenshot(whole);
        // A browser would say of a missing file that the page could not be opened.
        await access(whole);
        return captureImage(pathToFileURL(whole), viewOf(), terminal);
      },
    };
  };
  if (!isGlob(operand)) return [toSource(operand)];
  const matches = await expandGlob(operand, terminal.cwd);
  // A file may really be called "shot[1].png": where a pattern finds nothing, take it by its name.
  return matches.length === 0 ? [toSource(operand)] : matches.map(toSource);
};

const captureImage = async (url: URL, view: View, { env }: Terminal): Promise<Screenshot> => {
  // Loaded here and not at the top: most screenshots are files.
  const { captureAddress } = await import('@blueprompt/capture/capture-address');
  const [capture] = await captureAddress(url.href, [view], { env });
  return capture!;
};

/**
 * A result must not take the place of what it was made from; throws where one of these files, by their whole paths, would. Macs and
 * Windows take capitals and small letters for the same.
 */
export const keepInputs = (images: readonly ImageSource[], written: readonly string[], option = 'out'): void => {
  const names = new Set(written.map((file) => file.toLowerCase()));
  const taken = images.find(({ file }) => file !== undefined && names.has(file.toLowerCase()));
  if (taken) throw new UsageError(`${taken.label} would be overwritten; choose another --${option}`);
};

/** Where `capture` puts the facts of a page: beside its screenshot. */
export const factsFileOf = (picture: string): string => {
  const { dir, name } = path.parse(picture);
  return path.join(dir, `${name}.dom.json`);
};

/** A screenshot from disk, with the facts that `capture` wrote beside it. */
export const readScreenshot = async (file: string): Promise<Screenshot> => {
  const bytes = await readFile(file);
  const beside = factsFileOf(file);
  const text = await readFile(beside, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { bytes };
  try {
    return { bytes, facts: DomFacts.parse(JSON.parse(text)) };
  } catch {
    throw new Error(`${path.basename(beside)} beside it is damaged; capture the page again, or remove that file`);
  }
};

/** `a/home.png b/Home.png` must not write the same file twice, and most systems take the two for one: the second becomes Home-2. */
const withDistinctNames = (images: ImageSource[]): ImageSource[] => {
  const taken = new Set<string>();
  return images.map((image) => {
    let name = image.name;
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${image.name}-${copy}`;
    taken.add(name.toLowerCase());
    return { ...image, name };
  });
};
