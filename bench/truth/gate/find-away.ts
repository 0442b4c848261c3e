import { type Box, surround } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import type { TreeNode } from '@blueprompt/core/page-tree';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import { treeOf } from '@blueprompt/core/tree/tree-of';
import type { PageNode } from '@blueprompt/core/write/page/page-node';
import { readPage } from '@blueprompt/core/write/page/read-page';
import { writeFullPrompt } from '@blueprompt/core/write/write-full-prompt';

/** No part is further from where it was measured, in CSS pixels: of boxes in boxes each may be put on the edge of the next. */
const MAX_AWAY_PX = 8;
/** So many of all parts are within the 2 px that a guide asks of a build. */
const MIN_NEAR = { share: 0.9, px: 2 };

type Measured = { ofElement: Map<string, Box>; ofWords: Map<string, Box[]>; all: Box[] };

const placesIn = (root: TreeNode): Measured => {
  const places: Measured = { ofElement: new Map(), ofWords: new Map(), all: [] };
  const visit = (node: TreeNode): Box => {
    if (node.kind === 'text')
      places.ofWords.set(node.text ?? '', [...(places.ofWords.get(node.text ?? '') ?? []), node.box]);
    else places.ofElement.set(node.id, node.box);
    // A box that paints nothing is as large as what it holds.
    const around = surround([node.box, ...node.children.map(visit)]);
    places.all.push(node.box, around);
    return around;
  };
  visit(root);
  return places;
};

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** How far a part is from where it was measured: line boxes have their middles, and words may be there more than once. */
const awayOf = (part: PageNode, { ofElement, ofWords }: Measured): number | undefined => {
  const own = part.kind === 'element' ? ofElement.get(part.element.id) : undefined;
  const places = part.kind === 'text' ? (ofWords.get(part.block.text) ?? []) : own ? [own] : [];
  const offs = places.map((box) => {
    const down = part.kind === 'text' ? middleOf(part.box) - middleOf(box) : part.box.y - box.y;
    return Math.max(Math.abs(part.box.x - box.x), Math.abs(down));
  });
  return offs.length > 0 ? Math.min(...offs) : undefined;
};

const partsIn = (node: PageNode): PageNode[] => (node.children.length === 0 ? [node] : node.children.flatMap(partsIn));

/** Corners that the places to check say are those of boxes. */
const saidCorners = (prompt: string): { words: string; x: number; y: number }[] =>
  [...(prompt.split('\n## Check\n')[1] ?? '').matchAll(/(?:- |; )(\w[\w-]* (-?\d+),(-?\d+))(?=[:;\n]|$)/g)].map(
    ([, words = '', x, y]) => ({ words, x: Number(x), y: Number(y) }),
  );

/** What a guide puts somewhere else than it was measured: its parts, and the boxes of the places to check. */
export const findAway = (measurement: Measurement): { faults: string[]; near: number; parts: number } => {
  const css = toCssPixels(measurement);
  const measured = placesIn(treeOf(css).root);
  const offs = partsIn(readPage(css).root).flatMap((part) => {
    const away = awayOf(part, measured);
    return away === undefined ? [] : [{ part, away }];
  });
  const far = offs
    .filter(({ away }) => away > MAX_AWAY_PX)
    .map(({ part, away }) => `${part.kind === 'text' ? part.block.text : part.kind} is ${away} px away`);
  const corners = saidCorners(writeFullPrompt(measurement, 'Page', 'webapp')).filter(({ x, y }) =>
    measured.all.every((box) => Math.max(Math.abs(box.x - x), Math.abs(box.y - y)) > MAX_AWAY_PX),
  );
  return {
    faults: [...far, ...corners.map(({ words }) => `no box was measured at ${words}`)],
    near: offs.filter(({ away }) => away <= MIN_NEAR.px).length,
    parts: offs.length,
  };
};

export const hasEnoughNear = (pages: readonly { near: number; parts: number }[]): boolean => {
  const sum = (of: 'near' | 'parts'): number => pages.reduce((all, page) => all + page[of], 0);
  return sum('near') >= MIN_NEAR.share * sum('parts');
};
