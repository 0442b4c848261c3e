import type { Box } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { inkIcons } from './ink-icons.ts';
import { isUnmistakable, nameIcon } from './name-icon.ts';
import { matchesOf } from './trace-icons.ts';

/** Largest thing that may be an icon, in CSS pixels: a photo has too many colours to look for strokes in. */
const MAX_SIDE = 64;

/** How much what a box shows is like an icon of a public set: it has the name of one, and it can be no other thing. */
type Likeness = 'none' | 'likely' | 'sure';

/** Compares what a box shows with the icons of public sets. */
export const likenessOf = (
  box: Box,
  { texts, pixels, page }: { texts: readonly TextLine[]; pixels: Pixels; page: { scale: number } },
): Likeness => {
  if (Math.max(box.width, box.height) > MAX_SIDE * page.scale) return 'none';
  const mark: Element = { id: 'mark', type: 'icon', box, confidence: 1 };
  const matches = matchesOf(inkIcons([mark], texts, pixels)[0]!, pixels);
  if (isUnmistakable(matches)) return 'sure';
  return nameIcon(matches) === undefined ? 'none' : 'likely';
};
