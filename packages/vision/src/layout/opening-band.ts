import { bottom, centreY } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { reaches, type Span } from './span.ts';
import { toRegion } from './to-region.ts';

/** The shadow of a bar lies on the band below it, in CSS pixels. */
const BAR_SHADOW = 8;
/** Lowest and tallest opening band in CSS pixels, and as a share of the page. */
const MIN_HEIGHT = 120;
const MAX_HEIGHT = 1100;
const MAX_SHARE = 0.8;
/** What it says is larger than the words of the page, by this factor. */
const HEADING = 1.5;

/** The band below the bars when it carries a heading. */
export const openingBand = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  span: Span,
  top: number,
): Region | undefined => {
  const band = shapes.find(
    (shape) =>
      shape.kind !== 'line' &&
      shape.box.y <= top + BAR_SHADOW * page.scale &&
      bottom(shape.box) > top + MIN_HEIGHT * page.scale &&
      shape.box.height <= Math.min(page.height * MAX_SHARE, MAX_HEIGHT * page.scale) &&
      reaches(shape, span, 4),
  );
  if (!band || (band.fill === page.background && shapes.some((shape) => goesOnBelow(band, shape, span))))
    return undefined;
  const inside = texts.filter(({ box }) => centreY(box) > top && centreY(box) < bottom(band.box));
  const isHeaded = inside.some(({ fontSize }) => fontSize >= HEADING * page.bodySize);
  return isHeaded ? toRegion('header', band) : undefined;
};

/** Where the colour of the page shows again farther down, it is the ground of both. */
const goesOnBelow = (band: Shape, other: Shape, span: Span): boolean =>
  other.kind === 'box' && other.fill === band.fill && other.box.y >= bottom(band.box) && reaches(other, span, 4);
