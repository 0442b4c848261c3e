import { type Box, contains } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Answer, AnswerNode } from '../../answer.ts';
import type { Truth, TruthNode } from '../../truth.ts';
import { colorDifference } from '../color-difference.ts';
import { f1Of, shareOf } from '../figures.ts';
import { fitBoxes, matchBoxes, type PlacedNode, placeNodes } from '../match-boxes.ts';
import { compareBorders, trueBorders } from './compare-borders.ts';
import { isFilledClass, isRequired } from './element-classes.ts';

type PaintScore = {
  fill?: number | undefined;
  radius?: number | undefined;
  border?: number | undefined;
  shadow?: number | undefined;
  gradient?: number | undefined;
};

const MAX_FILL_DIFFERENCE = 3;
/** CSS pixels. */
const MAX_RADIUS_ERROR_PX = 2;
/** A box may stick out of what it lies on by its border. */
const EDGE_PX = 1;
/** Fainter shadows cannot be seen on any page. */
const MIN_SHADOW_ALPHA = 0.03;
/** Pictures, marks and lines have no ground whose border, shadow or gradient could be told from what they show. */
const GROUNDLESS = typesWith('graphic', 'textual', 'divider', 'page');

const hasShadow = ({ paint }: TruthNode): boolean =>
  paint?.hasShadow === true ||
  (paint?.shadows ?? []).some(
    ({ inset, alpha, blur, x, y, spread }) =>
      !inset &&
      alpha >= MIN_SHADOW_ALPHA &&
      (blur > 0 || x !== 0 || y !== 0) &&
      blur + Math.abs(x) + Math.abs(y) + spread > 0,
  );

/** How far apart the stops of a gradient look on the fill below them, CIEDE2000; undefined without a gradient of a known shape. */
const gradientSpan = ({ paint }: TruthNode): number | undefined => {
  const [first, ...others] = (paint?.gradient?.stops ?? []).map(({ color, alpha }) =>
    over(color, alpha, paint?.fill ?? color),
  );
  return first === undefined ? undefined : Math.max(...others.map((color) => colorDifference(color, first)));
};

const hasGradient = (node: TruthNode): boolean =>
  node.paint?.hasGradient === true || (gradientSpan(node) ?? 0) >= MAX_FILL_DIFFERENCE;

/** Its ends look nearly alike: nobody has to see such a gradient, and whoever tells it is right. */
const hasFaintGradient = (node: TruthNode): boolean => !hasGradient(node) && (gradientSpan(node) ?? 0) > 0;

/** Without a fill of its own that is known, and on a gradient or a picture: that shows through, and telling it is neither asked for nor wrong. */
const showsThrough =
  ({ nodes, background }: Truth): ((node: TruthNode) => boolean) =>
  (node) => {
    if (node.paint?.fill !== undefined) return false;
    const isBehind = (other: TruthNode): boolean =>
      other !== node &&
      (hasGradient(other) || other.paint?.picture === true) &&
      contains(toBox(other.box), toBox(node.box), EDGE_PX);
    return Boolean(background.gradient ?? background.picture) || nodes.some(isBehind);
  };

const toBox = ([x, y, width, height]: TruthNode['box']): Box => ({ x, y, width, height });

/** A see-through colour as it looks on another. */
const over = (color: string, alpha: number, under: string): string => {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(alpha * channel(color, at) + (1 - alpha) * channel(under, at)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** True where the fill is flat and most of what is seen of it. */
const isFlat = ({ paint }: TruthNode): boolean =>
  paint?.fill !== undefined &&
  !paint.gradient &&
  !paint.hasGradient &&
  !paint.picture &&
  (paint.seen === undefined || colorDifference(paint.fill, paint.seen) < MAX_FILL_DIFFERENCE);

/** Of boxes that fit alike, the one of the same class is meant; a group that paints nothing, such as that around a field, only where no other is there. */
const SAME_TYPE_BONUS = 0.001;
const BARE_WORTH = 0.5;
const isBare = ({ type, fill, gradient, border, edges, shadow }: AnswerNode): boolean =>
  (type === 'group' || type === 'main') && (fill ?? gradient ?? border ?? edges ?? shadow) === undefined;
const fitPainted = (truth: PlacedNode, found: AnswerNode): number => {
  const fit = fitBoxes(truth, found);
  if (fit === 0) return 0;
  const worth = isBare(found) ? BARE_WORTH * fit : fit;
  return truth.node.type === found.type ? worth + SAME_TYPE_BONUS : worth;
};

/** Reported boxes that are on no painted box of the page. Pages without a tree list too few of their boxes to tell. */
const findInvented = (truth: Truth, reported: readonly AnswerNode[]): AnswerNode[] => {
  if (!truth.hasTree) return [];
  const { gradient, picture } = truth.background;
  const isPainted = ({ type, painted }: TruthNode): boolean =>
    type === 'page' ? Boolean(gradient ?? picture) : painted;
  const places = placeNodes(truth.nodes.filter(isPainted));
  return reported.filter((found) => !places.some((place) => fitBoxes(place, found) > 0));
};

/**
 * Fill and radius of controls and cards as shares of all of them; border, shadow and gradient of painted boxes as F1, so that
 * inventing one costs. Where no box of the page has one, reporting it on a box that is not there is an invention too.
 */
export function scorePaint(truth: Truth, { nodes }: Answer): PaintScore {
  const required = truth.nodes.filter(isRequired);
  const match = (wanted: readonly TruthNode[], reported: readonly AnswerNode[]): Map<TruthNode, AnswerNode> =>
    new Map([...matchBoxes(placeNodes(wanted), reported, fitPainted)].map(([{ node }, found]) => [node, found]));
  const pairs = match(
    required,
    nodes.filter(({ type }) => type !== 'group' && type !== 'shape' && type !== 'page'),
  );
  const boxes = required.filter(({ type }) => isFilledClass(type));
  const rounded = boxes.filter(({ painted, partial, paint }) => painted && !partial && paint !== undefined);
  const grounds = truth.nodes.filter(
    ({ type, painted, partial, optional, paint }) =>
      painted && !partial && !optional && paint && !paint.picture && !GROUNDLESS.has(type),
  );
  const reported = nodes.filter(({ type }) => !GROUNDLESS.has(type));
  const surfaces = match(grounds, reported);
  const invented = findInvented(truth, reported);
  const seen = (
    is: (node: TruthNode) => boolean,
    isReported: (found: AnswerNode) => boolean,
    isOpen: (node: TruthNode) => boolean = () => false,
  ): number | undefined => {
    const counts = { tp: 0, fp: grounds.some(is) ? 0 : invented.filter(isReported).length, fn: 0 };
    for (const node of grounds) {
      const found = surfaces.get(node);
      const told = found !== undefined && isReported(found);
      if (is(node) && told) counts.tp++;
      else if (is(node)) counts.fn++;
      else if (told && !isOpen(node)) counts.fp++;
    }
    return f1Of(counts);
  };
  const isSeenThrough = showsThrough(truth);
  const isNeutral = (node: TruthNode): boolean => hasFaintGradient(node) || isSeenThrough(node);
  const bordered = grounds.map((node) => ({ sides: trueBorders(node), found: surfaces.get(node) }));
  const hasBorders = bordered.some(({ sides }) => sides && Object.keys(sides).length > 0);
  const unbordered = hasBorders ? [] : invented.map((found) => ({ sides: {}, found }));
  return {
    fill: shareOf(boxes.filter(isFlat), (node) => {
      const fill = pairs.get(node)?.fill;
      return fill !== undefined && colorDifference(fill, node.paint?.fill ?? fill) < MAX_FILL_DIFFERENCE;
    }),
    radius: shareOf(rounded, (node) => {
      const found = pairs.get(node)?.radius;
      const most = Math.min(node.box[2], node.box[3]) / 2;
      const corners = node.paint?.radius ?? [0];
      return (
        found !== undefined &&
        corners.some(
          (corner) => Math.abs(Math.min(found, most) - Math.min(corner, most)) <= MAX_RADIUS_ERROR_PX * truth.scale,
        )
      );
    }),
    border: compareBorders([...bordered, ...unbordered], truth.scale),
    shadow: seen(hasShadow, ({ shadow }) => shadow !== undefined),
    gradient: seen(hasGradient, ({ gradient }) => gradient !== undefined, isNeutral),
  };
}
