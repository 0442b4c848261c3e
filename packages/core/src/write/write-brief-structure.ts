import { countTokens } from './count-tokens.ts';
import type { PageNode } from './page/page-node.ts';
import type { Voice } from './tree/voice.ts';
import { type TreeOptions, writeTree } from './tree/write-tree.ts';

/** How much of a page is kept: levels of boxes in boxes, items of a list, characters of a text. */
type Limits = { levels: number; maxItems: number; maxChars: number };

/** Levels of boxes in boxes, of which as many are written as fit, and how much of their texts: then as much as fits. */
const LEVELS = [12, 8, 6, 5, 4, 3];
const TEXTS: readonly Omit<Limits, 'levels'>[] = [
  { maxItems: 200, maxChars: 4_000 },
  { maxItems: 60, maxChars: 240 },
  { maxItems: 24, maxChars: 120 },
  { maxItems: 12, maxChars: 60 },
  { maxItems: 8, maxChars: 40 },
];
const FEWEST_TEXTS = { maxItems: 5, maxChars: 30 };
/** For pages that do not fit in any of these, in turn. */
const LEAST: readonly Limits[] = [
  { levels: 3, maxItems: 4, maxChars: 30 },
  { levels: 2, maxItems: 3, maxChars: 24 },
  { levels: 1, maxItems: 2, maxChars: 24 },
];

type BriefOptions = Pick<TreeOptions, 'instead'> & {
  maxTokens: number;
  /** How to read what is written, to be put before it. */
  explain?: (structure: string) => string;
};

/** The richest of several versions that costs no more, or the shortest. */
const fitTo = (maxTokens: number, write: (limits: Limits) => string): string => {
  const firstOf = (all: readonly Limits[]): { limits: Limits; text: string } | undefined =>
    findFirst(all, (limits) => {
      const text = write(limits);
      return countTokens(text) <= maxTokens ? { limits, text } : undefined;
    });
  const shortest = firstOf(LEVELS.map((levels) => ({ levels, ...FEWEST_TEXTS })));
  if (!shortest) return firstOf(LEAST)?.text ?? write(LEAST.at(-1)!);
  const { levels } = shortest.limits;
  return firstOf(TEXTS.map((texts) => ({ levels, ...texts })))?.text ?? shortest.text;
};

/** The first of a list that something is found for, where it is then found for all that follow: half as many are tried. */
const findFirst = <T, F>(list: readonly T[], find: (one: T) => F | undefined): F | undefined => {
  let found: F | undefined;
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const here = find(list[middle]!);
    if (here === undefined) from = middle + 1;
    else [found, to] = [here, middle];
  }
  return found;
};

/** As much of a page, or of a part of one, as costs no more: its tree, and the components that the tree uses. */
export const writeBriefStructure = (
  nodes: readonly PageNode[],
  voice: Voice,
  { maxTokens, instead, explain }: BriefOptions,
): string =>
  fitTo(maxTokens, ({ levels, ...texts }) => {
    const { tree, components } = writeTree(nodes, { ...voice, ...texts }, { levels, instead });
    const parts = [tree, ...components.map(({ lines }) => lines.join('\n'))].filter((part) => part !== '');
    const structure = parts.join('\n\n');
    return explain && structure !== '' ? `${explain(structure)}\n\n${structure}` : structure;
  });
