import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/** A value that a prerendered page cannot hold: undefined there and until the app has taken it over. */
export const useOnceStarted = <T>(value: T): T | undefined =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => value,
    () => undefined,
  );
