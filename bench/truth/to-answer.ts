import { area, type Box, contains } from '@blueprompt/core/geometry';
import type { Element, Measurement, Region } from '@blueprompt/core/measurement';
import type { TreeNode } from '@blueprompt/core/page-tree';
import type { Answer, AnswerNode } from './answer.ts';
import { toAnswerChart } from './to-answer-chart.ts';

/** Regions with a paint of their own that cover so much of the page leave nothing of it to be seen … */
const MIN_COVERED = 0.95;
/** … and it then is painted with the largest of them, if that takes so much of it. */
const MIN_GROUND = 0.5;
/** Looks a side. */
const LOOKS = 100;

/** Every place that a measurement says something about a page, in the form that is scored. Nothing else reads a `Measurement`. */
export function toAnswer(measurement: Measurement): Answer {
  const { texts, regions, palette, spacing, typography, frame } = measurement;
  // Truth is about the whole picture, also where the engine takes a part of it for a window around the page.
  const { x, y } = frame?.box ?? { x: 0, y: 0 };
  const place = (box: Box): Box => ({ ...box, x: box.x + x, y: box.y + y });
  return {
    nodes: toNodes(measurement).map((node) => ({ ...node, box: place(node.box) })),
    texts: texts.map((line) => ({
      ...line,
      box: place(line.box),
      words: line.words.map((word) => ({ ...word, box: place(word.box) })),
    })),
    regions: regions.map(({ role, box }) => ({ role, box: place(box) })),
    palette: palette.map(({ hex, share }) => ({ hex, share })),
    background: backgroundOf(measurement),
    spacingUnit: spacing.unit,
    typeScale: [...new Set(typography.scale.map(({ fontSize }) => fontSize))],
  };
}

/** Texts are scored as lines: all other places of the tree are nodes. */
const toNodes = ({ image, elements, paints = [], regions, tree }: Measurement): AnswerNode[] => {
  const page: TreeNode = {
    id: 'page',
    kind: 'page',
    type: 'page',
    box: { x: 0, y: 0, ...sizeOf(image) },
    children: [],
  };
  const known = new Map([...elements, ...paints].map((element) => [element.id, element]));
  // Bands across the page that have a colour of their own, and a gradient in its main part; a colour that covers all of it is the page's.
  const painted = new Map(
    regions.flatMap((region, index): [string, Region][] =>
      (region.role === 'section' && region.fill) || region.gradient ? [[`region-${index + 1}`, region]] : [],
    ),
  );
  const nodes: AnswerNode[] = [];
  const visit = (node: TreeNode, parent: string | undefined): void => {
    if (node.kind === 'text') return;
    const element = known.get(node.id);
    const { id, flow, repeat } = node;
    const { fill, gradient } = painted.get(id) ?? {};
    nodes.push({
      ...(element ? toNode(element) : { id, box: node.box, fill, gradient }),
      type: typeOf(node),
      parent,
      ...(flow && { flow }),
      ...(repeat !== undefined && { repeat }),
    });
    for (const child of node.children) visit(child, id);
  };
  visit(tree?.root ?? page, undefined);
  return nodes;
};

const sizeOf = ({ width, height }: Measurement['image']) => ({ width, height });

/** What is painted without a name is a shape, or a group where it holds several things; regions are told in their own list. */
const typeOf = ({ kind, type, children }: TreeNode): string => {
  if (kind === 'paint') return children.length > 1 ? 'group' : 'shape';
  return kind === 'region' && type !== 'main' ? 'group' : type;
};

const toNode = (element: Element): AnswerNode => {
  const { id, type, box, fill, gradient, border, edges, radius, shadow, text, name } = element;
  const chart = toAnswerChart(element);
  return {
    id,
    type,
    box,
    fill,
    gradient,
    border,
    edges,
    radius,
    shadow,
    text,
    name,
    ...(chart && { chart }),
  };
};

/** The colour that the blueprint gives the page, or what covers all of it: the same as `shownBackground` asks of a true page. */
const backgroundOf = ({ image, palette, regions }: Measurement): Answer['background'] => {
  const size = image.width * image.height;
  // A band across the page lies on it, unless it is all of it.
  const isGround = ({ role, box }: Region): boolean => role !== 'section' || area(box) >= MIN_COVERED * size;
  const painted = regions.filter((region) => (region.fill ?? region.gradient ?? region.picture) && isGround(region));
  const isWhole = coveredShare(image, painted) >= MIN_COVERED;
  const over = painted
    .filter(({ box }) => isWhole && area(box) >= MIN_GROUND * size)
    .reduce<Region | undefined>((most, one) => (most && area(most.box) >= area(one.box) ? most : one), undefined);
  const color = (palette.find(({ role }) => role === 'background') ?? palette[0])?.hex;
  return {
    color: over?.fill ?? color,
    ...(over?.gradient && { gradient: over.gradient }),
    ...(over?.picture && { picture: true }),
  };
};

const coveredShare = ({ width, height }: Measurement['image'], regions: readonly Region[]): number => {
  let covered = 0;
  for (let at = 0; at < LOOKS * LOOKS; at++) {
    const look = {
      x: (((at % LOOKS) + 0.5) * width) / LOOKS,
      y: ((Math.floor(at / LOOKS) + 0.5) * height) / LOOKS,
      width: 0,
      height: 0,
    };
    if (regions.some(({ box }) => contains(box, look))) covered += 1;
  }
  return covered / LOOKS ** 2;
};
