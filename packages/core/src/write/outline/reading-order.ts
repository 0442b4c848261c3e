import type { Box } from '../../geometry.ts';
import { cutFlow, type Flow } from '../flow/cut-flow.ts';

const itemsOf = <T extends { box: Box }>(flow: Flow<T>): T[] =>
  flow.kind === 'item' ? [flow.item] : flow.children.flatMap((child) => itemsOf(child));

/** Puts boxes in the order in which a person reads them: bands from top to bottom, columns of a band from left to right. */
export const inReadingOrder = <T extends { box: Box }>(items: readonly T[]): T[] =>
  items.length < 2 ? [...items] : itemsOf(cutFlow(items));
