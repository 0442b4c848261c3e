import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when a view replaces another, whose control had it: else it would be lost and Tab would start over. */
export const useFocusOnMount = <T extends HTMLElement>(): RefObject<T | null> => {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
};
