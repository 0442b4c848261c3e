import type { Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import { sample } from '@/strings/sample.ts';
import measurement from './sample-measurement.json';

/** The page of the hero as a finished project: `scripts/pictures/make-hero.ts` measures it, and the rest is written here as for any other. */
export const createSampleProject = (): Project => {
  const { page } = sample;
  const request = { uiType: 'webapp', pageName: page, isFullPage: true } as const;
  // Written by our own script, in the shape of the contract.
  const analysis = writeAnalysis(measurement as unknown as Measurement, request);
  return {
    name: sample.title,
    uiType: 'webapp',
    outcomes: [{ name: page, analysis, imageIndex: 0, success: true }],
    homePage: 0,
  };
};
