import type { Analysis, PageOutcome } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { correctMeasurement } from './correct-measurement.ts';
import { type Correction, MAX_CORRECTIONS, type PageCorrections } from './correction.ts';

/**
 * Only what our own writer wrote can be written anew: of a model's words nobody knows what follows. Other widths and states
 * of a page were read by themselves and would say again what was put right.
 */
export const canCorrect = ({ measurement, engine, narrower, states }: Analysis): boolean =>
  measurement !== undefined && engine?.kind !== 'model' && !narrower?.length && !states?.length;

/** The project with one more correction of a page; guide, code and exports follow from its facts. */
export const correctPage = (project: Project, page: number, correction: Correction): Project =>
  withSteps(project, page, (steps) => [...steps, correction]);

/** The project without the last correction of a page, exactly as it was before it. */
export const undoCorrection = (project: Project, page: number): Project =>
  withSteps(project, page, (steps) => steps.slice(0, -1));

/** The project with these corrections in place of those that its pages had. */
export const replayCorrections = (project: Project, corrections: PageCorrections): Project =>
  Object.entries(corrections).reduce((next, [page, steps]) => withSteps(next, Number(page), () => steps), project);

/** The corrections of all pages; of one that was corrected and no longer is, none. */
export const correctionsOf = ({ outcomes }: Project): PageCorrections =>
  Object.fromEntries(
    outcomes.flatMap(({ analysis }, page) => (canCorrect(analysis) ? [[page, analysis.corrected?.steps ?? []]] : [])),
  );

/** A page is always corrected from what was measured: the same steps give the same facts. */
const withSteps = (
  project: Project,
  page: number,
  toSteps: (steps: readonly Correction[]) => readonly Correction[],
): Project => ({
  ...project,
  outcomes: project.outcomes.map((outcome, index) => {
    const { measurement, corrected } = outcome.analysis;
    if (index !== page || !measurement || !canCorrect(outcome.analysis)) return outcome;
    const { from, steps: before } = corrected ?? { from: measurement, steps: [] };
    const steps = toSteps(before).slice(0, MAX_CORRECTIONS);
    if (steps.length === before.length && before.every((step, at) => step === steps[at])) return outcome;
    return writeAnew(
      outcome,
      correctMeasurement(from, steps),
      steps.length > 0 ? { from, steps } : undefined,
      project.uiType,
    );
  }),
});

const writeAnew = (
  outcome: PageOutcome,
  measurement: Measurement,
  corrected: Analysis['corrected'],
  uiType: Project['uiType'],
): PageOutcome => {
  const { name } = outcome;
  const { corrected: _, ...analysis } = outcome.analysis;
  const request = uiType === 'landing' ? { uiType, sectionName: name } : { uiType, pageName: name };
  return {
    ...outcome,
    analysis: {
      ...analysis,
      ...writeAnalysis(measurement, request, analysis),
      ...(analysis.engine && { engine: analysis.engine }),
      ...(corrected && { corrected }),
    },
  };
};
