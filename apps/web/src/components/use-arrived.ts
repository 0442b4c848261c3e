import { useDeferredValue } from 'react';

/**
 * Whether a value that was waited for is here. It says so a moment late, in a rendering of its own that is done in slices:
 * a page that is made of what a server answered is otherwise rendered in one go, during which nothing else answers.
 */
export const useArrived = (value: unknown): boolean => useDeferredValue(value !== undefined) && value !== undefined;
