import type { OnboardingAnswers } from '@blueprompt/core/spec/onboarding';
import type { Stack } from '@blueprompt/core/stack';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSupabaseDoor } from '@/client/supabase.ts';
import { loadStacks, saveStack, VISITOR } from './stack-store.ts';

/** What tools write of their own accord; editors and design tools write anything. */
const STACK_OF_TOOL: Partial<Record<OnboardingAnswers['preferred_tool'], Stack>> = {
  bolt: 'react',
  lovable: 'shadcn',
  react: 'react',
  vue: 'vue',
};

/** A suggestion is a comfort: where the answer cannot be read there is none. */
const suggestStack = async (supabase: SupabaseClient, userId: string): Promise<Stack | null> => {
  const { data, error } = await supabase
    .from('user_onboarding')
    .select('preferred_tool')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) console.warn('The preferred tool could not be read.', error);
  const tool: string = data?.preferred_tool ?? '';
  return (STACK_OF_TOOL as Partial<Record<string, Stack>>)[tool] ?? null;
};

/** The stack of a new project: the one chosen last, else what the answer about tools suggests. */
export const useWizardStack = (userId: string | undefined) => {
  const door = useSupabaseDoor();
  const owner = userId ?? VISITOR;
  const [last, setLast] = useState(() => loadStacks(localStorage, owner).last);
  const { data } = useQuery({
    queryKey: ['suggested-stack', userId],
    queryFn: async () => suggestStack(await door.load(), userId ?? ''),
    enabled: userId !== undefined && last === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const suggested = last === undefined ? (data ?? undefined) : undefined;
  return {
    stack: last ?? suggested,
    isSuggested: suggested !== undefined,
    choose: (stack: Stack) => setLast(saveStack(localStorage, owner, stack).last),
  };
};
