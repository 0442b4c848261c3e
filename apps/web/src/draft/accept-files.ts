import {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_MEGAPIXELS,
  MAX_IMAGE_SIDE_PX,
  MAX_IMAGES_PER_PROJECT,
} from '@blueprompt/core/spec/limits';

/** What the engine can decode; another image type would only fail later, on the server. */
export const ACCEPTED_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export type Refusal = 'not-an-image' | 'too-large';
export type Acceptance = { accepted: File[]; refused: { file: File; reason: Refusal }[]; dropped: File[] };

/** Why a file cannot be taken, or undefined when it can (VA1, VA2). */
export const refusalOf = (file: File): Refusal | undefined => {
  if (!ACCEPTED_TYPES.includes(file.type)) return 'not-an-image';
  return file.size > MAX_IMAGE_BYTES ? 'too-large' : undefined;
};

/** True where an opened picture has more pixels than the engine measures: a run would only fail at it later (FN17). */
export const hasTooManyPixels = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > MAX_IMAGE_MEGAPIXELS * 1e6 || Math.max(width, height) > MAX_IMAGE_SIDE_PX;

/** Sorts chosen files into accepted, refused and dropped; `room` is how many more the project takes (VA4, VA5). */
export const acceptFiles = (files: readonly File[], mode: 'multi' | 'single', have = 0): Acceptance => {
  const room = mode === 'single' ? 1 : MAX_IMAGES_PER_PROJECT - have;
  const result: Acceptance = { accepted: [], refused: [], dropped: [] };
  for (const file of files) {
    const reason = refusalOf(file);
    if (reason) result.refused.push({ file, reason });
    else if (result.accepted.length < room) result.accepted.push(file);
    else result.dropped.push(file);
  }
  return result;
};
