import type { Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import { describeFacts } from '@blueprompt/core/write/write-analysis';
import { sample } from '@/strings/sample.ts';
import measurement from './sample-measurement.json';

/** The page of the hero as a finished project: `scripts/pictures/make-hero.ts` measures it, and the rest is written here as for any other. */
export const createSampleProject = (): Project => {
  const { page } = sample;
  // Written by our own script, in the shape of the contract. The guide is written from the facts, without the page's own prompt.
  const analysis = { prompt: '', ...describeFacts(measurement as unknown as Measurement) };
  return {
    name: sample.title,
    uiType: 'webapp',
    outcomes: [{ name: page, analysis, imageIndex: 0, success: true }],
    homePage: 0,
  };
};
