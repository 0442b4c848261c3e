import type { TextLine } from '@blueprompt/core/measurement';
import { chroma } from '../../colour/rgb.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';

/** Code is marked faintly, a badge is painted to be seen: colourfulness of the fill, 0 to 255. */
const MAX_CHROMA = 60;

/** Words in a fixed-width face on a faint box are code, where the page itself is not set in such a face. */
export const isCode = ({ shape, allTexts }: Pick<Node, 'shape' | 'allTexts'>, page: PageFacts): boolean =>
  !page.isMono &&
  allTexts.length > 0 &&
  allTexts.every(isMono) &&
  (shape.fill === undefined || chroma(shape.fill) <= MAX_CHROMA);

const isMono = ({ fontClass }: TextLine): boolean => fontClass === 'mono';
