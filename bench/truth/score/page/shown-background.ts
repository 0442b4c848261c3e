import type { Truth, TruthNode } from '../../truth.ts';

/** Pixels from one look at a page to the next, across and down. */
const STEP = 4;
/** Less than this share of a page shows nothing that anybody could tell. */
const MIN_SHOWN = 0.005;
/** What covers a smaller share of the page is a part of it. */
const MIN_COVER = 0.5;

/**
 * What a page is painted with behind everything, as far as it shows. A page whose own paint is covered everywhere, or
 * is the colour of no pixel, is painted with the largest box that shows; where none is large, nobody can tell.
 */
export function shownBackground(truth: Truth): Truth['background'] | undefined {
  const shares = shownShares(truth);
  const shows = (node: TruthNode | undefined, paint: Truth['background']): boolean =>
    (shares.get(node) ?? 0) >= MIN_SHOWN && isSeen(truth, paint);
  if (shows(undefined, truth.background)) return truth.background;
  // Behind a dialog everything is dimmed.
  if (truth.nodes.some(({ type }) => type === 'dialog')) return undefined;
  const page = truth.width * truth.height;
  const largest = truth.nodes
    .filter((node) => areaOf(node) >= MIN_COVER * page && shows(node, toBackground(node)))
    .reduce<TruthNode | undefined>((best, node) => (!best || areaOf(node) > areaOf(best) ? node : best), undefined);
  return largest && toBackground(largest);
}

const areaOf = ({ box: [, , width, height] }: TruthNode): number => width * height;

const isOpaque = ({ type, paint }: TruthNode): boolean =>
  type !== 'page' && (paint?.opacity ?? 1) === 1 && Boolean(paint?.fill ?? paint?.gradient ?? paint?.picture);

const toBackground = ({ paint }: TruthNode): Truth['background'] => ({
  color: paint?.fill,
  ...(paint?.gradient && { gradient: paint.gradient }),
  ...(paint?.picture && { picture: true }),
});

/** Pictures and gradients have many colours, each of few pixels. */
const isSeen = ({ palette: { painted, pixels } }: Truth, { color, gradient, picture }: Truth['background']): boolean =>
  Boolean(picture ?? gradient) || [...painted, ...pixels].some(({ hex, share }) => hex === color && share >= MIN_SHOWN);

/** The share of the page where each painted node lies on top; under `undefined` the page itself and what repeats its colour all over it. */
function shownShares({ width, height, nodes, hasTree, background }: Truth): Map<TruthNode | undefined, number> {
  const painted = nodes
    .filter(isOpaque)
    // Where paint order was not kept, the smaller of two lies on top.
    .sort((a, b) => (hasTree ? (b.layer ?? b.id) - (a.layer ?? a.id) : areaOf(a) - areaOf(b)));
  const repeatsPage = (node: TruthNode): boolean =>
    background.color !== undefined &&
    node.paint?.fill === background.color &&
    areaOf(node) >= MIN_COVER * width * height;
  const counts = new Map<TruthNode | undefined, number>();
  let looks = 0;
  for (let y = STEP / 2; y < height; y += STEP) {
    const across = painted.filter(({ box: [, top, , high] }) => top <= y && top + high > y);
    for (let x = STEP / 2; x < width; x += STEP) {
      looks += 1;
      const upper = across.find(({ box: [left, , wide] }) => left <= x && left + wide > x);
      const top = upper && repeatsPage(upper) ? undefined : upper;
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([node, count]) => [node, count / looks]));
}
