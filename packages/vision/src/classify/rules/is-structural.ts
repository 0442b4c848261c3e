import { area, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../../boxes/shape.ts';
import type { PageFacts } from '../page-facts.ts';

/**
 * Bands, columns and backgrounds that reach the edges of the page: they are regions, not elements. A photo is a picture wherever it
 * ends, and so is a drawing on a page without text: it is all that the page shows.
 */
export const isStructural = (
  { kind, box, border, radius, shadow, isPicture }: Shape,
  page: PageFacts,
  texts: readonly TextLine[],
): boolean => {
  if (kind === 'line' || isPicture || (kind === 'blob' && texts.length === 0)) return false;
  const wide = box.x <= 2 && right(box) >= page.width - 2;
  const tall =
    box.height >= Math.min(page.height, 900 * page.scale) * 0.85 && (box.x <= 2 || right(box) >= page.width - 2);
  const bar =
    right(box) >= page.width - 2 && box.width > page.width * 0.6 && (box.y <= 2 || box.height > page.height / 2);
  return wide || tall || bar || (area(box) > page.width * page.height * 0.6 && !border && !shadow && radius === 0);
};
