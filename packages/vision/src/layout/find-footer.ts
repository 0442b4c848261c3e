import { bottom, centreY, contains, right } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { deltaE } from '../colour/delta-e.ts';
import { toRegion } from './to-region.ts';

/** Words that close a page. */
const CLOSING = /©|\(c\)|copyright|all rights reserved|privacy|^terms|terms of|imprint/i;
/** Words that do so at the very end of a picture only: elsewhere they are sentences and dates. */
const SIGNING = /^20\d\d( ?,.*)?$|(made|built|created|designed|powered) (with|by|in)\b/i;
/** ... which is this near, in CSS pixels. */
const AT_END = 64;
/** Tallest footer in CSS pixels. */
const MAX_HEIGHT = 560;
/** Taller pictures show whole pages, which end with their footer. In CSS pixels. */
const WHOLE_PAGE = 1200;
/** Most space above the words of a footer without paint, and most below them, in CSS pixels. */
const MAX_PADDING = 32;
const MAX_SPACE_BELOW = 120;
/** Bands that differ by less belong to one footer (links above, copyright below). */
const SAME_TONE = 25;

/** The band at the bottom edge that holds closing words, painted or cut off by a line. */
export const findFooter = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  left: number,
  top: number,
): Region | undefined => {
  const isWhole = page.height / page.scale > WHOLE_PAGE;
  // A picture of a whole page may go on below its end.
  const end = isWhole ? Math.max(0, ...texts.map((line) => bottom(line.box))) : page.height;
  const minTop = Math.max(top + 1, end * 0.4, end - MAX_HEIGHT * page.scale);
  const bands = shapes
    .filter(
      ({ kind, box }) =>
        kind === 'box' &&
        box.x <= left + 2 &&
        right(box) >= page.width - 2 &&
        box.y >= minTop &&
        box.height >= 24 * page.scale,
    )
    .toSorted((a, b) => b.box.y - a.box.y);
  // Words may end far above the last band, which is then too tall for a footer: pictures of a gallery.
  const last = bands.find(({ box }) => bottom(box) >= page.height - 3 && box.height <= MAX_HEIGHT * page.scale);
  const closes = ({ box }: Shape) =>
    texts.some((line) => centreY(line.box) > box.y && centreY(line.box) < bottom(box) && isClosing(line, page));
  const base =
    bands.find(closes) ?? (isWhole && last?.fill !== undefined && last.fill !== page.background ? last : undefined);
  return base
    ? painted(base, bands)
    : unpainted(
        texts.filter((line) => !isInCard(line, shapes, page)),
        page,
        left,
        top,
        minTop,
      );
};

/** Below a form "Terms" is asked, not told: a card of less than half the page does not close it. */
const isInCard = (line: TextLine, shapes: readonly Shape[], page: PageFacts): boolean =>
  shapes.some(({ kind, box }) => kind === 'box' && box.width < page.width / 2 && contains(box, line.box));

const painted = (base: Shape, bands: readonly Shape[]): Region => {
  const above = bands.find(
    (band) =>
      Math.abs(bottom(band.box) - base.box.y) <= 2 &&
      band.fill !== undefined &&
      base.fill !== undefined &&
      deltaE(band.fill, base.fill) < SAME_TONE,
  );
  const y = above?.box.y ?? base.box.y;
  return toRegion('footer', { ...(above ?? base), box: { ...base.box, y, height: bottom(base.box) - y } });
};

/** The last row of texts, when it closes the page. */
const unpainted = (
  texts: readonly TextLine[],
  page: PageFacts,
  left: number,
  top: number,
  minTop: number,
): Region | undefined => {
  const closing = texts.filter((line) => isClosing(line, page) && line.box.y >= minTop && line.box.x >= left - 2);
  const last = closing.toSorted((a, b) => b.box.y - a.box.y)[0];
  if (!last || texts.some((line) => line.box.y > bottom(last.box) + 60 * page.scale || isNextLine(line, last)))
    return undefined;
  const isBeside = (line: TextLine) => Math.abs(centreY(line.box) - centreY(last.box)) < 30 * page.scale;
  const above = texts.filter((line) => !isBeside(line) && line.box.y < last.box.y && line.box.x >= left);
  const middle = Math.round((Math.max(top, ...above.map((line) => bottom(line.box))) + last.box.y) / 2);
  const y = Math.max(middle, last.box.y - MAX_PADDING * page.scale);
  const rest = page.height - bottom(last.box);
  // Far from the end of the picture it ends as it begins.
  const end = rest > MAX_SPACE_BELOW * page.scale ? bottom(last.box) + last.box.y - y : page.height;
  return { role: 'footer', box: { x: left, y, width: page.width - left, height: end - y } };
};

const isClosing = ({ text, box }: TextLine, page: PageFacts): boolean =>
  CLOSING.test(text) || (SIGNING.test(text) && box.y >= page.height - AT_END * page.scale);

/** A sentence that goes on in the line below closes nothing. */
const isNextLine = ({ box }: TextLine, last: TextLine): boolean =>
  Math.abs(box.x - last.box.x) <= last.fontSize / 2 &&
  box.y >= bottom(last.box) &&
  box.y - bottom(last.box) < last.fontSize;
