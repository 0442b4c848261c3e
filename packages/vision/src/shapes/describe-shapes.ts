import type { Measurement, TextLine } from '@blueprompt/core/measurement';
import { classify } from '../classify/classify.ts';
import { describePalette } from '../colour/describe-palette.ts';
import type { OnStage, Pixels } from '../contract.ts';
import { agreeAlike } from '../judge/agree-alike.ts';
import { judge } from '../judge/judge.ts';
import { settleCandidates } from '../judge/settle-candidates.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { measureSpacing } from '../layout/measure-spacing.ts';
import { tallyRadii } from '../layout/tally-radii.ts';
import { measureSurfaces } from '../surfaces/measure-surfaces.ts';
import { dropIconWords } from './drop-icon-words.ts';
import { inkIcons } from './ink-icons.ts';
import { measureProgress } from './measure-progress.ts';
import { paintPictures } from './paint-pictures.ts';
import { readScene } from './read-scene.ts';
import { traceCharts } from './trace-charts.ts';
import { traceIcons } from './trace-icons.ts';

export type ShapeFacts = Pick<
  Measurement,
  'texts' | 'elements' | 'regions' | 'layout' | 'palette' | 'spacing' | 'radii'
>;

/** Everything about a picture beside what was read, and the texts without the icons that were read as words. */
export const describeShapes = async (
  picture: Pixels,
  read: readonly TextLine[],
  onStage?: OnStage,
): Promise<ShapeFacts> => {
  onStage?.('boxes');
  const scene = readScene(picture, dropIconWords(read), read);
  const { pixels, page, shapes, regions } = scene;
  const { texts, ...decided } = settleCandidates(scene, agreeAlike(await judge(scene), page.scale));
  const named = classify(shapes, texts, regions, page, decided);
  const painted = measureProgress(paintPictures(named, pixels), pixels);
  const inked = traceIcons(inkIcons(painted, texts, pixels), pixels);
  const elements = measureSurfaces(traceCharts(inked, texts, pixels), regions, pixels, page);
  onStage?.('colours');
  const palette = describePalette(pixels, texts, elements);
  onStage?.('layout');
  const layout = buildLayout(elements, texts, page);
  const spacing = measureSpacing(elements, texts, page);
  const dialogs = elements.filter(({ type }) => type === 'dialog').map(({ box }) => ({ role: 'dialog' as const, box }));
  return { texts, elements, regions: [...regions, ...dialogs], layout, palette, spacing, radii: tallyRadii(elements) };
};
