import { area, type Box, overlap, surround } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { joinWords } from '@blueprompt/core/text/join-words';
import { holdsCentre } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import type { Decided } from '../classify/classify.ts';
import type { Draft } from '../classify/draft.ts';
import type { Verdict } from '../classify/rules/box-facts.ts';
import { betweenInkAndSquare, iconBox } from '../classify/rules/icon-box.ts';
import { likenessOf } from '../icons/likeness-of.ts';
import type { Candidate } from './candidate.ts';
import { bestOf } from './classes.ts';
import { isKnownMark } from './is-known-mark.ts';
import type { Judgement } from './judge.ts';
import type { SceneFacts } from './scene-facts.ts';
import { settleVerdict } from './settle-verdict.ts';

/** Chances from which the network is believed about what no shape shows; chosen on families of pages that it was not trained on. */
const SURE = {
  /** A rest is an icon (or another small thing). */
  rest: 0.75,
  /** The same in a button, where hardly anything else stands beside the words. */
  inButton: 0.45,
  /** The wide first mark of a word, which stands apart from its letters. */
  first: 0.3,
  /** A word is an icon, and a word that the rules took for an icon is a word. */
  picture: 0.7,
  word: 0.9,
  /** The same where a capital or a number was read, as icons hardly ever are: days of a week, initials, a size, a rank. */
  written: 0.6,
};

/** A letter that icons with a stem or a ring are read as is a small one, or a sign. */
const WRITTEN = /^(\p{Lu}\p{L}?|\d{1,2})$/u;

/** Chance of an icon that its form or its place tells. */
const KNOWN = 0.7;
const ICON: Verdict = { type: 'icon', confidence: KNOWN };

/** What is decided about a scene, and the texts without pictures. */
export type Settled = Decided & { texts: TextLine[] };

/** What a word may be, and what a rest may be. */
const READ = typesWith('tick box', 'icon');
const SMALL = typesWith('tick box', 'photo', 'icon');

const TILES = typesWith('tick box', 'avatar');

/** Lets the network overrule the rules where it is sure. */
export const settleCandidates = (scene: SceneFacts, judgements: ReadonlyMap<Candidate, Judgement>): Settled => {
  const { candidates, texts, read } = scene;
  const verdicts: Settled['verdicts'] = new Map();
  const loose: { draft: Draft; chance: number }[] = [];
  const pictures = new Set<Word>();
  const words = new Set<Word>();
  const shorter = new Map<Word, Box>();
  const buttons: Box[] = [];
  for (const candidate of candidates) {
    const judgement = judgements.get(candidate);
    if (!judgement) continue;
    if (candidate.source === 'shape') {
      // The next mark of a row begins where this one ends.
      const canvas = candidate.shape.isWhole ? candidate.box : toCanvas(judgement, candidate.box, texts);
      const settled = settleVerdict(candidate, judgement, scene.page);
      // A disc with a drawing left out looks like a radio button or a face.
      const isIcon = settled !== undefined && TILES.has(settled.type) && likenessOf(candidate.box, scene) === 'sure';
      const verdict = isIcon ? ICON : settled;
      verdicts.set(candidate.shape, { verdict, canvas, icon: judgement.chances.icon });
      if (verdict?.type === 'button') buttons.push(candidate.box);
      continue;
    }
    const isWord = candidate.source === 'word';
    if (isWord && isWrittenSign(candidate.word, candidate.line)) continue;
    const isKnown = isKnownMark(candidate, judgement, scene);
    const isFirst = !isWord && candidate.swallowed !== undefined && judgement.chances.icon >= SURE.first;
    const { type, chance } =
      isKnown || isFirst
        ? { type: 'icon' as const, chance: Math.max(KNOWN, judgement.chances.icon) }
        : bestOf(judgement.chances);
    if (!isWord && candidate.shape.kind === 'line') continue;
    const isInButton = buttons.some((box) => holdsCentre(box, candidate.box));
    const least = isWord ? SURE.picture : isInButton ? SURE.inButton : SURE.rest;
    if ((isWord ? READ : SMALL).has(type) && (isKnown || isFirst || chance >= least)) {
      const box = type === 'icon' ? toCanvas(judgement, candidate.box, texts) : candidate.box;
      const shape: Shape = isWord ? { kind: 'blob', box: candidate.box, radius: 0, busy: 0 } : candidate.shape;
      loose.push({ draft: { type: type as Draft['type'], box, confidence: round(chance), shape }, chance });
      if (isWord) pictures.add(candidate.word);
      else if (candidate.swallowed) shorter.set(candidate.swallowed.word, candidate.swallowed.left);
    } else if (isWord && candidate.isDropped && judgement.chances.none >= leastOf(candidate.word))
      words.add(candidate.word);
  }
  const { found, wholes } = wholeDrawings(withoutDoubles(loose), candidates, verdicts);
  for (const shape of wholes) verdicts.set(shape, { ...verdicts.get(shape)!, verdict: ICON });
  return { verdicts, found, texts: retell(read, texts, { pictures, words, shorter }) };
};

const leastOf = ({ text }: Word): number => (WRITTEN.test(text) ? SURE.written : SURE.word);

/** An amount and the sign of its currency, a share and its percent sign, and a copyright before its year are letters however much they look like icons. */
const isWrittenSign = (word: Word, { words }: TextLine): boolean => {
  const at = words.indexOf(word);
  const isNumber = (other: Word | undefined): boolean => /^[\d.,]*\d/.test(other?.text ?? '');
  const isUnit = (other: Word | undefined): boolean => /^[%\p{Sc}]$/u.test(other?.text ?? '');
  if (isUnit(word)) return isNumber(words[at + 1]) || isNumber(words[at - 1]);
  if (isNumber(word)) return isUnit(words[at + 1]) || isUnit(words[at - 1]);
  return /^[©®]$/.test(word.text) && isNumber(words[at + 1]);
};

/** An icon in a drawing of an icon's size that nobody took for one is its part: the lens of a camera. */
const wholeDrawings = (
  found: readonly Draft[],
  candidates: readonly Candidate[],
  verdicts: Settled['verdicts'],
): { found: Draft[]; wholes: Shape[] } => {
  const passed = candidates.flatMap((candidate) =>
    candidate.source === 'shape' &&
    candidate.shape.kind === 'blob' &&
    candidate.rule?.type === 'icon' &&
    !verdicts.get(candidate.shape)?.verdict
      ? [candidate.shape]
      : [],
  );
  const wholeOf = ({ type, shape: part, box }: Draft): Shape | undefined =>
    type === 'icon' ? passed.find((shape) => holdsCentre(shape.box, part?.box ?? box)) : undefined;
  return {
    found: found.filter((draft) => !wholeOf(draft)),
    wholes: found.flatMap((draft) => wholeOf(draft) ?? []),
  };
};

/** Between what the network sees and what the text beside it suggests: either alone is off more often. */
const toCanvas = ({ canvas }: Judgement, ink: Box, texts: readonly TextLine[]): Box => {
  const usual = iconBox(ink, texts);
  return betweenInkAndSquare(ink, {
    x: Math.round((canvas.x + usual.x) / 2),
    y: Math.round((canvas.y + usual.y) / 2),
    width: Math.round((canvas.width + usual.width) / 2),
    height: Math.round((canvas.height + usual.height) / 2),
  });
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The surest of those that lie on each other. */
const withoutDoubles = (loose: readonly { draft: Draft; chance: number }[]): Draft[] => {
  const kept: Draft[] = [];
  for (const { draft } of loose.toSorted((a, b) => b.chance - a.chance || area(b.draft.box) - area(a.draft.box)))
    if (!kept.some((other) => overlap(other.box, draft.box) > 0.2 || holdsCentre(other.box, draft.box)))
      kept.push(draft);
  return kept;
};

type Retold = { pictures: ReadonlySet<Word>; words: ReadonlySet<Word>; shorter: ReadonlyMap<Word, Box> };

/** The lines without words and parts of words that are pictures, and with those again that are words after all. */
const retell = (read: readonly TextLine[], texts: readonly TextLine[], retold: Retold): TextLine[] => {
  const { pictures, words, shorter } = retold;
  if (pictures.size + words.size + shorter.size === 0) return [...texts];
  const kept = new Set(texts.flatMap((line) => line.words));
  return read.flatMap((line) => {
    const left = line.words
      .filter((word) => (kept.has(word) || words.has(word)) && !pictures.has(word))
      .map((word) => (shorter.has(word) ? { ...word, box: shorter.get(word)! } : word));
    if (left.length === line.words.length && left.every((word, at) => word === line.words[at])) return [line];
    if (left.length === 0) return [];
    return [
      {
        ...line,
        words: left,
        text: joinWords(left),
        box: surround(left.map((word) => word.box)),
      },
    ];
  });
};
