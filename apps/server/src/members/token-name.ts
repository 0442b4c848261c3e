import { z } from 'zod';

const MAX_CHARS = 80;
/**
 * Control characters, line ends, and what is there without being seen: marks that turn the direction of writing make one name
 * look like another. Joiners and the marks of emoji are part of words and pictures.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{FFF9}-\u{FFFB}]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u;
/** Something to see: neither a space nor any of the above, nor the empty Braille cell. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The name that a person gives an access token, to know it again in the list. */
export const TokenName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CHARS)
  .refine(
    (name) => !UNSEEN.test(name),
    'Invisible characters and characters that change the text direction are not allowed.',
  )
  .refine((name) => SEEN.test(name), 'A name needs at least one visible character.');
