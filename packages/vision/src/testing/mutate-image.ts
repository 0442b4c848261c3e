import type { Sharp } from 'sharp';

/** A small repeatable generator, so that a failing file can be made again from its number. */
export function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Flips, overwrites, cuts, repeats or inserts a few bytes. */
export function mutate(source: Uint8Array, next: () => number): Uint8Array {
  let bytes = Buffer.from(source);
  for (let i = 0; i <= next() * 6; i++) {
    const at = Math.floor(next() * bytes.length);
    const length = 1 + Math.floor(next() * 16);
    const kind = Math.floor(next() * 5);
    if (kind === 0 && bytes.length > 0) bytes[at]! ^= 1 << Math.floor(next() * 8);
    if (kind === 1) bytes.fill(Math.floor(next() * 256), at, Math.min(bytes.length, at + length));
    if (kind === 2) bytes = bytes.subarray(0, at);
    if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)]);
    if (kind === 4)
      bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from([Math.floor(next() * 256)]), bytes.subarray(at)]);
  }
  return bytes;
}

/** A picture in every format that is read, in their usual variants, and in some that are refused. */
export function encodeEachWay(picture: Sharp): Promise<Buffer[]> {
  return Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().png({ palette: true }).toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().tiff().toBuffer(),
    picture.clone().avif({ effort: 0 }).toBuffer(),
  ]);
}
