/** A multiple of three, so that the pieces of base64 join without padding between them. */
const PIECE_BYTES = 3 * 128 * 1_024;

/** The browser's reader works off the main thread; everything up to the comma is the data-URL prefix (FN12). */
const readBase64 = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.readAsDataURL(piece);
  });

/**
 * Base64 of a picture without the data-URL prefix, as a blob: made piece by piece, so that the page never holds the whole
 * text, which is larger than the picture (FN12).
 */
export const encodeImage = async (image: Blob): Promise<Blob> => {
  const pieces: Blob[] = [];
  for (let at = 0; at < image.size; at += PIECE_BYTES)
    pieces.push(new Blob([await readBase64(image.slice(at, at + PIECE_BYTES))]));
  return new Blob(pieces);
};
