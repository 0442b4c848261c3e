import { area, type Box, bottom, contains, intersect, right } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { joinRuns } from '../text/join-runs.ts';
import { toCssPixels } from '../to-css-pixels.ts';

/** How a caller points at something: by id, by a text on it, or by a region of the page in CSS pixels. */
type Pointer = { id?: string | undefined; text?: string | undefined; region?: Box | undefined };

/** Everything known about one element or region: look, texts, what it holds, and how far its neighbours are. */
export const describePlace = (measurement: Measurement, pointer: Pointer): string => {
  const css = toCssPixels(measurement);
  const page = { ...css, texts: joinRuns(css.texts) };
  if (pointer.region) return JSON.stringify(describeBox(page, pointer.region));
  const element = findElement(page, pointer);
  if (!element) {
    const line = pointer.text && page.texts.find((text) => has(text.text, pointer.text!));
    if (line) return JSON.stringify({ ...line, words: undefined });
    throw new Error(`Nothing on this page has ${pointer.id ? `the id ${pointer.id}` : `the text ${pointer.text}`}.`);
  }
  return JSON.stringify({
    ...element,
    ...describeBox(page, element.box, element),
    distances: distances(page, element),
  });
};

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** By text the smallest element wins: the button and not the page around it. */
const findElement = (page: Measurement, { id, text }: Pointer): Element | undefined => {
  if (id !== undefined) return page.elements.find((element) => element.id === id);
  if (text === undefined) return undefined;
  const lines = page.texts.filter((line) => has(line.text, text));
  return page.elements
    .filter((element) => lines.some((line) => contains(element.box, line.box, SLACK_PX)))
    .sort((a, b) => area(a.box) - area(b.box))[0];
};
const SLACK_PX = 3;

const describeBox = (page: Measurement, box: Box, self?: Element) => ({
  texts: page.texts
    .filter((line) => area(intersect(box, line.box)) > area(line.box) / 2)
    .map(({ text, box: at, fontSize, fontWeight, color }) => ({ text, ...at, fontSize, fontWeight, color })),
  holds: page.elements
    .filter((element) => element !== self && contains(box, element.box, SLACK_PX))
    .map(({ id, type, box: at, fill, radius }) => ({ id, type, ...at, fill, radius })),
});

/** Free pixels to the nearest element on each side, where there is one. */
const distances = (page: Measurement, element: Element) => {
  const { box } = element;
  const others = page.elements.filter((other) => other !== element && !contains(other.box, box, SLACK_PX));
  const nearest = (gap: (other: Box) => number, isBeside: (other: Box) => boolean): number | undefined => {
    const gaps = others
      .map((other) => other.box)
      .filter(isBeside)
      .map(gap)
      .filter((px) => px >= 0);
    return gaps.length > 0 ? Math.min(...gaps) : undefined;
  };
  const isInRow = (other: Box): boolean => other.y < bottom(box) && bottom(other) > box.y;
  const isInColumn = (other: Box): boolean => other.x < right(box) && right(other) > box.x;
  return {
    left: nearest((other) => box.x - right(other), isInRow),
    right: nearest((other) => other.x - right(box), isInRow),
    above: nearest((other) => box.y - bottom(other), isInColumn),
    below: nearest((other) => other.y - bottom(box), isInColumn),
  };
};
