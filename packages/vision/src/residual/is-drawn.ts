import type { ElementType } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';

/** Of these a measurement lists the place and what they show; their pixels belong to them, whatever colours they have. */
const DRAWN = typesWith('drawn');

/** Is what is inside such an element drawn with it? */
export const isDrawn = (type: ElementType): boolean => DRAWN.has(type);
