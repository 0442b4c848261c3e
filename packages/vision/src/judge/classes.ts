import { typesWith } from '@blueprompt/core/ontology/element-types';
import { JUDGED_CLASSES } from '@blueprompt/core/ontology/network-types';
/** What the network tells apart, in the order of its outputs. */
export const CLASSES = JUDGED_CLASSES;
export type JudgedClass = (typeof CLASSES)[number];

/** What a text is written into: pixels seldom tell these three apart. */
export const FIELDS = typesWith('field');

/** The likeliest class, the first of equals, with its chance. */
export const bestOf = (chances: Readonly<Record<JudgedClass, number>>): { type: JudgedClass; chance: number } => {
  let type: JudgedClass = 'none';
  for (const name of CLASSES) if (chances[name] > chances[type]) type = name;
  return { type, chance: chances[type] };
};
