import type { Measurement } from './measurement.ts';

/** Whether there is something to build on a page: an empty screenshot, or one of one colour, has nothing; a full gradient is something. */
export const hasContent = ({
  texts,
  elements,
  paints = [],
  regions,
}: Pick<Measurement, 'texts' | 'elements' | 'paints' | 'regions'>): boolean =>
  texts.length + elements.length + paints.length > 0 ||
  regions.some(({ role, gradient, picture, tones }) => role !== 'main' || gradient || picture || tones);

/** What is said of a screenshot without content, after its name. */
export const NOTHING_TO_BUILD = 'nothing to build was found in it: no text, no box, no picture';
