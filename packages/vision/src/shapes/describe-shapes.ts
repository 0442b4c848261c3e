import type { Measurement, TextLine } from '@blueprompt/core/measurement';
import { findShapes } from '../boxes/find-shapes.ts';
import { flattenNoise } from '../boxes/flatten-noise.ts';
import { classify } from '../classify/classify.ts';
import { readPageFacts } from '../classify/page-facts.ts';
import { describePalette } from '../colour/describe-palette.ts';
import type { OnStage, Pixels } from '../contract.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findRegions } from '../layout/find-regions.ts';
import { measureSpacing } from '../layout/measure-spacing.ts';
import { tallyRadii } from '../layout/tally-radii.ts';
import { detectScale } from './detect-scale.ts';

export type ShapeFacts = Pick<Measurement, 'elements' | 'regions' | 'layout' | 'palette' | 'spacing' | 'radii'>;

/** Everything about a picture but its texts: the stages in order. */
export const describeShapes = (picture: Pixels, texts: TextLine[], onStage?: OnStage): ShapeFacts => {
  onStage?.('boxes');
  const pixels = flattenNoise(picture);
  const scale = detectScale(pixels, texts);
  const page = readPageFacts(pixels, texts, scale);
  const shapes = findShapes(pixels, texts, scale, pixels !== picture);
  const regions = findRegions(shapes, texts, page);
  const elements = classify(shapes, texts, regions, page);
  onStage?.('colours');
  const palette = describePalette(pixels, texts, elements);
  onStage?.('layout');
  const layout = buildLayout(elements, texts, page);
  const spacing = measureSpacing(elements, texts, page);
  const dialogs = elements.filter(({ type }) => type === 'dialog').map(({ box }) => ({ role: 'dialog' as const, box }));
  return { elements, regions: [...regions, ...dialogs], layout, palette, spacing, radii: tallyRadii(elements) };
};
