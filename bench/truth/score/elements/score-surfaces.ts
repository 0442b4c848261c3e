import { overlap } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Answer, AnswerNode } from '../../answer.ts';
import type { Truth, TruthNode } from '../../truth.ts';
import { type Counts, f1Of } from '../figures.ts';
import { matchBoxes, type PlacedNode, placeNodes } from '../match-boxes.ts';

type SurfaceScore = { surfaces?: number | undefined; surfaceCounts: Counts };

/** Edges of a surface can be measured to the pixel: half of it is not enough. */
export const MIN_SURFACE_OVERLAP = 0.75;
/** Marks and lines are judged by their own class. */
const NO_SURFACE = new Set(['page', 'icon', 'divider']);
/** Shown without a fill, border or shadow that an engine must name. */
const PICTURES = typesWith('picture', 'chart');
/** Thinner boxes are lines. CSS pixels. */
const MIN_SIDE_PX = 8;

/** Something of it is painted that a fact can name; pictures are facts by themselves. */
const isPainted = ({ type, painted, paint }: TruthNode): boolean =>
  painted &&
  (PICTURES.has(type) ||
    Boolean(paint?.fill ?? paint?.gradient ?? paint?.borders ?? paint?.shadows) ||
    Boolean(paint?.hasGradient ?? paint?.hasSomeBorders ?? paint?.hasShadow));

const isSurface = ({ type, fill, gradient, border, edges = [], shadow }: AnswerNode): boolean =>
  !NO_SURFACE.has(type) && (PICTURES.has(type) || edges.length > 0 || Boolean(fill ?? gradient ?? border ?? shadow));

/** Is it a painted box that has to be found? */
export function isTrueSurface(node: TruthNode, { scale }: Truth): boolean {
  return (
    isPainted(node) &&
    !node.optional &&
    !node.partial &&
    !NO_SURFACE.has(node.type) &&
    Math.min(node.box[2], node.box[3]) >= MIN_SIDE_PX * scale
  );
}

/** F1 of the painted boxes, whatever they are called. What is reported on an unpainted or optional box of the page is not judged. */
export function scoreSurfaces(truth: Truth, { nodes }: Answer): SurfaceScore {
  const minSide = MIN_SIDE_PX * truth.scale;
  const isRequired = (node: TruthNode): boolean => isTrueSurface(node, truth);
  const closeness = (one: PlacedNode, found: AnswerNode): number => {
    const shared = overlap(one.box, found.box);
    return shared >= MIN_SURFACE_OVERLAP ? shared : 0;
  };
  const required = placeNodes(truth.nodes.filter(isRequired));
  const allowed = placeNodes(truth.nodes.filter((node) => !isRequired(node)));
  const reported = nodes.filter((node) => isSurface(node) && Math.min(node.box.width, node.box.height) >= minSide);
  const pairs = matchBoxes(required, reported, closeness);
  const used = new Set(pairs.values());
  const wrong = reported.filter((found) => !used.has(found) && !allowed.some((one) => closeness(one, found) > 0));
  const surfaceCounts = { tp: pairs.size, fp: wrong.length, fn: required.length - pairs.size };
  // A page without a tree lists too few of its boxes to say that it has none.
  const isKnown = truth.hasTree || required.length > 0;
  return { surfaces: isKnown ? f1Of(surfaceCounts) : undefined, surfaceCounts };
}
