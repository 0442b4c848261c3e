/** Any string as a token name: lower-case letters, digits and single hyphens, so it can break out of no format. */
export const toTokenName = (text: string, fallback: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_CHARS)
    .replace(/-+$/, '') || fallback;
const MAX_CHARS = 40;

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
