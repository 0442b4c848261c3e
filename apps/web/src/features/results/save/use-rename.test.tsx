import type { AnalysisResult } from '@blueprompt/core/analysis';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SupabaseContext } from '@/client/supabase.ts';
import { openDoor } from '@/testing/open-door.ts';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { useRename } from './use-rename.ts';

test('[RE15] a rename that the page does not show yet is what is saved; once it is shown, the page is', async () => {
  const supabase = createTestSupabase(createNetwork({ 'GET /rest/v1/analysis_history': () => json([]) }));
  const own = { promptName: 'Own' } as AnalysisResult;
  const { result, rerender } = renderHook(({ shown }) => useRename('u1', shown, async () => own), {
    initialProps: { shown: 'Mine' },
    wrapper: ({ children }) => <SupabaseContext value={openDoor(supabase)}>{children}</SupabaseContext>,
  });
  expect(await act(() => result.current.rename('Own'))).toBe(true);
  expect(await result.current.renamed()).toEqual({ state: 'renamed', result: own });
  rerender({ shown: 'Own' });
  expect(await result.current.renamed()).toEqual({ state: 'none' });
});
