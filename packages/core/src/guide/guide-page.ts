import type { PageOutcome } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import type { Page } from '../write/page/page-node.ts';
import { readPage } from '../write/page/read-page.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';

/** One page or section with what was measured on it, in CSS pixels; a page without facts has only its words. */
export type GuidePage = { outcome: PageOutcome; facts?: { css: Measurement; page: Page } };

export const toGuidePage = (outcome: PageOutcome): GuidePage => {
  const { measurement } = outcome.analysis;
  if (!measurement) return { outcome };
  const css = toCssPixels(measurement);
  return { outcome, facts: { css, page: readPage(css) } };
};
