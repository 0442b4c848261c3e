import type { PageOutcome, UiType } from './analysis.ts';
import type { Stack } from './stack.ts';

/** One to seven analysed images that belong together: what the guide and every export are written from. */
export type Project = {
  name: string;
  uiType: UiType;
  /** In the order that the user arranged. */
  outcomes: PageOutcome[];
  /** Index into `outcomes`; web apps only. */
  homePage?: number | undefined;
  notes?: string | undefined;
  /** What it is to be built in; `DEFAULT_STACK` where nobody chose. */
  stack?: Stack | undefined;
  /** Ids of the changes that were applied in the chat, in their order. */
  edits?: readonly string[] | undefined;
};

/** Index of the page to show first: the first that was analysed, where any was. */
export const firstAnalysed = ({ outcomes }: Project): number =>
  Math.max(
    0,
    outcomes.findIndex(({ success }) => success),
  );
