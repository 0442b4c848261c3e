import { bottom, centreY, right } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { toHex } from '../colour/rgb.ts';

/** Words that close a page. */
const CLOSING = /©|\(c\)|copyright|all rights reserved|privacy|terms|imprint/i;
/** Tallest footer in CSS pixels. */
const MAX_HEIGHT = 560;

/** The band at the bottom edge that holds closing words, painted or cut off by a line. */
export const findFooter = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  left: number,
  top: number,
): Region | undefined => {
  const minTop = Math.max(top + 1, page.height * 0.4, page.height - MAX_HEIGHT * page.scale);
  const bands = shapes
    .filter(
      ({ kind, box }) =>
        kind === 'box' &&
        box.x <= left + 2 &&
        right(box) >= page.width - 2 &&
        bottom(box) >= page.height - 2 - 160 * page.scale &&
        box.y >= minTop &&
        box.height >= 24 * page.scale,
    )
    .toSorted((a, b) => a.box.y - b.box.y);
  const painted = bands.find(({ box }) => texts.some((line) => centreY(line.box) > box.y && CLOSING.test(line.text)));
  if (painted)
    return {
      role: 'footer',
      box: painted.box,
      ...(painted.fill !== undefined && { fill: toHex(painted.fill) }),
    };
  const closing = texts.filter((line) => CLOSING.test(line.text) && line.box.y >= minTop && line.box.x >= left - 2);
  const last = closing.toSorted((a, b) => b.box.y - a.box.y)[0];
  if (!last || texts.some((line) => line.box.y > bottom(last.box) + 60 * page.scale)) return undefined;
  const row = texts.filter((line) => Math.abs(centreY(line.box) - centreY(last.box)) < 30 * page.scale);
  const above = texts
    .filter((line) => !row.includes(line) && line.box.y < last.box.y && line.box.x >= left)
    .map((line) => bottom(line.box));
  const y = Math.round((Math.max(top, ...above) + last.box.y) / 2);
  const start = Math.max(y, last.box.y - 32 * page.scale);
  return { role: 'footer', box: { x: left, y: start, width: page.width - left, height: page.height - start } };
};
