import type { Analysis, PageOutcome } from '../analysis.ts';
import { type Correction, MAX_CORRECTIONS, type PageCorrections } from '../correction.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { correctShots, type Shots } from './correct-shots.ts';

/** Only what our own writer wrote can be written anew: of a model's words nobody knows what follows. */
export const canCorrect = ({ measurement, engine }: Analysis): boolean =>
  measurement !== undefined && engine?.kind !== 'model';

/** The project with one more correction of a page; guide, code and exports follow from its facts. */
export const correctPage = (project: Project, page: number, correction: Correction): Project =>
  withSteps(project, page, (steps) => [...steps, correction]);

/** The project without the last correction of a page, exactly as it was before it. */
export const undoCorrection = (project: Project, page: number): Project =>
  withSteps(project, page, (steps) => steps.slice(0, -1));

/** The project without the last correction that was seen of a page; the same project where another has come since. */
export const undoLast = (latest: Project, seen: Project, page: number): Project => {
  const last = ({ outcomes }: Project): string => JSON.stringify(outcomes[page]?.analysis.corrected?.steps.at(-1));
  return last(latest) === last(seen) ? undoCorrection(latest, page) : latest;
};

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
    if (index !== page || !canCorrect(outcome.analysis)) return outcome;
    const before = outcome.analysis.corrected?.steps ?? [];
    const steps = toSteps(before).slice(0, MAX_CORRECTIONS);
    if (steps.length === before.length && before.every((step, at) => step === steps[at])) return outcome;
    return writeAnew(outcome, steps, project.uiType);
  }),
});

/** A page as it was measured. A screenshot that joined it after the first correction is as it is; the others are as they were read. */
const measuredOf = ({ measurement, narrower, states, corrected }: Analysis): Shots => {
  const widths = asRead(corrected?.narrower, narrower, isSameSize);
  const others = asRead(
    corrected?.states,
    states,
    (read, now) => read.name === now.name && isSameSize(read.measurement, now.measurement),
  );
  return {
    // It was asked for: what was not measured cannot be corrected.
    measurement: corrected?.from ?? measurement!,
    ...(widths?.length && { narrower: widths }),
    ...(others?.length && { states: others }),
  };
};

/** A correction changes what is on a screenshot, never its size. */
const isSameSize = (a: Measurement, b: Measurement): boolean =>
  a.image.width === b.image.width && a.image.height === b.image.height;

/** Each of those that are there now as it was read, where it was there before; each reading is of one of them. */
const asRead = <T>(
  read: readonly T[] = [],
  now: readonly T[] | undefined,
  isSame: (read: T, now: T) => boolean,
): T[] | undefined => {
  const left = [...read];
  return now?.map((one) => {
    const at = left.findIndex((before) => isSame(before, one));
    return at < 0 ? one : left.splice(at, 1)[0]!;
  });
};

const writeAnew = (outcome: PageOutcome, steps: readonly Correction[], uiType: Project['uiType']): PageOutcome => {
  const { name } = outcome;
  const { corrected: _, ...analysis } = outcome.analysis;
  const { measurement: from, ...others } = measuredOf(outcome.analysis);
  const { measurement, ...next } = correctShots({ measurement: from, ...others }, steps);
  const request = uiType === 'landing' ? { uiType, sectionName: name } : { uiType, pageName: name };
  return {
    ...outcome,
    analysis: {
      ...analysis,
      ...writeAnalysis(measurement, request, next),
      ...(analysis.engine && { engine: analysis.engine }),
      ...(steps.length > 0 && { corrected: { from, ...others, steps: [...steps] } }),
    },
  };
};
