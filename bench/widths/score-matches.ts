import { area, type Box, intersect } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import type { TreeNode } from '@blueprompt/core/page-tree';
import { treeOf } from '@blueprompt/core/tree/tree-of';
import { agreeTexts } from '@blueprompt/core/widths/agree-texts';
import { listLeaves } from '@blueprompt/core/widths/list-leaves';
import { matchLeaves } from '@blueprompt/core/widths/match-leaves';
import { toBox } from '../truth/score/match-boxes.ts';
import type { Truth } from '../truth/truth.ts';
import type { WidthsPage } from './take-pages.ts';

/** Of the lines that a page really has at both widths, and that were read at both: how many the engine took for the same text. */
export type MatchScore = { asked: number; right: number };

/** Share of a real line that lies in the text that it was read as. */
const MIN_INSIDE = 0.6;

/** Words that a page has once at each width are the same there: whether the texts that they were read as are partners. */
export function scoreMatches({ truths, ...page }: WidthsPage, [wideWidth, narrowWidth]: [number, number]): MatchScore {
  const [wide, narrow] = agreeTexts([page.wide, page.narrow]) as [Measurement, Measurement];
  const pairs = matchLeaves(listLeaves(narrow), listLeaves(wide));
  const [there, here] = [readAs(wide, truths[wideWidth]!), readAs(narrow, truths[narrowWidth]!)];
  const shared = [...here].filter(([words]) => there.has(words));
  const right = shared.filter(([words, id]) => pairs.get(id) === there.get(words));
  return { asked: shared.length, right: right.length };
}

/** From the words of a truth to the node that they were read as; of words that it has once, and of whole blocks. */
const readAs = (measurement: Measurement, truth: Truth): ReadonlyMap<string, string> => {
  const blocks = Map.groupBy(truth.texts, ({ block }) => block);
  const texts = [...blocks.values()].map((lines) => ({
    words: lines.map(({ text }) => text).join(' '),
    box: toBox(lines[0]!.box),
  }));
  const counts = Map.groupBy(texts, ({ words }) => words);
  const leaves = textsOf(treeOf(measurement).root);
  const found = texts.flatMap(({ words, box }): [string, string][] => {
    if (counts.get(words)!.length > 1) return [];
    const leaf = leaves.find((one) => area(intersect(one.box, box)) >= MIN_INSIDE * area(box));
    return leaf ? [[words, leaf.id]] : [];
  });
  return new Map(found);
};

const textsOf = (node: TreeNode): { id: string; box: Box }[] =>
  node.kind === 'text' ? [node] : node.children.flatMap(textsOf);
