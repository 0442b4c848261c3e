import type { Box } from '@blueprompt/core/geometry';

/** What a browser shows of one text in one row. */
export type ShownLine = {
  text: string;
  box: Box;
  /** As CSS: `rgb(…)` as a browser says it, or #rrggbb. */
  color: string;
  /** Lines of one DOM text share a number. */
  block: number;
  words: { text: string; box: Box }[];
};
