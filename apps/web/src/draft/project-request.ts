import type { Draft, UiType } from '@blueprompt/core/analysis';
import type { Stack } from '@blueprompt/core/stack';
import type { DraftImage } from './draft-image.ts';

/** What the analysis of several images takes (GE8); home page and notes exist for web apps only. */
export type ProjectRequest = {
  images: DraftImage[];
  uiType: UiType;
  promptName: string;
  items: Draft[];
  /** Index into `items`. */
  homePage?: number | undefined;
  notes?: string | undefined;
  /** What it is to be built with, where the person chose. */
  stack?: Stack | undefined;
  /** Measured and written about in this browser instead of on the server. */
  onDevice?: boolean | undefined;
};
