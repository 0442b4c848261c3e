import { isStack, type Stack } from '@blueprompt/core/stack';

/** What a person chose: last of all, and for results by their id. */
type ChosenStacks = { last?: Stack; results: Readonly<Record<string, Stack>> };

/** Whoever is not signed in; what they choose is also the first choice of the account they sign in to. */
export const VISITOR = 'visitor';

/** Results that a choice is kept for; the oldest make room. A hundred ids are less than 10 kB. */
const MAX_RESULTS = 100;

const keyOf = (owner: string): string => `blueprompt-stack-${owner}`;

/** What was kept, less what is no stack (any more). */
const parse = (text: string): ChosenStacks => {
  const { last, results }: { last?: unknown; results?: unknown } = JSON.parse(text);
  const known = Object.entries(results ?? {}).filter((entry): entry is [string, Stack] => isStack(entry[1]));
  return { ...(isStack(last) ? { last } : {}), results: Object.fromEntries(known) };
};

const read = (storage: Storage, owner: string): ChosenStacks => {
  try {
    return parse(storage.getItem(keyOf(owner)) ?? '{}');
  } catch (error) {
    console.warn('The browser could not read the chosen stack.', error);
    return { results: {} };
  }
};

/** What this browser remembers of a person's choices. */
export const loadStacks = (storage: Storage, owner: string): ChosenStacks => {
  const own = read(storage, owner);
  const last = own.last ?? read(storage, VISITOR).last;
  return last ? { ...own, last } : own;
};

/** Remembers a choice, for a result where there is one; answers all that is remembered now. */
export const saveStack = (storage: Storage, owner: string, stack: Stack, resultId?: string): ChosenStacks => {
  const { results } = read(storage, owner);
  const { [resultId ?? '']: _before, ...others } = results;
  const kept = Object.entries(others).slice(-(MAX_RESULTS - 1));
  const next = { last: stack, results: resultId ? Object.fromEntries([...kept, [resultId, stack]]) : results };
  try {
    storage.setItem(keyOf(owner), JSON.stringify(next));
  } catch (error) {
    console.warn('The browser could not remember the chosen stack.', error);
  }
  return next;
};
