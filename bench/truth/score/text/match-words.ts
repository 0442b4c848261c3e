import { type Box, centreX, centreY, contains } from '@blueprompt/core/geometry';
import type { Answer } from '../../answer.ts';
import type { Truth, TruthLine } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';

export type AnswerLine = Answer['texts'][number];
type TrueWord = { key: string; box: Box; line: number };
type FoundWord = { key: string; box: Box; line: number };
export type WordMatch = {
  trueWords: TrueWord[];
  foundWords: FoundWord[];
  /** Index of a true word to that of the reported one. */
  pairs: ReadonlyMap<number, number>;
  /** Of each true line: how many of its words each reported line has. */
  votes: readonly ReadonlyMap<number, number>[];
};

/** A word counts from so close: in heights of the true word, and never less than the pixels. */
const MAX_AWAY_DOWN_HEIGHTS = 0.8;
const MIN_AWAY_DOWN_PX = 6;
const MAX_AWAY_ACROSS_HEIGHTS = 3;
const MAX_BESIDE_LINE_HEIGHTS = 0.5;

/** Case and punctuation are not judged. */
export const toWordKey = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Words of a line without places have theirs in proportion to their characters. */
const wordsOf = ({ words, text, box }: AnswerLine): { text: string; box: Box }[] =>
  words.length > 0
    ? words
    : [...text.matchAll(/\S+/gu)].map((match) => ({
        text: match[0],
        box: {
          x: box.x + (match.index / text.length) * box.width,
          y: box.y,
          width: (match[0].length / text.length) * box.width,
          height: box.height,
        },
      }));

const indexByKey = (words: readonly FoundWord[]): Map<string, number[]> => {
  const byKey = new Map<string, number[]>();
  words.forEach(({ key }, index) => {
    const same = byKey.get(key);
    if (same) same.push(index);
    else byKey.set(key, [index]);
  });
  return byKey;
};

const isNear = (word: TrueWord, line: Box, across: number, down: number, at: Box): boolean => {
  const { width, height } = word.box;
  return (
    down <= Math.max(MIN_AWAY_DOWN_PX, MAX_AWAY_DOWN_HEIGHTS * height) &&
    (across <= Math.max(width, MAX_AWAY_ACROSS_HEIGHTS * height) ||
      contains(line, at, MAX_BESIDE_LINE_HEIGHTS * height))
  );
};

/** Pairs the words of the page with those that were read: the same word near its true place, the nearest first. */
export function matchWords(truth: Pick<Truth, 'texts'>, texts: readonly AnswerLine[]): WordMatch {
  const trueWords = truth.texts.flatMap((text: TruthLine, line) =>
    text.words
      .map((word) => ({ key: toWordKey(word.text), box: toBox(word.box), line }))
      .filter(({ key }) => key !== ''),
  );
  const foundWords = texts.flatMap((text, line) =>
    wordsOf(text)
      .map((word) => ({ key: toWordKey(word.text), box: word.box, line }))
      .filter(({ key }) => key !== ''),
  );
  const byKey = indexByKey(foundWords);
  const candidates: [away: number, trueWord: number, foundWord: number][] = [];
  trueWords.forEach((word, index) => {
    const line = toBox(truth.texts[word.line]!.box);
    for (const other of byKey.get(word.key) ?? []) {
      const { box } = foundWords[other]!;
      const at = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
      const across = Math.abs(at.x - centreX(word.box));
      const down = Math.abs(at.y - centreY(word.box));
      if (isNear(word, line, across, down, at)) candidates.push([across + down, index, other]);
    }
  });
  candidates.sort((a, b) => a[0] - b[0]);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const votes = truth.texts.map(() => new Map<number, number>());
  for (const [, index, other] of candidates) {
    if (pairs.has(index) || taken.has(other)) continue;
    pairs.set(index, other);
    taken.add(other);
    // Both words were made from these lists.
    const ofLine = votes[trueWords[index]!.line]!;
    const line = foundWords[other]!.line;
    ofLine.set(line, (ofLine.get(line) ?? 0) + 1);
  }
  return { trueWords, foundWords, pairs, votes };
}

/** Of each true line the reported one that has most of its words. */
export function bestLines({ votes }: WordMatch): (number | undefined)[] {
  return votes.map((ofLine) => {
    let best: [line: number, words: number] | undefined;
    for (const vote of ofLine) if (!best || vote[1] > best[1]) best = vote;
    return best?.[0];
  });
}
