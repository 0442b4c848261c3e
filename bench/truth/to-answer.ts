import { type Box, overlap } from '@blueprompt/core/geometry';
import type { Element, LayoutNode, Measurement } from '@blueprompt/core/measurement';
import type { Answer, AnswerFlow, AnswerNode } from './answer.ts';
import { nestNodes } from './nest-nodes.ts';
import { toAnswerChart } from './to-answer-chart.ts';

/** A container of the layout and an element of nearly the same box are one thing. */
const MIN_SAME_BOX = 0.9;
/** A region that covers so much of the page is what the page is painted with. */
const MIN_PAGE_SHARE = 0.95;
const PAGE_ID = 'page';

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

const toNodes = (measurement: Measurement): AnswerNode[] => {
  const { image, elements, paints = [], layout } = measurement;
  const page: AnswerNode = {
    id: PAGE_ID,
    type: 'page',
    box: { x: 0, y: 0, width: image.width, height: image.height },
    ...flowOf(layout),
  };
  const nodes = new Map<string, AnswerNode>();
  for (const element of elements) nodes.set(element.id, toNode(element));
  for (const paint of paints) nodes.set(paint.id, { ...toNode(paint), type: 'shape' });
  const layoutParents = new Map<string, string>();
  const groups: AnswerNode[] = [];
  const walk = (place: LayoutNode, holder: string): void => {
    for (const child of place.children) {
      const element = child.elementId === undefined ? undefined : nodes.get(child.elementId);
      const twin =
        element ?? (child.children.length > 0 ? findTwin(child.box, elements, nodes, layoutParents) : undefined);
      if (twin) {
        Object.assign(twin, flowOf(child));
        if (!layoutParents.has(twin.id) && twin.id !== holder) layoutParents.set(twin.id, holder);
        walk(child, twin.id);
      } else if (child.direction !== 'leaf' && child.children.length > 1) {
        const id = `group-${groups.length + 1}`;
        groups.push({ id, type: 'group', box: child.box, ...flowOf(child) });
        layoutParents.set(id, holder);
        walk(child, id);
      } else walk(child, holder);
    }
  };
  walk(layout, PAGE_ID);
  const parents = new Map(elements.flatMap(({ id, parent }) => (parent === undefined ? [] : [[id, parent] as const])));
  return nestNodes(page, [...nodes.values(), ...groups], { parents, layoutParents });
};

/** An element that the layout does not name but has as a container; each stands for one container only. */
const findTwin = (
  box: Box,
  elements: readonly Element[],
  nodes: ReadonlyMap<string, AnswerNode>,
  taken: ReadonlyMap<string, string>,
): AnswerNode | undefined => {
  const element = elements.find(({ id, box: other }) => !taken.has(id) && overlap(box, other) >= MIN_SAME_BOX);
  return element && nodes.get(element.id);
};

const toNode = (element: Element): AnswerNode => {
  const { id, type, box, fill, gradient, border, edges, radius, shadow, text, name, group } = element;
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
    repeat: group,
    ...(chart && { chart }),
  };
};

const flowOf = ({ direction, gap, padding, columns, align }: LayoutNode): { flow?: AnswerFlow } =>
  direction === 'leaf' ? {} : { flow: { direction, gap, padding, columns, align } };

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
