import type { Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { DrawnBox } from '@/components/drawing/drawn-boxes.tsx';

const FAINT = typesWith('ink');
const CROSSED = typesWith('graphic');

/** The elements of a page as boxes of a drawing, in reading order; links and icons are faint, pictures are crossed. */
export const toDrawnBoxes = ({ elements }: Measurement): DrawnBox[] =>
  elements
    .filter(({ type }) => type !== 'paragraph' && type !== 'heading')
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .map((element) => ({
      ...element.box,
      key: element.id,
      radius: element.radius,
      weight: FAINT.has(element.type) ? 'faint' : 'strong',
      crossed: CROSSED.has(element.type),
      filled: element.type === 'button' && element.fill !== undefined && element.border === undefined,
    }));
