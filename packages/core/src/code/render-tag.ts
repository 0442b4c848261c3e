import type { ClassSheet } from './class-sheet.ts';
import type { Lengths } from './lengths.ts';

export type Writer = { sheet: ClassSheet; css: Lengths };

/** An element with its classes: one for how it looks, one for where it is. */
export const renderTag = (open: string, classes: readonly (string | undefined)[], content: string): string => {
  const name = open.split(' ')[0]!;
  const list = classes.filter(Boolean).join(' ');
  return `<${open}${list ? ` class="${list}"` : ''}>${content}</${name}>`;
};
