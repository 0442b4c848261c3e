import type { DraftImage } from './draft-image.ts';

/** Reads a picture's size without decoding its pixels into our memory; undefined when it cannot be opened. */
export const readImage = async (file: File): Promise<DraftImage | undefined> => {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return {
      id: crypto.randomUUID(),
      name: file.name,
      blob: file,
      width: image.naturalWidth,
      height: image.naturalHeight,
    };
  } catch {
    return undefined; // the caller says which file could not be opened
  } finally {
    URL.revokeObjectURL(url);
  }
};
