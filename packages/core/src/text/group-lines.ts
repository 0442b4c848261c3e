import { type Box, bottom, centreX, centreY, contains, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { cutLine } from './cut-line.ts';
import { createHolderLookup } from './find-holder.ts';
import { joinParagraphs, type Piece } from './join-paragraphs.ts';
import { joinRuns } from './join-runs.ts';
import { lineCentre } from './line-centre.ts';
import type { TextBlock } from './text-block.ts';
import { toBlock } from './to-block.ts';

/** Cut lines first, then join: a row of menu items must never start a paragraph. */
export const groupLines = (
  measurement: Pick<Measurement, 'image' | 'texts' | 'elements' | 'paragraphs'>,
): TextBlock[] => {
  const { image, texts, elements, paragraphs = [] } = measurement;
  const holderOf = createHolderLookup(elements);
  const icons = elements.filter((element) => element.type === 'icon');
  const iconsAt = createBandLookup(icons);
  const placeOf = createPlaceLookup(paragraphs);
  const pieces = joinRuns(texts)
    .flatMap((line) => cutLine(line, icons, holderOf))
    .map((line) => ({
      line,
      holder: holderOf(line.box),
      isLed: iconsAt.first(centreY(line.box), leads(line)) !== undefined,
      place: placeOf(line.box),
    }))
    .sort(byReadingOrder);
  return joinParagraphs(pieces, image.width).map((block) => {
    const [first] = block;
    const lines = block.map(({ line }) => line);
    return { ...toBlock(first?.place ? joinRows(lines) : lines), ...(first?.holder && { elementId: first.holder.id }) };
  });
};

/** Which of these places has the middle of a box in it. */
export const createPlaceLookup = (places: readonly Box[]): ((box: Box) => Box | undefined) => {
  const placesAt = createBandLookup(places.map((box) => ({ box })));
  return (box) => {
    const middle = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return placesAt.first(middle.y, (place) => contains(place.box, middle))?.box;
  };
};

/** Lines of one text that stand beside each other are one line of it. */
const joinRows = (lines: readonly TextLine[]): TextLine[] =>
  joinRuns(lines.map((line, at) => (at > 0 && isOneRow(lines[at - 1]!, line) ? { ...line, continues: true } : line)));

/** An icon stands before its text at most this many font sizes away, and is about as high as a line. */
const MAX_ICON_GAP_EM = 1.2;
const MAX_ICON_EM = 1.8;

/** Tells icons that stand before a line, as in a list with ticks. */
const leads =
  ({ box, fontSize }: TextLine) =>
  (icon: Element): boolean =>
    icon.box.height <= MAX_ICON_EM * fontSize &&
    centreY(box) > icon.box.y &&
    centreY(box) < bottom(icon.box) &&
    right(icon.box) <= box.x + 1 &&
    box.x - right(icon.box) <= MAX_ICON_GAP_EM * fontSize;

/** Lines whose centres differ by less than this share of a font size stand on one row. */
const SAME_ROW_EM = 0.35;

const byReadingOrder = (a: Piece, b: Piece): number => {
  const dy = lineCentre(a.line) - lineCentre(b.line);
  return isOneRow(a.line, b.line) ? a.line.box.x - b.line.box.x : dy;
};

const isOneRow = (a: TextLine, b: TextLine): boolean =>
  Math.abs(lineCentre(a) - lineCentre(b)) < SAME_ROW_EM * Math.min(a.fontSize, b.fontSize);
