import { type Analysis, measuredShots } from '@blueprompt/core/analysis';

/** How many screenshots these pages were measured from: a page that failed has one, a page of two widths has two. */
export const countScreenshots = (pages: readonly { analysis: Analysis }[]): number =>
  pages.reduce((sum, { analysis }) => sum + Math.max(1, measuredShots(analysis).length), 0);
