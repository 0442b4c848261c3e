import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { compareBuild } from './compare-build.ts';

// Refused before anything is compared.
const REFERENCE = {} as Measurement;

test.each([
  [
    () => Promise.reject(new TypeError('Failed to fetch')),
    "We couldn't reach the server. Check your connection and try again.",
  ],
  [() => json({ code: 'subscription_required', error: 'no' }, 403), 'You need Pro to check a build.'],
  [() => json({ code: 'timed_out', error: 'It took too long.' }, 504), 'It took too long.'],
])('a build that could not be measured says why (%#)', async (answer, why) => {
  const supabase = createTestSupabase(createNetwork({ 'POST /functions/v1/measure-ui': answer }));
  const comparing = compareBuild(supabase, REFERENCE, new Blob(['pixels'], { type: 'image/png' }));
  await expect(comparing).rejects.toThrow(`Your build could not be measured: ${why}`);
});
