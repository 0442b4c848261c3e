/**
 * Any string as a token name: lower-case letters, digits and single hyphens, so it can break out of no format. The fallback stands
 * in for an empty name, and before one that Windows keeps for a device.
 */
export const toTokenName = (text: string, fallback: string): string => {
  const name = text
    .normalize('NFKD')
    // Accents are marks of their own after this: "Résumé" is one word.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_CHARS)
    .replace(/-+$/, '');
  if (name === '') return fallback;
  return fallback !== '' && isDeviceName(name) ? `${fallback}-${name}` : name;
};
const MAX_CHARS = 40;

/** No file or folder may have these names on Windows, with any ending. */
export const isDeviceName = (lowerCase: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(lowerCase);

/** Makes names distinct in order: primary, primary-2, primary-3. */
export const createNamer = (): ((name: string) => string) => {
  const taken = new Set<string>();
  return (name) => {
    let distinct = name;
    for (let copy = 2; taken.has(distinct); copy++) distinct = `${name}-${copy}`;
    taken.add(distinct);
    return distinct;
  };
};
