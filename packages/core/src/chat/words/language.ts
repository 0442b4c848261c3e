/** The languages that questions are understood and answered in. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
/** One text in each of them. */
export type InEach<T = string> = Record<Language, T>;
