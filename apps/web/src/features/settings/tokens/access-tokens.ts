import type { SupabaseClient } from '@supabase/supabase-js';
import { readRefusal } from '@/client/function-error.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';

/** A personal access token as the server lists it: never with the token itself. */
export type AccessToken = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

type CreatedToken = { id: string; name: string; token: string };

/** The server refuses longer names. */
export const MAX_TOKEN_NAME = 80;

/** What the server says about these is for the user: too many tokens, or too many calls. */
const EXPLAINED = [400, 429];

export const accessTokensKey = (userId: string) => ['access-tokens', userId] as const;

/** The user's tokens, newest first. */
export const listAccessTokens = async (supabase: SupabaseClient): Promise<AccessToken[]> => {
  const { data, error } = await supabase.functions.invoke<{ tokens: AccessToken[] }>('list-access-tokens', {
    method: 'POST',
  });
  if (error) throw error;
  return data?.tokens ?? [];
};

/** Makes a token, or says why there is none. */
export const createAccessToken = async (
  supabase: SupabaseClient,
  name: string,
): Promise<{ ok: true; created: CreatedToken } | { ok: false; problem: string }> => {
  const { data, error } = await supabase.functions.invoke<CreatedToken>('create-access-token', {
    method: 'POST',
    body: { name },
  });
  if (data?.token) return { ok: true, created: data };
  console.error('The access token could not be created.', error);
  const refusal = await readRefusal(error);
  const explained = refusal && EXPLAINED.includes(refusal.status) ? refusal.message : undefined;
  return { ok: false, problem: explained ?? SETTINGS_STRINGS.tokens.createFailed };
};

/** Ends a token; true once it is gone, also where it was revoked elsewhere before. */
export const revokeAccessToken = async (supabase: SupabaseClient, id: string): Promise<boolean> => {
  const { error } = await supabase.functions.invoke('revoke-access-token', { method: 'POST', body: { id } });
  if (!error || (await readRefusal(error))?.status === 404) return true;
  console.error('The access token could not be revoked.', error);
  return false;
};
