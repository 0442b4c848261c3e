import { area, type Box, intersect } from '../../geometry.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4'] as const;
export type HeadingLevel = (typeof LEVELS)[number];

type Heading = { box: Box; style: { fontSize: number } };

/** The largest heading of the main part, the topmost of several: a name in the site's header titles no page. */
const titleOf = <T extends Heading>(headings: readonly T[], main: Box | undefined): T | undefined => {
  const inMain = headings.filter(({ box }) => main && area(intersect(box, main)) > area(box) / 2);
  const candidates = inMain.length > 0 ? inMain : headings;
  return [...candidates].sort((a, b) => b.style.fontSize - a.style.fontSize || a.box.y - b.box.y)[0];
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
