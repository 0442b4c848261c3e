import type { Element } from '../../measurement.ts';
import type { ElementNode } from '../page/page-node.ts';
import { newLookWords, type Voice } from './voice.ts';

/** The labels of a chart are said once: with its other texts, where it holds some. */
const withoutLabels = ({ element, children }: ElementNode): Element => {
  if (!element.chart?.categories || !children.some(({ kind }) => kind === 'text')) return element;
  const { categories: _, ...chart } = element.chart;
  return { ...element, chart };
};

/** The look of an element in its place: which corners are round, and how far a bar is filled. */
export const nodeLookWords = (node: ElementNode, voice: Voice): string[] => {
  const { surfaces: _, ...plain } = voice;
  const element = withoutLabels(node);
  const placed = node.roundedAt
    ? newLookWords(element, plain).map((word) =>
        word.startsWith('radius ') ? `${word} at its ${node.roundedAt} corners only` : word,
      )
    : newLookWords(element, voice);
  return node.value === undefined ? placed : [...placed, `${node.value} % filled`];
};
