import type { PageOutcome, UiType } from './analysis.ts';

/** One to seven analysed images that belong together: what the guide and every export are written from. */
export type Project = {
  name: string;
  uiType: UiType;
  /** In the order that the user arranged. */
  outcomes: PageOutcome[];
  /** Index into `outcomes`; web apps only. */
  homePage?: number | undefined;
  notes?: string | undefined;
};
