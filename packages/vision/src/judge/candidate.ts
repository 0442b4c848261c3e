import type { Box } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { Verdict } from '../classify/rules/box-facts.ts';
import type { Node } from '../classify/scene-tree.ts';
import type { SwallowedIcon } from './swallowed-icons.ts';

/**
 * Something that may be an element: a shape that the rules kept, a rest that they joined into another shape or took for
 * letters, the wide first mark of a word, or a short word that may be a picture read as letters.
 */
export type Candidate = { box: Box } & (
  | { source: 'shape'; shape: Shape; node: Node; rule: Verdict | undefined }
  | { source: 'rest'; shape: Shape; swallowed?: SwallowedIcon }
  | { source: 'word'; word: Word; line: TextLine; isDropped: boolean }
);
