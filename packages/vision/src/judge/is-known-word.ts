import type { Element } from '@blueprompt/core/measurement';
import { PICTURE_SIGN } from '../shapes/drop-icon-words.ts';
import { inkIcons } from '../shapes/ink-icons.ts';
import type { SceneFacts } from '../shapes/read-scene.ts';
import { traceIcons } from '../shapes/trace-icons.ts';
import type { Candidate } from './candidate.ts';
import type { Judgement } from './judge.ts';

/** Least chance of an icon, as the network sees it, for a word, and for one that was read as an arrow or a tick. */
const MIN_CHANCE = 0.4;
const MIN_SIGN_CHANCE = 0.25;

/** A word that looks just like an icon of a public set, and that the network takes for one now and then. */
export const isKnownWord = (
  { word, box }: Candidate & { source: 'word' },
  { chances }: Judgement,
  { texts, pixels }: Pick<SceneFacts, 'texts' | 'pixels'>,
): boolean => {
  if (chances.icon < (PICTURE_SIGN.test(word.text) ? MIN_SIGN_CHANCE : MIN_CHANCE)) return false;
  const mark: Element = { id: 'mark', type: 'icon', box, confidence: 1 };
  return traceIcons(inkIcons([mark], texts, pixels), pixels)[0]!.name !== undefined;
};
