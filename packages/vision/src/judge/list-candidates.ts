import { right } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import { createTwinIndex } from '../boxes/twin-index.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { isStructural } from '../classify/rules/is-structural.ts';
import { verdictOf } from '../classify/rules/verdict-of.ts';
import type { Node } from '../classify/scene-tree.ts';
import type { Candidate } from './candidate.ts';
import type { SwallowedIcon } from './swallowed-icons.ts';

/** Rests larger than an icon are parts of drawings, in CSS pixels. */
const MAX_REST = 56;
const MIN_REST = 5;
/** More rests than this are the strokes of a photo or a map. */
const MAX_RESTS = 400;
/** A rest that agrees with a shape by more is that shape. */
const SAME_BOX = 0.8;
/** Longer words are words, but for a few strokes: a chart of bars reads as "lull". */
const MAX_LETTERS = 2;
const STROKES = /^[lLIi1tdTuJj|!]{3,4}$/;
/** Widest space between two words, in font sizes. */
const WORD_GAP = 0.45;

type CandidateSource = {
  nodes: readonly Node[];
  rests: readonly Shape[];
  /** What was read, and what is left of it without the words that look like icons. */
  read: readonly TextLine[];
  texts: readonly TextLine[];
  page: PageFacts;
  swallowed?: readonly SwallowedIcon[];
};

/** Between two words of its line at the usual distance: such a short word is a word. */
const isAmongWords = (word: Word, { words, fontSize }: TextLine): boolean => {
  const at = words.indexOf(word);
  const previous = words[at - 1];
  const next = words[at + 1];
  if (!previous || !next) return false;
  return Math.max(word.box.x - right(previous.box), next.box.x - right(word.box)) < fontSize * WORD_GAP;
};

/** Everything that the network is asked about, in a fixed order. */
export const listCandidates = ({ nodes, rests, read, texts, page, swallowed = [] }: CandidateSource): Candidate[] => {
  const shapes = nodes
    .filter(({ shape }) => !shape.isPicture && !isStructural(shape, page, texts))
    .map((node): Candidate => {
      const rule = node.shape.kind === 'line' ? undefined : verdictOf(node, texts, page);
      return { source: 'shape', box: node.shape.box, shape: node.shape, node, rule };
    });
  const isSmall = ({ box }: Shape) => {
    const side = Math.max(box.width, box.height) / page.scale;
    return side >= MIN_REST && side <= MAX_REST;
  };
  const known = createTwinIndex(SAME_BOX);
  for (const { shape } of nodes) known.add(shape.box);
  const loose = rests
    .filter(isSmall)
    .filter(({ box }) => !known.hasTwin(box))
    .slice(0, MAX_RESTS)
    .map((shape): Candidate => ({ source: 'rest', box: shape.box, shape }));
  const kept = new Set(texts.flatMap((line) => line.words));
  const words = read.flatMap((line) =>
    line.words
      .filter(({ text }) => [...text].length <= MAX_LETTERS || STROKES.test(text))
      .filter((word) => word.box.width > 0 && word.box.height > 0)
      .filter((word) => !kept.has(word) || !isAmongWords(word, line))
      .map((word): Candidate => ({ source: 'word', box: word.box, word, line, isDropped: !kept.has(word) })),
  );
  const marks = swallowed.map((icon): Candidate => {
    const shape: Shape = { kind: 'blob', box: icon.box, radius: 0, busy: 0 };
    return { source: 'rest', box: icon.box, shape, swallowed: icon };
  });
  return [...shapes, ...loose, ...marks, ...words];
};
