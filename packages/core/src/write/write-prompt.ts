import type { OtherShots, UiType } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import { writeConcisePrompt } from './write-concise-prompt.ts';
import { writeFullPrompt } from './write-full-prompt.ts';

export type Detail = 'concise' | 'full';

/** The build prompt of one page: `full` holds every text and place, `concise` fits a small context. */
export const writePrompt = (
  measurement: Measurement,
  { name, uiType, detail, ...others }: { name: string; uiType: UiType; detail: Detail } & OtherShots,
): string => (detail === 'full' ? writeFullPrompt : writeConcisePrompt)(measurement, name, uiType, others);
