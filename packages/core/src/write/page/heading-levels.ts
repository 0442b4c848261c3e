import { area, type Box, intersect } from '../../geometry.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4'] as const;
export type HeadingLevel = (typeof LEVELS)[number];

type Heading = { box: Box; style: { fontSize: number }; block: { text: string } };

/** Something below the title may be set larger than it, but a mere section title above it is this much smaller. */
const TITLE_SHARE = 0.6;

const hasWord = ({ block }: Heading): boolean => /\p{L}{2}/u.test(block.text);

/** The topmost large heading of the main part: neither a name in the site's header nor a figure titles a page. */
const titleOf = <T extends Heading>(headings: readonly T[], main: Box | undefined): T | undefined => {
  const worded = headings.filter(hasWord);
  const inMain = worded.filter(({ box }) => main && area(intersect(box, main)) > area(box) / 2);
  const candidates = [inMain, worded, headings].find((list) => list.length > 0) ?? [];
  const largest = Math.max(...candidates.map(({ style }) => style.fontSize));
  return candidates
    .filter(({ style }) => style.fontSize >= TITLE_SHARE * largest)
    .sort((a, b) => a.box.y - b.box.y || b.style.fontSize - a.style.fontSize)[0];
};

/** One h1 a page; the other headings follow by size from h2 on, so that no level is skipped. */
export const headingLevels = <T extends Heading>(headings: readonly T[], main?: Box): ReadonlyMap<T, HeadingLevel> => {
  const title = titleOf(headings, main);
  const rest = headings.filter((heading) => heading !== title);
  const sizes = [...new Set(rest.map(({ style }) => style.fontSize))].sort((a, b) => b - a);
  return new Map(
    headings.map((heading) => [
      heading,
      heading === title ? 'h1' : LEVELS[Math.min(LEVELS.length - 1, 1 + sizes.indexOf(heading.style.fontSize))]!,
    ]),
  );
};
