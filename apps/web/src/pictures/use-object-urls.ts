import { useEffect, useRef, useState } from 'react';
import { createObjectUrls } from './object-urls.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** URLs for blobs while they are shown; pass a stable list, all are released when the component goes. */
export const useObjectUrls = (blobs: readonly { key: string; blob: Blob }[]): ReadonlyMap<string, string> => {
  const store = useRef<ReturnType<typeof createObjectUrls>>(undefined);
  const [urls, setUrls] = useState(NONE);
  useEffect(() => {
    store.current ??= createObjectUrls();
    setUrls(store.current.sync(blobs));
  }, [blobs]);
  useEffect(
    () => () => {
      store.current?.sync([]);
      store.current = undefined;
    },
    [],
  );
  return urls;
};
