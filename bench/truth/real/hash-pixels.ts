import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Sha-256 of what a picture shows: its decoded RGB values row by row, whatever the file's compression and metadata. */
export async function hashPixels(picture: Uint8Array | string): Promise<string> {
  const pixels = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}
