import { type Box, overlap } from '@blueprompt/core/geometry';
import type { Element, Measurement, Region } from '@blueprompt/core/measurement';
import type { TreeNode } from '@blueprompt/core/page-tree';
import type { Answer, AnswerNode } from './answer.ts';
import { toAnswerChart } from './to-answer-chart.ts';

/** A region that covers so much of the page is what the page is painted with. */
const MIN_PAGE_SHARE = 0.95;

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

/** The colour that the blueprint gives the page, and what a region over all of the page paints on it. */
const backgroundOf = ({ image, palette, regions }: Measurement): Answer['background'] => {
  const page = { x: 0, y: 0, width: image.width, height: image.height };
  const over = regions.find(({ box }) => overlap(box, page) >= MIN_PAGE_SHARE);
  const color = (palette.find(({ role }) => role === 'background') ?? palette[0])?.hex;
  return {
    color: over?.fill ?? color,
    ...(over?.gradient && { gradient: over.gradient }),
    ...(over?.picture && { picture: true }),
  };
};
