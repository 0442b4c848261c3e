import { area, type Box, bottom, centreX, centreY, contains } from '../geometry.ts';
import { type BandLookup, createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, Hex, Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { groupLines } from '../text/group-lines.ts';
import type { TextBlock } from '../text/text-block.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { joinDoubles } from './join-doubles.ts';

/** An element with the texts that stand in it, which is how people name it. */
export type NamedElement = { element: Element; box: Box; label: string; parent: string | undefined };

/** What is compared of a page, in CSS pixels. */
export type PageFacts = {
  width: number;
  height: number;
  background: Hex | undefined;
  texts: TextBlock[];
  elements: NamedElement[];
};

/** These name texts, which are compared as texts. */
const TEXT_NAMES = typesWith('textual', 'list', 'breadcrumb');
/** Only what people call by its text; a card or a bar holds too many. */
const CALLED_BY_TEXT = typesWith('called by text');
const SLACK_PX = 2;

/** Types that may be there without any paint: how far they reach is then only concluded. */
export const MAY_BE_BARE = typesWith('surface');

/** True where the edges of an element can be seen. */
export const showsExtent = ({ type, fill, gradient, border, edges, shadow }: Element): boolean =>
  !MAY_BE_BARE.has(type) || [fill, gradient, border, edges, shadow].some((paint) => paint !== undefined);

/** A box of the colour that it lies on, which is only known by the words in it: those are compared themselves. */
export const createUnseen = (
  elements: readonly NamedElement[],
  background: Hex | undefined,
): ((element: NamedElement) => boolean) => {
  const byId = new Map(elements.map((named) => [named.element.id, named]));
  return ({ element: { fill, gradient, border, edges, shadow }, label, parent }) => {
    const behind = parent === undefined ? background : byId.get(parent)?.element.fill;
    const isPainted = [gradient, border, edges, shadow].some((paint) => paint !== undefined);
    return label !== '' && !isPainted && (fill === undefined || fill === behind);
  };
};

/** Reads off a measurement what two pages are compared by. */
export const toPageFacts = (measurement: Measurement): PageFacts => {
  const page = toCssPixels(measurement);
  const kept = joinDoubles(
    [...page.elements, ...(page.paints ?? [])].filter((element) => !TEXT_NAMES.has(element.type)),
  );
  const holdersNear = createBandLookup([...kept].sort((a, b) => area(a.box) - area(b.box)));
  const ids = new Set(kept.map(({ id }) => id));
  const holderOf = (box: Box, isHolder: (other: Element) => boolean = () => true): string | undefined =>
    holdersNear(box.y - SLACK_PX, box.y + SLACK_PX).find(
      (other) => isHolder(other) && area(other.box) > area(box) && contains(other.box, box, SLACK_PX),
    )?.id;
  // What held a text may be no element here: then it is in what holds that.
  const texts = groupLines(page).map((block) =>
    block.elementId === undefined || ids.has(block.elementId) ? block : withHolder(block, holderOf(block.box)),
  );
  const textsNear = createBandLookup(texts);
  return {
    width: page.image.width,
    height: page.image.height,
    background: page.palette.find((color) => color.role === 'background')?.hex,
    texts,
    elements: kept.map((element) => ({
      element,
      box: element.box,
      label: CALLED_BY_TEXT.has(element.type) ? labelOf(element.box, textsNear) : '',
      parent: holderOf(element.box, (other) => other !== element),
    })),
  };
};

const withHolder = ({ elementId: _, ...block }: TextBlock, holder: string | undefined): TextBlock => ({
  ...block,
  ...(holder !== undefined && { elementId: holder }),
});

/** The texts inside a box, in reading order. */
const labelOf = (box: Box, textsNear: BandLookup<TextBlock>): string =>
  textsNear(box.y, bottom(box))
    .filter((text) => isInside(box, text.box))
    .map((text) => text.text)
    .join(' ');

/** True when the middle of `inner` lies in `outer`. */
export const isInside = (outer: Box, inner: Box): boolean =>
  contains(outer, { x: centreX(inner), y: centreY(inner), width: 0, height: 0 });
