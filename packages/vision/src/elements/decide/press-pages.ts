import type { Box } from '@blueprompt/core/geometry';
import type { ElementType } from '@blueprompt/core/measurement';
import { holdsCentre } from '../../boxes/is-inside.ts';

/** The pages that one leafs through are pressed, also the one that stands out like a badge. */
export function pressPages<T extends { type: ElementType; box: Box }>(found: readonly T[]): T[] {
  const rows = found.filter(({ type }) => type === 'pagination');
  const isPage = ({ type, box }: T): boolean => type === 'badge' && rows.some((row) => holdsCentre(row.box, box));
  return found.map((one) => (isPage(one) ? { ...one, type: 'button' } : one));
}
