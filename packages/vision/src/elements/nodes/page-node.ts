import type { Box } from '@blueprompt/core/box';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Corners, Surface } from '../../scene/scene.ts';

/**
 * Something on a page that may be an element: what the scene paints, what was read, what is left over, and groups of those that
 * only their places tell. Which of them are elements, and which, is not decided here.
 */
export type PageNode = {
  kind: NodeKind;
  box: Box;
  /** Of surfaces and lines. */
  surface?: Surface;
  /** Of pictures. */
  corners?: Corners;
  /** Of text and of single words. */
  text?: TextLine;
};

export const NODE_KINDS = ['surface', 'line', 'text', 'word', 'ink', 'picture', 'group', 'band', 'stack'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];
