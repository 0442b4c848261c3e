import { area, type Box, bottom, centreX, centreY, contains, overlap, right, surround } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, Region, TextLine } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { groupLines } from '../text/group-lines.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { TextBlock } from '../text/text-block.ts';
import { type Draft, draftElement, draftPage, draftPaint, draftRegion, TEXT_NAMES, type TreeFacts } from './draft.ts';
import { fitIcons } from './fit-icons.ts';
import { draftHolders, holds, settleHolders } from './hold-groups.ts';
import { isSameBox } from './is-same-box.ts';
import { estimateLineHeights, type TextRole } from './line-heights.ts';
import { partBlocks } from './part-blocks.ts';

/** These show something of their own and hold nothing; a picture holds what lies on it until that is put beside it. */
const LEAVES = typesWith('leaf');
/** Their boxes are ink: nothing is spaced from their edges. */
const INK = typesWith('ink');
const CONTROLS = typesWith('operated', 'textarea');
const MARKS = typesWith('mark');
/** Letters begin and end this many font sizes inside their line box (medians of the open truth pages). */
const BEARING_EM = { left: 0.05, right: 0.03 };
/** A region of nearly the page's box is the page. */
const MIN_WHOLE_PAGE = 0.95;
const BARS = typesWith('bar');
/** A bar ends where the main part begins, give or take this many pixels. */
const MAX_BAR_OFF_PX = 4;
/** Real pages nest a dozen boxes; what lies deeper is side by side, as each level is a call. */
const MAX_DEPTH = 50;

/** Puts everything into the smallest box around it: regions, elements, paints and groups, and then texts with their line boxes. */
export function nestDrafts(facts: TreeFacts): Draft {
  const { image, texts, elements, regions, paints = [], groups = [] } = facts;
  const { scale } = image;
  const page = draftPage(image);
  const named = elements.filter(isShownOnce(elements)).map(draftElement);
  const namedAt = createBandLookup(named);
  // A page has no paint of its own but a colour: a photo or gradient behind all of it is that of the region.
  const isPage = ({ box, picture, gradient }: Region): boolean =>
    overlap(box, page.box) >= MIN_WHOLE_PAGE && !picture && !gradient;
  const isNamed = ({ box }: Region): boolean =>
    namedAt.first(centreY(box), (element) => isSameBox(element.box, box)) !== undefined;
  const bare = regions.flatMap((region, at) =>
    region.role === 'dialog' || isPage(region) || isNamed(region) ? [] : [draftRegion(region, at)],
  );
  const known = [...bare, ...named, ...paints.map(draftPaint)];
  const boxes = [...known, ...draftHolders(groups, [page, ...known])].sort((a, b) => area(b.box) - area(a.box));
  markGrounds(boxes);
  nestBoxes(page, boxes);
  const drafted = nestTexts(page, boxes, textBlocksOf(facts), texts, scale);
  for (const node of named)
    if (TEXT_NAMES.has(node.type) && node.children.length > 0) node.box = surround(node.children.map(({ box }) => box));
  fitIcons(
    named.filter(({ type }) => type === 'icon'),
    drafted,
    scale,
  );
  settleHolders(page);
  return page;
}

/** Pictures of things, of people and of names; an icon on one of them is a mark. */
const PICTURES = typesWith('picture');
/** A logo that takes this share of a picture is that picture. */
const MIN_LOGO_SHARE = 0.5;

/** What one drawing is found as twice is in the tree once: a picture beside the logo that it is, and what lies in a logo. */
const isShownOnce = (elements: readonly Element[]): ((element: Element) => boolean) => {
  const pictures = elements.filter(({ type }) => PICTURES.has(type));
  const order = new Map(pictures.map((element, at) => [element, at]));
  const picturesAt = createBandLookup(pictures);
  return (element) => {
    const at = order.get(element);
    if (at === undefined) return true;
    return !picturesAt(centreY(element.box)).some((other) => {
      if (other === element) return false;
      const isSame = isSameBox(element.box, other.box);
      if (isSame) return element.type === other.type ? order.get(other)! < at : other.type === 'logo';
      if (other.type !== 'logo') return false;
      const share = area(other.box) / area(element.box);
      if (share > 1) return holds(other.box, element.box);
      return element.type !== 'logo' && share >= MIN_LOGO_SHARE && holds(element.box, other.box);
    });
  };
};

/** The blocks of a page's texts in the order of their nodes: that of `text-1` is the first. */
export const textBlocksOf = (facts: Pick<TreeFacts, 'image' | 'texts' | 'elements' | 'paragraphs'>): TextBlock[] =>
  partBlocks(groupLines(facts), facts);

/** What is painted behind a bar and on into the main part below it is the ground of both: in the main part the bar would be, too. */
const markGrounds = (boxes: readonly Draft[]): void => {
  const mains = boxes.filter(({ type }) => type === 'main');
  const bars = boxes.filter(({ type }) => BARS.has(type));
  const isGround = ({ kind, type, box }: Draft): boolean =>
    kind === 'paint' &&
    !LEAVES.has(type) &&
    mains.some(({ box: main }) => {
      const isInMain = box.y < main.y && bottom(box) > main.y && box.x <= centreX(main) && right(box) >= centreX(main);
      return isInMain && bars.some((bar) => bottom(bar.box) <= main.y + MAX_BAR_OFF_PX && holds(box, bar.box));
    });
  for (const box of boxes) if (isGround(box)) box.isGround = true;
};

const nestBoxes = (page: Draft, boxes: readonly Draft[]): void => {
  const holdersAt = createBandLookup<{ node: Draft; box: Box; depth: number }>([], boxes);
  for (const node of boxes) {
    const holder = holdersAt.last(centreY(node.box), (holder) => !node.isGround && holds(holder.box, node.box));
    (holder?.node ?? page).children.push(node);
    const depth = (holder?.depth ?? 0) + 1;
    if (!LEAVES.has(node.type) && depth <= MAX_DEPTH) holdersAt.add({ node, box: node.box, depth });
  }
};

/** A text is in the smallest thing around its middle, whose name it may be. */
const nestTexts = (
  page: Draft,
  boxes: readonly Draft[],
  blocks: readonly TextBlock[],
  texts: readonly TextLine[],
  scale: number,
): Draft[] => {
  const boxesAt = createBandLookup(boxes);
  const holders = blocks.map(({ box }) => {
    const middle = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return boxesAt.last(middle.y, (node) => node.type !== 'divider' && contains(node.box, middle)) ?? page;
  });
  const roles = new Map(blocks.map((block, at) => [block, roleIn(holders[at] ?? page)]));
  const heightOf = estimateLineHeights(
    blocks,
    (block) => roles.get(block) ?? 'text',
    boxes.filter(({ isPainted, type }) => (isPainted && !INK.has(type)) || type === 'image'),
    scale,
  );
  const linesAt = createBandLookup(texts.map(({ box }, index) => ({ box, index })));
  return blocks.map((block, at) => {
    const holder = holders[at] ?? page;
    const height = block.lineHeight ?? heightOf(block);
    const draft = draftText(`text-${at + 1}`, block, height);
    draft.lines = [...new Set(block.lines.flatMap(({ box }) => linesIn(box, linesAt)))];
    holder.children.push(draft);
    return draft;
  });
};

const roleIn = ({ type }: Draft): TextRole => {
  if (type === 'heading') return 'heading';
  if (CONTROLS.has(type)) return 'control';
  return MARKS.has(type) ? 'mark' : 'text';
};

const draftText = (id: string, { lines, box, text, fontSize }: TextBlock, lineHeight: number): Draft => {
  const centres = lines.map(lineCentre);
  const [first = 0, last = 0] = [centres[0], centres.at(-1)];
  const left = box.x - BEARING_EM.left * fontSize;
  return {
    id,
    kind: 'text',
    type: 'text',
    box: {
      x: left,
      y: first - lineHeight / 2,
      width: right(box) + BEARING_EM.right * fontSize - left,
      height: last - first + lineHeight,
    },
    ink: box,
    isPainted: false,
    borderWidth: 0,
    children: [],
    text,
    fontSize,
  };
};

type Line = { box: Box; index: number };

/** The lines that a visual line was joined from, or cut out of. */
const linesIn = (place: Box, linesAt: (fromY: number, toY: number) => readonly Line[]): number[] =>
  linesAt(place.y, bottom(place))
    .filter(({ box }) => {
      const middle = centreY(box);
      const shared = Math.min(right(box), right(place)) - Math.max(box.x, place.x);
      return middle >= place.y && middle <= bottom(place) && shared > Math.min(box.width, place.width) / 2;
    })
    .map(({ index }) => index);
