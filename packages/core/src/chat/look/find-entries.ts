import { typesWith } from '../../ontology/element-types.ts';
import type { Part } from './page-index.ts';
import { isInside } from './reading-order.ts';

/** An entry is a label, and at most what is written below it. */
const MAX_ENTRY_LINES = 2;

const MARKS = typesWith('beside an entry');

/** The entries of a menu or a list: what is written there line by line, not the icons, lines and marks beside it. */
export const entriesOf = (parts: readonly Part[]): Part[] => {
  const worded = parts.filter(
    ({ node, words, lines }) =>
      words !== '' && lines.length <= MAX_ENTRY_LINES && node.kind !== 'group' && !MARKS.has(node.type),
  );
  const all = new Set(worded);
  return worded.filter((part) => !isInside(part, all) && !MARKS.has(part.parent?.node.type ?? ''));
};
