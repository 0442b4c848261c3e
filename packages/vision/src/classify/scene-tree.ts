import { area, type Box, bottom } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { type BoxIndex, indexBoxes } from '../boxes/box-index.ts';
import { holdsCentre, isInside } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import { splitByHolder } from './split-texts.ts';

/** A shape with what lies in it: its own texts are those that no smaller box holds. */
export type Node = {
  shape: Shape;
  parent?: Node;
  children: Node[];
  texts: TextLine[];
  allTexts: TextLine[];
  /** Another box of the same width touches it above or below: both are parts of one thing. */
  stacked: boolean;
};

type Tree = { nodes: Node[]; roots: Node[]; looseTexts: TextLine[]; holderOf: (box: Box) => Node | undefined };

/** A shape may stick out of the box that holds it by this many pixels. */
const SLACK_PX = 1;

/** Nests shapes by containment; only boxes hold others. */
export const buildTree = (shapes: readonly Shape[], texts: readonly TextLine[]): Tree => {
  const boxes = indexBoxes(shapes.filter(({ kind }) => kind === 'box'));
  const nodes: Node[] = shapes
    .toSorted((a, b) => area(b.box) - area(a.box))
    .map((shape) => ({ shape, children: [], texts: [], allTexts: [], stacked: isStacked(shape, boxes) }));
  const holders = indexBoxes(
    nodes.filter(({ shape }) => shape.kind === 'box').map((node) => ({ node, box: node.shape.box })),
  );
  const holdersAround = (box: Box) => holders.near(box, SLACK_PX).toReversed();
  const roots: Node[] = [];
  for (const node of nodes) {
    const { box } = node.shape;
    const parent = holdersAround(box).find(
      (holder) => holder.node !== node && area(holder.box) > area(box) && isInside(box, holder.box, SLACK_PX),
    )?.node;
    if (parent) {
      node.parent = parent;
      parent.children.push(node);
    } else roots.push(node);
  }
  const holderOf = (box: Box) => holdersAround(box).find((holder) => holdsCentre(holder.box, box))?.node;
  const looseTexts: TextLine[] = [];
  for (const whole of texts)
    for (const { holder, line } of splitByHolder(whole, holderOf)) {
      if (!holder) {
        looseTexts.push(line);
        continue;
      }
      holder.texts.push(line);
      for (let up: Node | undefined = holder; up; up = up.parent) up.allTexts.push(line);
    }
  return { nodes, roots, looseTexts, holderOf };
};

const isStacked = ({ kind, box }: Shape, boxes: BoxIndex<Shape>): boolean =>
  kind === 'box' &&
  boxes
    .near(box, 2)
    .some(
      (other) =>
        other.box !== box &&
        Math.abs(other.box.x - box.x) <= 2 &&
        Math.abs(other.box.width - box.width) <= 4 &&
        (Math.abs(other.box.y - bottom(box)) <= 2 || Math.abs(bottom(other.box) - box.y) <= 2),
    );
