import type { Box } from '@blueprompt/core/geometry';
import type { ElementType } from '@blueprompt/core/measurement';
import type { Paint } from './to-paint.ts';

/** An element before it has an id, a parent and a group. */
export type Draft = {
  type: ElementType;
  box: Box;
  confidence: number;
  paint?: Paint | undefined;
  text?: string | undefined;
  /** Its place among the nodes of the page, where it is one of them. */
  node?: number | undefined;
  rows?: number;
  columns?: number;
  headers?: string[];
};
