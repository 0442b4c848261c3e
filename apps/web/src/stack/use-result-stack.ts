import type { Stack } from '@blueprompt/core/stack';
import { useState } from 'react';
import { loadStacks, saveStack } from './stack-store.ts';

/** The stack of a result: chosen for it in this browser, else stored with it, else chosen last; none where nobody chose. */
export const useResultStack = (
  owner: string,
  resultId: string,
  stored: Stack | undefined,
): [stack: Stack | undefined, choose: (stack: Stack) => void] => {
  const [chosen, setChosen] = useState(() => loadStacks(localStorage, owner));
  const choose = (stack: Stack) => setChosen(saveStack(localStorage, owner, stack, resultId));
  return [chosen.results[resultId] ?? stored ?? chosen.last, choose];
};
