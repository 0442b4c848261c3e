import type { Element, Measurement } from '@blueprompt/core/measurement';
import type { DrawnBox } from '@/components/drawing/drawn-boxes.tsx';

const FAINT = new Set<Element['type']>(['link', 'icon', 'divider', 'heading', 'paragraph']);
const CROSSED = new Set<Element['type']>(['image', 'icon', 'avatar', 'logo', 'chart']);

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
