import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import { type Leaf, listLeaves } from './list-leaves.ts';
import { type LeafPairs, matchLeaves, plainText } from './match-leaves.ts';

/**
 * One page at two widths shares most of its words; pages of one site share the header and the footer. Of 13 open pages of
 * `bench/widths.ts` twelve share at least .66 with themselves (one, whose wide words are mostly not read, .12), and no two more than .07.
 */
const MIN_SHARED = 0.5;
/** The common breakpoints that are nearest to each other are 1024 and 1280: widths nearer than those have no layout of their own. */
const MAX_NEAR_RATIO = 0.8;

/** Why two screenshots are not one page at two widths. */
export type NotOnePage = { code: 'one-width'; widths: [number, number] } | { code: 'two-pages'; shared: number };

/** Share of the letters of the page with fewer of them that have a partner on the other, 0 to 1. */
export function sharedText(some: readonly Leaf[], others: readonly Leaf[], pairs: LeafPairs): number {
  const lettersOf = ({ text = '' }: Leaf): number => plainText(text).length;
  const sum = (leaves: readonly Leaf[]): number => leaves.reduce((total, leaf) => total + lettersOf(leaf), 0);
  const partners = new Set(pairs.values());
  const shared = Math.max(
    sum(some.filter(({ id }) => pairs.has(id))),
    sum(others.filter(({ id }) => partners.has(id))),
  );
  return Math.min(1, shared / Math.max(1, Math.min(sum(some), sum(others))));
}

/** What speaks against two screenshots being one page at two widths; undefined where nothing does. */
export function whyNotOnePage(one: Measurement, other: Measurement): NotOnePage | undefined {
  const widths: [number, number] = [pageWidthOf(one), pageWidthOf(other)];
  if (Math.min(...widths) > MAX_NEAR_RATIO * Math.max(...widths)) return { code: 'one-width', widths };
  const [leaves, others] = [listLeaves(one), listLeaves(other)];
  const shared = sharedText(leaves, others, matchLeaves(leaves, others));
  return shared < MIN_SHARED ? { code: 'two-pages', shared } : undefined;
}
