import { bottom, centreX, centreY, contains } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, Measurement, Region } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { TEXT_NAMES } from '../tree/draft.ts';
import { isSameBox } from '../tree/is-same-box.ts';
import { dropOddRadii } from '../tree/known-radii.ts';

/** The mark inside these is part of them. */
const TICKED = typesWith('tick');
/** What shows something of its own: no landmark, however near their boxes are, and what is written on it says nothing of its fill. */
export const LEAVES = typesWith('textual', 'drawn', 'field', 'divider');
/** A letter that an icon was read as lies in it, give or take these pixels. */
const SLACK_PX = 2;

/** Everything that is painted, by id: without what another shows already, and with the ground of the landmark that is the same box. */
export function shownElements({ elements, paints = [], texts, regions, image }: Measurement): Map<string, Element> {
  const all = dropOddRadii([...elements, ...paints], image);
  const tickedAt = createBandLookup(all.filter(({ type }) => TICKED.has(type)));
  const wordsAt = createBandLookup(texts.flatMap(({ words }) => words));
  const isTick = ({ box }: Element): boolean => {
    const middle = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return tickedAt.first(middle.y, (ticked) => contains(ticked.box, middle)) !== undefined;
  };
  // A mark that was also read as a letter (✓, ×) is set as text.
  const isRead = ({ box }: Element): boolean =>
    wordsAt(box.y - SLACK_PX, bottom(box) + SLACK_PX).some((word) => contains(box, word.box, SLACK_PX));
  return new Map(
    all
      .filter((element) => element.type !== 'icon' || (!isTick(element) && !isRead(element)))
      // These name a text, which is set by itself.
      .filter((element) => !TEXT_NAMES.has(element.type) || hasGround(element) || element.border !== undefined)
      .map((element) => [element.id, withGround(element, regions)]),
  );
}

/** The ground is measured on whichever of the two was found by its colour; bars of results that were saved earlier do not carry it. */
const withGround = (element: Element, regions: readonly Region[]): Element => {
  if (hasGround(element) || LEAVES.has(element.type)) return element;
  const twin = regions.find((region) => hasGround(region) && isSameBox(element.box, region.box));
  return twin ? { ...element, fill: twin.fill, gradient: twin.gradient, tones: twin.tones } : element;
};

const hasGround = ({ fill, gradient }: Element | Region): boolean => fill !== undefined || gradient !== undefined;
