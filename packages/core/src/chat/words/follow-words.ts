import type { InEach } from './language.ts';

/** What a question begins with that goes on from the one before. */
export const LEADING_WORDS: InEach = {
  en: 'and, what about, how about, also, or, then',
  de: 'und, was ist mit, wie ist es mit, wie sieht es mit, auch, oder',
  fr: 'et, et pour, qu en est il, aussi, ou',
  es: 'y, y qué tal, qué tal, qué hay de, también, o',
  pt: 'e, e quanto a, e que tal, que tal, também, ou',
};

/** Words for what was spoken of last. */
export const REFERRING_WORDS: InEach = {
  en: 'its, it, that, this, them, their, those, these, they, same one',
  de: 'es, er, seine, seinen, sein, ihre, ihren, ihr, deren, dessen, davon, dieser, diese, dieses, diesen',
  fr: 'son, sa, ses, leur, leurs, il, elle, ils, elles, celui ci, celle ci, cela, ça',
  es: 'su, sus, ese, esa, eso, este, esta, esto, ellos, ellas',
  pt: 'seu, sua, seus, suas, dele, dela, deles, delas, esse, essa, isso, este, esta, isto',
};
