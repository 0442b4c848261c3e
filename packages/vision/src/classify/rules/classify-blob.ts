import { area, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../../boxes/shape.ts';
import type { PageFacts } from '../page-facts.ts';
import { MIN_PHOTO_SHARE, type Verdict } from './box-facts.ts';

/** Largest icon, largest one known by its form, and smallest ink worth reporting, in CSS pixels. */
const ICON_SIDE = 48;
const SIGN_SIDE = 64;
const MIN_INK = 5;
/** Longer small marks are strokes of words or drawings. */
const MAX_ASPECT = 2.6;
/** Long low drawings up to this height are words that were not read, in CSS pixels. */
const MAX_WORD = 24;
/** How much wider than high a chart without labels is at most: a longer strip is the edge of something. */
const MAX_CHART = 12;
/** Smallest ring chart, in CSS pixels. */
const RING = 56;
/** Thinner marks are dashes of a text, in CSS pixels. */
const MIN_THICK = 3;
/** Thickest ornamental rule, in CSS pixels. */
const MAX_RULE = 6;
/** How far from a chart its axis labels stand, in CSS pixels. */
const AXIS_REACH = 48;

/** What an irregular shape is: an icon by its size, else a chart where axis labels or many marks say so, else an image. */
export const classifyBlob = (shape: Shape, texts: readonly TextLine[], page: PageFacts): Verdict | undefined => {
  const width = shape.box.width / page.scale;
  const height = shape.box.height / page.scale;
  if (Math.max(width, height) < MIN_INK + 1 || Math.min(width, height) < MIN_THICK) return undefined;
  if (isCaret(shape, texts, page.scale)) return undefined;
  if (Math.max(width, height) <= (shape.isSign ? SIGN_SIDE : ICON_SIDE))
    return Math.max(width / height, height / width) > MAX_ASPECT ? undefined : { type: 'icon', confidence: 0.7 };
  if (Math.min(width, height) <= MAX_RULE) return { type: 'divider', confidence: 0.5 };
  if (shape.busy >= MIN_PHOTO_SHARE) return { type: 'image', confidence: 0.7 };
  const labels = texts.filter((line) => isAxisLabel(line, shape, page.scale));
  if (labels.length >= 3 || (shape.marks ?? 1) >= 6) return { type: 'chart', confidence: 0.7 };
  if (height <= MAX_WORD && width / height > 3) return undefined;
  const isRing = shape.hollow && width >= RING && width / height > 0.8 && width / height < 1.25;
  if (isRing) return { type: 'chart', confidence: 0.6 };
  if (width / height > MAX_CHART) return undefined;
  if (width >= 80 && width / height > 2) return { type: 'chart', confidence: 0.5 };
  return { type: 'image', confidence: 0.5 };
};

const isAxisLabel = (line: TextLine, { box }: Shape, scale: number): boolean => {
  if (line.text.length > 10 || area(line.box) > area(box) * 0.1) return false;
  const reach = AXIS_REACH * scale;
  const x = centreX(line.box);
  const y = centreY(line.box);
  return x > box.x - reach && x < right(box) + reach && y > box.y - reach / 2 && y < bottom(box) + reach;
};

/** The small arrow right behind a word says that it opens; it belongs to the word. */
const isCaret = ({ box }: Shape, texts: readonly TextLine[], scale: number): boolean =>
  box.width <= 10 * scale &&
  box.height <= 6 * scale &&
  texts.some((line) => {
    const gap = box.x - right(line.box);
    return gap >= 0 && gap <= 10 * scale && centreY(box) > line.box.y && centreY(box) < bottom(line.box);
  });
