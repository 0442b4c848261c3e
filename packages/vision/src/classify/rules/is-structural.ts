import { area, right } from '@blueprompt/core/geometry';
import type { Shape } from '../../boxes/shape.ts';
import type { PageFacts } from '../page-facts.ts';

/** Bands, columns and backgrounds that reach the edges of the page: they are regions, not elements; a photo is one wherever it ends. */
export const isStructural = ({ kind, box, border, radius, shadow, isPicture }: Shape, page: PageFacts): boolean => {
  if (kind === 'line' || isPicture) return false;
  const wide = box.x <= 2 && right(box) >= page.width - 2;
  const tall =
    box.height >= Math.min(page.height, 900 * page.scale) * 0.85 && (box.x <= 2 || right(box) >= page.width - 2);
  const bar =
    right(box) >= page.width - 2 && box.width > page.width * 0.6 && (box.y <= 2 || box.height > page.height / 2);
  return wide || tall || bar || (area(box) > page.width * page.height * 0.6 && !border && !shadow && radius === 0);
};
