import type { SupabaseClient } from '@supabase/supabase-js';
import { toData } from '@/client/rest-error.ts';
import { URLS } from '@/urls.ts';

const TABLE = 'shared_results';

export const shareKey = (userId: string, historyId: string) => ['share', userId, historyId] as const;

export const toShareLink = (id: string): string => `${window.location.origin}${URLS.shared}?id=${id}`;

/** The id of an entry's read-only link, or null while it has none. */
export const loadShare = async (supabase: SupabaseClient, historyId: string): Promise<string | null> =>
  toData(await supabase.from(TABLE).select('id').eq('history_id', historyId).maybeSingle<{ id: string }>())?.id ?? null;

export const createShare = async (supabase: SupabaseClient, userId: string, historyId: string): Promise<void> => {
  toData(await supabase.from(TABLE).insert({ user_id: userId, history_id: historyId }));
};

/** Ends the link at once; the next one has another address. */
export const endShare = async (supabase: SupabaseClient, userId: string, historyId: string): Promise<void> => {
  toData(await supabase.from(TABLE).delete().eq('history_id', historyId).eq('user_id', userId));
};
