import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { createSampleProject } from './sample-project.ts';

test('the sample is a whole project: measured as the contract says, with a guide of its own', () => {
  const project = createSampleProject();
  const { measurement } = project.outcomes[0]!.analysis;
  expect(Measurement.parse(measurement)).toEqual(measurement);
  expect(joinOutcomes(project).prompt).toContain('Sample project');
});
