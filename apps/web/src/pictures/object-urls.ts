/** Object URLs by key, made and released together with the blobs they show (WZ31). */
export const createObjectUrls = (
  make: (blob: Blob) => string = (blob) => URL.createObjectURL(blob),
  release: (url: string) => void = (url) => URL.revokeObjectURL(url),
) => {
  const urls = new Map<string, string>();
  return {
    /** Brings the URLs in line with the blobs: new ones are made, those no longer named are released. */
    sync: (blobs: readonly { key: string; blob: Blob }[]): ReadonlyMap<string, string> => {
      const wanted = new Set(blobs.map(({ key }) => key));
      for (const [key, url] of urls) {
        if (wanted.has(key)) continue;
        release(url);
        urls.delete(key);
      }
      for (const { key, blob } of blobs) if (!urls.has(key)) urls.set(key, make(blob));
      return new Map(urls);
    },
  };
};
