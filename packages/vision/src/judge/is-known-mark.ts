import { PICTURE_SIGN } from '../icons/drop-icon-words.ts';
import { likenessOf } from '../icons/likeness-of.ts';
import type { Candidate } from './candidate.ts';
import type { Judgement } from './judge.ts';
import type { SceneFacts } from './scene-facts.ts';

/** Least chance of an icon, as the network sees it, for a word that looks like one, and for what was read as an arrow or a tick. */
const MIN_CHANCE = 0.4;
const MIN_SIGN_CHANCE = 0.25;
/** The same for a word that cannot be mistaken; a lone letter may have the form of a maker's mark. */
const MIN_SURE_CHANCE = 0.05;
/** Most rests are parts of letters and drawings, of which the network is certain: a look at each of them costs too much. */
const MIN_REST_CHANCE = 0.015;
/** Smaller rests look like many things, in CSS pixels. */
const MIN_REST = 9;

/** A word or a rest that looks just like an icon of a public set. */
export const isKnownMark = (
  candidate: Candidate & { source: 'word' | 'rest' },
  { chances }: Judgement,
  scene: Pick<SceneFacts, 'texts' | 'pixels' | 'page'>,
): boolean => {
  const { box } = candidate;
  if (candidate.source === 'rest') {
    if (chances.icon < MIN_REST_CHANCE) return false;
    const isDrawing = candidate.shape.kind !== 'line' && Math.min(box.width, box.height) >= MIN_REST * scene.page.scale;
    return isDrawing && likenessOf(box, scene) === 'sure';
  }
  if (chances.icon < MIN_SURE_CHANCE) return false;
  const likeness = likenessOf(box, scene);
  const isDoubtful = chances.icon < (PICTURE_SIGN.test(candidate.word.text) ? MIN_SIGN_CHANCE : MIN_CHANCE);
  return likeness === 'sure' || (likeness === 'likely' && !isDoubtful);
};
