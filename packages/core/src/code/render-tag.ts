import type { ClassSheet } from './class-sheet.ts';
import type { Lengths } from './lengths.ts';

export type Writer = { sheet: ClassSheet; css: Lengths };

/** An element with its classes: one for how it looks, one for where it is. */
export const renderTag = (open: string, classes: readonly (string | undefined)[], content: string): string => {
  const name = open.split(' ')[0]!;
  const list = classes.filter(Boolean).join(' ');
  return `<${open}${list ? ` class="${list}"` : ''}>${content}</${name}>`;
};

/** Where something is in what holds it. */
export type Spot = {
  css: readonly string[];
  /** What percentages are of, in pixels of the screenshot. */
  width: number;
  overlaps?: string | undefined;
};

export const spotClasses = (sheet: ClassSheet, { css, overlaps }: Spot): (string | undefined)[] => [
  sheet.classOf('at', css),
  overlaps,
];
