import { bottom, right } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { toRegion } from './to-region.ts';

/** Widths of a panel as shares of the page: narrower columns are sidebars, wider ones are the page itself. */
const MIN_SHARE = 0.25;
const MAX_SHARE = 0.75;
/** A panel runs down the whole page but for this share, and reaches its edge but for these pixels. */
const MIN_HEIGHT = 0.95;
const AT_EDGE = 2;

/** The half of a split page that is painted from top to bottom, as beside many a form to sign in. */
export const findPanel = (shapes: readonly Shape[], page: PageFacts, taken: readonly Region[]): Region | undefined => {
  const panel = shapes.find(
    ({ kind, box, fill, gradient }) =>
      kind === 'box' &&
      (gradient !== undefined || (fill !== undefined && fill !== page.background)) &&
      box.height >= MIN_HEIGHT * page.height &&
      box.width >= MIN_SHARE * page.width &&
      box.width <= MAX_SHARE * page.width &&
      (box.x <= AT_EDGE || right(box) >= page.width - AT_EDGE) &&
      !taken.some((region) => region.box.x < right(box) && right(region.box) > box.x),
  );
  return panel && toRegion('section', panel);
};

/** A bar that the edge of a panel cuts is two things in one row, not a bar. */
export const isCutBy = (bar: Region, panel: Region | undefined): boolean => {
  if (!panel) return false;
  const edge = panel.box.x <= AT_EDGE ? right(panel.box) : panel.box.x;
  return bar.box.x < edge - AT_EDGE && right(bar.box) > edge + AT_EDGE && bar.box.y < bottom(panel.box);
};
