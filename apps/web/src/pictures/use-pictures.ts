import { useMemo } from 'react';
import { useSignedUrls } from '@/history/screenshots.ts';
import { useObjectUrls } from './use-object-urls.ts';

/** Addresses and bytes of a result's screenshots by image index: this browser's own where it has them, else from storage. */
export const usePictures = (images: readonly Blob[], paths: readonly string[]) => {
  const blobs = useMemo(() => images.map((blob, index) => ({ key: `${index}`, blob })), [images]);
  const local = useObjectUrls(blobs);
  const signed = useSignedUrls(images.length > 0 ? [] : paths);
  // Of pictures that are gone the addresses are about to be.
  const urlOf = (index: number): string | undefined =>
    (images[index] && local.get(`${index}`)) ?? signed.urls[paths[index] ?? ''];
  // The browser's own get their addresses a moment after they are shown.
  const waiting = signed.waiting || local.size < images.length;
  const pictureOf = async (index: number): Promise<Blob | undefined> => {
    if (images[index]) return images[index];
    const url = urlOf(index);
    if (!url) return undefined;
    const response = await fetch(url);
    return response.ok ? response.blob() : undefined;
  };
  return { urlOf, waiting, pictureOf };
};
