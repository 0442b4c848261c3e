import type { OtherShots, UiType } from '../analysis.ts';
import { failedOutcome } from '../engine-answer/fallback-analysis.ts';
import { defaultName } from '../guide/default-name.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import type { Stack } from '../stack.ts';
import { writeAnalysis } from '../write/write-analysis.ts';

export type ProjectRequest = {
  uiType: UiType;
  name?: string | undefined;
  /** Names of the pages in order; the rest get default names. */
  names?: readonly string[] | undefined;
  homePage?: number | undefined;
  notes?: string | undefined;
  stack?: Stack | undefined;
  /** Of each page: the same page at narrower widths, and in other states. */
  others?: readonly (OtherShots | undefined)[] | undefined;
};

const UNNAMED_PROJECT = 'Untitled project';

/** Makes a project with the local engine, as the web app does; a page without a measurement has failed (GE10). */
export const createProject = (measurements: readonly (Measurement | undefined)[], request: ProjectRequest): Project => {
  const { uiType } = request;
  return {
    name: request.name ?? UNNAMED_PROJECT,
    uiType,
    ...(uiType === 'webapp' && { homePage: request.homePage ?? 0 }),
    notes: request.notes,
    stack: request.stack,
    outcomes: measurements.map((measurement, index) => {
      const name = request.names?.[index]?.trim() || defaultName(uiType, index + 1);
      if (!measurement) return failedOutcome(name, index);
      return {
        name,
        imageIndex: index,
        success: true,
        analysis: writeAnalysis(
          measurement,
          { uiType, ...(uiType === 'landing' ? { sectionName: name } : { pageName: name }) },
          request.others?.[index],
        ),
      };
    }),
  };
};
