/** A WebP file is a row of chunks behind a header of this length: four letters, the size of what follows, and that. */
const WEBP_HEADER_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** The pixels come after a handful of others: colour profile, transparency, animation. */
const MAX_CHUNKS = 8;

/** True where a file's format does not keep exact colours: JPEG, and WebP unless it was saved without loss. */
export function isLossyFile(bytes: Uint8Array, format: string): boolean {
  if (format === 'jpeg') return true;
  if (format !== 'webp') return false;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = WEBP_HEADER_BYTES;
  for (let chunk = 0; chunk < MAX_CHUNKS && at + CHUNK_HEAD_BYTES <= bytes.length; chunk++) {
    const kind = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (kind === 'VP8 ') return true;
    if (kind === 'VP8L') return false;
    // Chunks begin on even bytes.
    const size = file.getUint32(at + 4, true);
    at += CHUNK_HEAD_BYTES + size + (size % 2);
  }
  return false;
}
