import type { Box } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { isUnmistakable, nameIcon } from '../icons/name-icon.ts';
import { inkIcons } from './ink-icons.ts';
import { matchesOf } from './trace-icons.ts';

/** How much what a box shows is like an icon of a public set: it has the name of one, and it can be no other thing. */
export type Likeness = 'none' | 'likely' | 'sure';

/** Compares what a box shows with the icons of public sets. */
export const likenessOf = (box: Box, texts: readonly TextLine[], pixels: Pixels): Likeness => {
  const mark: Element = { id: 'mark', type: 'icon', box, confidence: 1 };
  const matches = matchesOf(inkIcons([mark], texts, pixels)[0]!, pixels);
  if (isUnmistakable(matches)) return 'sure';
  return nameIcon(matches) === undefined ? 'none' : 'likely';
};
