import type { ElementType } from '@blueprompt/core/measurement';

/** Of these a measurement lists the place and what they show; their pixels belong to them, whatever colours they have. */
const DRAWN: ReadonlySet<ElementType> = new Set([
  'image',
  'avatar',
  'logo',
  'chart',
  'icon',
  'checkbox',
  'radio',
  'switch',
  'progress',
]);

/** Is what is inside such an element drawn with it? */
export const isDrawn = (type: ElementType): boolean => DRAWN.has(type);
