import { MAX_PROMPT_NAME_CHARS } from '@blueprompt/core/spec/limits';
import { history } from '@/strings/history.ts';

/** A name for a copy that nothing is saved under yet; a long one is cut so that it still says what it is. */
export const nameCopy = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const room = MAX_PROMPT_NAME_CHARS - history.copyOf('', number).length;
    const copy = history.copyOf(name.slice(0, room).trimEnd(), number);
    if (!taken.has(copy)) return copy;
  }
};
