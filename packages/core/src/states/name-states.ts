import { createNamer, toTokenName } from '../exports/token-name.ts';

/** What the states of a page are called in code, in their order: distinct words of letters, digits and hyphens. */
export const nameStates = (states: readonly { name: string }[]): string[] => {
  const distinct = createNamer();
  return states.map(({ name }) => distinct(toTokenName(name, 'state')));
};
