import type { Box } from '../geometry.ts';
import type { Finding } from './difference.ts';
import { readsSame, type TextMatching, type TextPair } from './match-texts.ts';
import type { Agreement, PixelWitness } from './pixels/agree-pixels.ts';

/** Pixels that agree roughly may still hide so much, in CSS pixels: a pixel on either side, and as much in reading. */
const HIDDEN_PX = 4;
const HIDDEN_FONT_PX = 2;

/** Findings about one thing without those that the pixels of both pages refute. */
export const withoutRefuted = (findings: readonly Finding[], agreement: Agreement | undefined): Finding[] =>
  agreement ? findings.filter((finding) => !isRefuted(finding, agreement)) : [...findings];

/** Edges may show nothing but a border: the fill of a box is decided by all of it. */
const isHiddenByEdges = (finding: Finding): boolean => finding.kind === 'color' && finding.property === 'fill';

/** A colour of letters, a weight, a shadow and a thin border can be another where all edges are within a pixel; what is larger cannot. */
const isBeyondRough = (finding: Finding): boolean => {
  if (finding.kind === 'color') return finding.property !== 'text';
  if (finding.kind === 'decoration') return true;
  if (finding.kind !== 'size') return false;
  const off = Math.abs(finding.found - finding.expected);
  if (finding.property === 'radius' || finding.property === 'text width') return off > HIDDEN_PX;
  if (finding.property === 'font size') return off > HIDDEN_FONT_PX;
  return finding.property === 'width' || finding.property === 'height';
};

/** What shows around the edge of a box, on both sides of it, is what the box is painted with: edges tell as much as all of it. */
const isRefuted = (finding: Finding, { degree, isAround }: Agreement): boolean =>
  degree === 'same' ||
  (finding.kind === 'shadow' && isAround === true) ||
  (isBeyondRough(finding) && !(degree === 'edges' && isHiddenByEdges(finding)));

/** Whether all of a thing looks the same, and not only its edges. */
export const isAllOver = (agreement: Agreement | undefined): boolean =>
  agreement !== undefined && agreement.degree !== 'edges';

type Matching<Pair, Thing> = { pairs: Pair[]; missing: Thing[]; extra: Thing[] };

/** A thing that only one page is said to have, and that both show, was taken for something else on the other; `unlike` is what shows there with a difference. */
export const withoutShown = <Pair, Thing extends { box: Box }>(
  { pairs, missing, extra }: Matching<Pair, Thing>,
  { shownOf }: PixelWitness,
  isText = false,
): Matching<Pair, Thing> & { unlike: Thing[] } => {
  const shown = Map.groupBy(missing, ({ box }) => shownOf('reference', box, isText));
  return {
    pairs,
    missing: shown.get(undefined) ?? [],
    unlike: shown.get('most') ?? [],
    extra: extra.filter(({ box }) => !shownOf('build', box, isText)),
  };
};

/** Words that read differently and look the same were misread on one of the pages. */
export const withoutMisread = (
  { pairs, ...rest }: TextMatching,
  agreementOf: (pair: TextPair) => Agreement | undefined,
): TextMatching => ({ ...rest, pairs: pairs.filter((pair) => readsSame(pair) || !isAllOver(agreementOf(pair))) });
