/** What a visitor may have measured without an account: enough to see the product at work, too little to live on. */
export const TRIES_PER_DAY = 5;
/** A window of 1440×900 at 2x has 5. */
export const MAX_TRY_MEGAPIXELS = 8;
