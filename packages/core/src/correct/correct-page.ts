import type { Analysis, PageOutcome } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { correctMeasurement } from './correct-measurement.ts';
import { type Correction, MAX_CORRECTIONS } from './correction.ts';

/** Only what our own writer wrote can be written anew: of a model's words nobody knows what follows. */
export const canCorrect = ({ measurement, engine }: Analysis): boolean =>
  measurement !== undefined && engine?.kind !== 'model';

/** The project with one more correction of a page; guide, code and exports follow from its facts. */
export const correctPage = (project: Project, page: number, correction: Correction): Project =>
  changePage(project, page, ({ measurement, corrected }) => {
    const next = measurement && correctMeasurement(measurement, correction);
    const steps = [...(corrected?.steps ?? []), correction];
    if (!next || next === measurement || steps.length > MAX_CORRECTIONS) return undefined;
    return { measurement: next, corrected: { from: corrected?.from ?? measurement!, steps } };
  });

/** The project without the last correction of a page, exactly as it was before it. */
export const undoCorrection = (project: Project, page: number): Project =>
  changePage(project, page, ({ corrected }) => {
    if (!corrected) return undefined;
    const { from } = corrected;
    const steps = corrected.steps.slice(0, -1);
    return {
      measurement: steps.reduce(correctMeasurement, from),
      corrected: steps.length > 0 ? { from, steps } : undefined,
    };
  });

type Changed = { measurement: Measurement; corrected: Analysis['corrected'] };

const changePage = (
  project: Project,
  page: number,
  toChanged: (analysis: Analysis) => Changed | undefined,
): Project => ({
  ...project,
  outcomes: project.outcomes.map((outcome, index) => {
    const changed = index === page && canCorrect(outcome.analysis) ? toChanged(outcome.analysis) : undefined;
    return changed ? writeAnew(outcome, changed, project.uiType) : outcome;
  }),
});

const writeAnew = (
  outcome: PageOutcome,
  { measurement, corrected }: Changed,
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
