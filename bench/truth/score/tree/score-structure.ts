import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import type { WordMatch } from '../text/match-words.ts';
import { pairTrees } from './pair-trees.ts';
import { type ConsistencyScore, scoreConsistency } from './score-consistency.ts';
import { type FlowScore, scoreFlow } from './score-flow.ts';
import { type RepeatScore, scoreRepeats } from './score-repeats.ts';
import { scoreTree, type TreeScore } from './score-tree.ts';

type StructureScore = TreeScore & RepeatScore & ConsistencyScore & FlowScore;

/** What holds what, what repeats and how it is placed; nothing where the page's tree is not known. */
export function scoreStructure(truth: Truth, answer: Answer, words: WordMatch): StructureScore {
  if (!truth.hasTree) return {};
  const trees = pairTrees(truth, answer, words);
  return {
    ...scoreTree(trees),
    ...scoreRepeats(trees),
    ...scoreConsistency(truth, answer, trees),
    ...scoreFlow(trees, truth),
  };
}
