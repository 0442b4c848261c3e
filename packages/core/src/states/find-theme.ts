import { colorDistance } from '../color/color-distance.ts';
import { backgroundOf } from '../color/page-tone.ts';
import type { Hex } from '../measurement.ts';
import { createNamer } from '../text/token-name.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';
import type { PageIndex } from './index-page.ts';
import type { LookChange, ThemeToken } from './state-changes.ts';

/** A theme changes the colours of at least this share of the texts that both pages have, or of what they are on. */
const MIN_CHANGED_SHARE = 0.6;
/** Colours of two themes are this far apart at least: two readings of one theme never are. */
const MIN_APART = 10;

/** The colours that a theme replaces; nothing where the state is no theme. */
export function findTheme(
  base: PageIndex,
  state: PageIndex,
  leaves: LeafPairs,
  looks: readonly LookChange[],
): ThemeToken[] | undefined {
  const [from, to] = [backgroundOf(base.measurement), backgroundOf(state.measurement)];
  const texts = [...leaves].flatMap(([id, other]) => {
    const [one, same] = [base.lineOf(id), state.lineOf(other)];
    return one && same ? [isApart(one.color, same.color) || isApart(one.background, same.background)] : [];
  });
  const changed = texts.filter(Boolean).length;
  if (!isApart(from, to) || changed < MIN_CHANGED_SHARE * texts.length || changed === 0) return undefined;
  return toTokens(base, [[from, to], ...looks.flatMap(colorsOf)]);
}

const isApart = (a: Hex, b: Hex): boolean => colorDistance(a, b) > MIN_APART;

/** The colour that a change replaces and what it becomes, where it is one of a colour. */
export const colorsOf = ({ from, to }: Pick<LookChange, 'from' | 'to'>): [from: Hex, to: Hex][] => {
  const [old, next] = [from, to].map((words) => words.match(/#[\da-f]{6}/)?.[0]);
  return old && next && old !== next ? [[old, next]] : [];
};

const toTokens = (base: PageIndex, pairs: readonly [Hex, Hex][]): ThemeToken[] => {
  const counts = new Map<string, { from: Hex; to: Hex; uses: number }>();
  for (const [from, to] of pairs) {
    const known = counts.get(`${from} ${to}`) ?? { from, to, uses: 0 };
    counts.set(`${from} ${to}`, { ...known, uses: known.uses + 1 });
  }
  const name = createNamer();
  const { palette } = base.measurement;
  return [...counts.values()]
    .sort((a, b) => b.uses - a.uses)
    .map((one) => {
      const role = palette.find(({ hex }) => hex === one.from)?.role ?? 'other';
      return { name: name(role === 'other' ? 'color' : role), ...one };
    });
};
