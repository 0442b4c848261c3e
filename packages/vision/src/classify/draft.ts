import type { Box } from '@blueprompt/core/geometry';
import type { ElementType } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';

/** An element before it has an id, a parent and a group. */
export type Draft = {
  type: ElementType;
  box: Box;
  confidence: number;
  shape?: Shape;
  text?: string;
  active?: boolean;
  rows?: number;
  columns?: number;
  headers?: string[];
};
