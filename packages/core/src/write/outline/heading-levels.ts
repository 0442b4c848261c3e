const LEVELS = ['h1', 'h2', 'h3', 'h4'] as const;
export type HeadingLevel = (typeof LEVELS)[number];

/** Levels by size, the largest first; a page has one h1, so a largest size that occurs several times starts at h2. */
export const headingLevels = (sizes: readonly number[]): ((size: number) => HeadingLevel) => {
  const distinct = [...new Set(sizes)].sort((a, b) => b - a);
  const isTitleUnique = sizes.filter((size) => size === distinct[0]).length === 1;
  const first = isTitleUnique ? 0 : 1;
  return (size) => LEVELS[Math.min(LEVELS.length - 1, first + Math.max(0, distinct.indexOf(size)))]!;
};
