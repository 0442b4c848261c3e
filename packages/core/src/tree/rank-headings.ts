import { area, type Box, intersect } from '../geometry.ts';
import type { Region } from '../measurement.ts';
import { type HeadingLevel, MAX_HEADING_LEVEL, type TreeNode } from '../page-tree.ts';
import { headingTexts } from './heading-texts.ts';

type Heading = { box: Box; fontSize: number; text: string };

/** Something below the title may be set larger than it, but a mere section title above it is this much smaller. */
const TITLE_SHARE = 0.6;

/** The tree with the level of every text that heads something. Takes the font sizes of its texts by their ids. */
export function rankHeadings(root: TreeNode, sizes: ReadonlyMap<string, number>, regions: readonly Region[]): TreeNode {
  const titles = headingTexts(root);
  if (titles.length === 0) return root;
  const headings = titles.map(({ id, box, text = '' }) => ({ id, box, text, fontSize: sizes.get(id) ?? 0 }));
  const main = regions.find(({ role }) => role === 'main')?.box;
  const levels = new Map([...headingLevels(headings, main)].map(([{ id }, level]) => [id, level]));
  const ranked = (node: TreeNode): TreeNode => {
    const level = levels.get(node.id);
    return { ...node, ...(level !== undefined && { level }), children: node.children.map(ranked) };
  };
  return ranked(root);
}

const hasWord = ({ text }: Heading): boolean => /\p{L}{2}/u.test(text);

/** The topmost large heading of the main part: neither a name in the site's header nor a figure titles a page. */
const titleOf = <T extends Heading>(headings: readonly T[], main: Box | undefined): T | undefined => {
  const worded = headings.filter(hasWord);
  const inMain = worded.filter(({ box }) => main && area(intersect(box, main)) > area(box) / 2);
  const candidates = [inMain, worded, headings].find((list) => list.length > 0) ?? [];
  const largest = Math.max(...candidates.map(({ fontSize }) => fontSize));
  return candidates
    .filter(({ fontSize }) => fontSize >= TITLE_SHARE * largest)
    .sort((a, b) => a.box.y - b.box.y || b.fontSize - a.fontSize)[0];
};

/** One title a page; the other headings follow by size from level 2 on, so that no level is skipped. */
export const headingLevels = <T extends Heading>(headings: readonly T[], main?: Box): ReadonlyMap<T, HeadingLevel> => {
  const title = titleOf(headings, main);
  const rest = headings.filter((heading) => heading !== title);
  const sizes = [...new Set(rest.map(({ fontSize }) => fontSize))].sort((a, b) => b - a);
  const levelOf = (heading: T): number => (heading === title ? 1 : 2 + sizes.indexOf(heading.fontSize));
  return new Map(headings.map((heading) => [heading, Math.min(MAX_HEADING_LEVEL, levelOf(heading)) as HeadingLevel]));
};
