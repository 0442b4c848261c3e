/** Limits of the specification; the rule that fixes each one stands beside it. */
export const MAX_IMAGES_PER_PROJECT = 7; // VA4
/** Phone, tablet and desktop: more widths of one page add no layout of their own. */
export const MAX_WIDTHS_PER_PAGE = 3;
export const MAX_IMAGE_BYTES = 5_242_880; // VA2, CH10, FN16
export const MAX_IMAGE_MEGAPIXELS = 40; // FN17
/** A page a thousand pixels wide may be this long; nothing longer is a picture of a page, whatever its area. */
export const MAX_IMAGE_SIDE_PX = 40_000;
/** 'aaaaaaaa' and '12121212' are long enough and still guessed at once, hence the different characters. */
export const PASSWORD_MIN = { length: 8, distinct: 4 };
export const RECENT_PROJECTS = 3; // HI4
export const COPIED_MS = 2_000; // RE5, DO4, CH12
export const LOADING_MESSAGE_MS = 2_000; // GE4
export const MIN_PROMPT_CHARS = 500; // VA16
export const PAGE_DESCRIPTION_LINES = 10; // GB2
export const SECTION_SPACING_PX = { min: 80, max: 120 }; // GB5
export const PROMPT_BOX_PX = 200; // RE11
/** The longest message that the chat takes, in characters: a page of text. */
export const MAX_CHAT_MESSAGE_CHARS = 4_000;
export const CHAT_BOX_PX = 300; // CH2
export const HISTORY_LIST_PX = { mobile: 400, desktop: 500 }; // HY8
export const MOBILE_BELOW_PX = 768; // LA20
export const SIDEBAR_PX = 200; // LA7
export const SIDEBAR_COOKIE_DAYS = 7; // LA16
export const SIDEBAR_WIDGET = { width: '15rem', mobileWidth: '18rem' }; // LA21
export const ONBOARDING_STEPS = 5; // ON1
export const ONBOARDING_SLIDE_MS = 150; // ON6
/** Longer names would not fit the lists that they are shown in. */
export const MAX_PROMPT_NAME_CHARS = 120;
