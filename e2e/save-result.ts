import { sampleProject } from '@blueprompt/core/exports/sample-project.fixture';
import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import type { Measurement } from '@blueprompt/core/measurement';
import { type Account, expect, type Product } from './product.ts';

/** Puts a finished result into an account's history, as the app itself would, with these facts too; answers its id. */
export const saveResult = async (
  product: Product,
  account: Account,
  name: string,
  facts: Partial<Measurement> = {},
): Promise<string> => {
  const project = sampleProject();
  for (const { analysis } of project.outcomes) if (analysis.measurement) Object.assign(analysis.measurement, facts);
  const result = joinOutcomes({ ...project, name });
  const answer = await product.call('/rest/v1/analysis_history', {
    method: 'POST',
    account,
    headers: { prefer: 'return=representation' },
    body: JSON.stringify({ user_id: account.userId, prompt: name, image_path: '', result }),
  });
  expect(answer.status).toBe(201);
  const [row] = (await answer.json()) as { id: string }[];
  return row!.id;
};
