import type { Element } from '@blueprompt/core/measurement';
import { useState } from 'react';

/** The element that was picked last, and the one that its distance is measured to. */
export type Picked = { picked: Element | undefined; second: Element | undefined; measuring: boolean };

const NOTHING: Picked = { picked: undefined, second: undefined, measuring: false };

/** Picking one element starts anew; a second one is measured to, and can be changed without losing the first. */
export const afterPick = (state: Picked, element: Element, as: 'first' | 'second'): Picked =>
  as === 'second' && state.picked && state.picked.id !== element.id
    ? { ...state, second: element, measuring: false }
    : { picked: element, second: undefined, measuring: false };

export const usePicked = () => {
  const [state, setState] = useState(NOTHING);
  return {
    ...state,
    pick: (element: Element, as: 'first' | 'second' = 'first') => setState(afterPick(state, element, as)),
    /** The next pick is the second one: for those who have no Shift key at hand. */
    measureNext: () => setState({ ...state, measuring: !state.measuring }),
    leave: () => setState(NOTHING),
  };
};
