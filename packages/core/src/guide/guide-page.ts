import type { PageOutcome } from '../analysis.ts';
import type { Asset } from '../assets/list-assets.ts';
import type { Measurement } from '../measurement.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { nameFiles } from '../write/name-files.ts';
import type { Page } from '../write/page/page-node.ts';
import { readPage } from '../write/page/read-page.ts';

/** One page or section with what was measured on it, in CSS pixels; a page without facts has only its words. */
export type GuidePage = { outcome: PageOutcome; facts?: { css: Measurement; page: Page } };

/** `files` are the assets of the page that its structure names. */
export const toGuidePage = (outcome: PageOutcome, files: readonly Asset[]): GuidePage => {
  const { measurement } = outcome.analysis;
  if (!measurement) return { outcome };
  const css = nameFiles(toCssPixels(measurement), files);
  return { outcome, facts: { css, page: readPage(css) } };
};
