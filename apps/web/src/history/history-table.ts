import type { PageCorrections } from '@blueprompt/core/correction';
import { RECENT_PROJECTS } from '@blueprompt/core/spec/limits';
import type { SupabaseClient } from '@supabase/supabase-js';
import { toData } from '@/client/rest-error.ts';
import type { HistoryItem } from './history-item.ts';

const TABLE = 'analysis_history';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Keys of what is cached from the table; everything under `all` goes stale together. */
export const historyKeys = {
  all: (userId: string | undefined) => ['history', userId] as const,
  recent: (userId: string | undefined) => ['history', userId, 'recent'] as const,
  list: (userId: string | undefined) => ['history', userId, 'list'] as const,
  item: (userId: string | undefined, id: string) => ['history', userId, 'item', id] as const,
  name: (userId: string | undefined, name: string) => ['history', userId, 'name', name] as const,
};

type Row = HistoryItem & { corrections?: PageCorrections | null };

/** Corrections are stored beside the result, and are part of it for whoever reads it. */
const toItem = ({ corrections, result, ...row }: Row): HistoryItem => ({
  ...row,
  result: corrections && result ? { ...result, corrections } : result,
});

/** The latest entries of the user (TB8). */
export const listRecent = async (supabase: SupabaseClient, userId: string): Promise<HistoryItem[]> =>
  toData(
    await supabase
      .from(TABLE)
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(RECENT_PROJECTS)
      .returns<Row[]>(),
  ).map(toItem);

/** All entries, newest first; the database gives a user none but their own (TB9, TB10). */
export const listHistory = async (supabase: SupabaseClient): Promise<HistoryItem[]> =>
  toData(await supabase.from(TABLE).select('*').order('created_at', { ascending: false }).returns<Row[]>()).map(toItem);

/** One entry, or undefined when there is none that this user may see. */
export const loadHistoryItem = async (supabase: SupabaseClient, id: string): Promise<HistoryItem | null> => {
  // A mistyped address is no entry; the database would call it a mistake.
  if (!UUID.test(id)) return null;
  const row = toData(await supabase.from(TABLE).select('*').eq('id', id).maybeSingle<Row>());
  return row && toItem(row);
};

/** Whether the user has already saved a prompt under this name (TB11). */
export const nameExists = async (supabase: SupabaseClient, userId: string, name: string): Promise<boolean> => {
  const rows = toData(await supabase.from(TABLE).select('id').eq('user_id', userId).eq('prompt', name).limit(1));
  return (rows?.length ?? 0) > 0;
};

/** Saves an entry and answers it as stored (TB12). */
export const saveHistoryItem = async (
  supabase: SupabaseClient,
  row: Pick<HistoryItem, 'user_id' | 'prompt' | 'image_path' | 'result'>,
): Promise<HistoryItem> =>
  toData(await supabase.from(TABLE).insert(row).select('*').single<HistoryItem>()) as HistoryItem;

/** Gives an entry of the user another name. */
export const renameHistoryItem = async (
  supabase: SupabaseClient,
  userId: string,
  id: string,
  name: string,
): Promise<void> => {
  toData(await supabase.from(TABLE).update({ prompt: name }).eq('id', id).eq('user_id', userId));
};

/**
 * Keeps what was put right of an entry since it was saved, unless others were kept since this one was read. Answers the entry as
 * it is now, or undefined where nothing was kept.
 */
export const saveCorrections = async (
  supabase: SupabaseClient,
  userId: string,
  item: HistoryItem,
  corrections: PageCorrections,
): Promise<HistoryItem | undefined> => {
  const version = item.corrections_version ?? 0;
  const next = { corrections, corrections_version: version + 1 };
  const mine = supabase.from(TABLE).update(next).eq('id', item.id).eq('user_id', userId);
  const kept = toData(await mine.eq('corrections_version', version).select('id'));
  return kept.length > 0
    ? { ...item, corrections_version: version + 1, result: item.result && { ...item.result, corrections } }
    : undefined;
};

/** Ids in one address: more would make it longer than servers read. */
const IDS_AT_ONCE = 50;
const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );

/** Removes entries of the user (TB13). */
export const deleteHistoryItems = async (
  supabase: SupabaseClient,
  userId: string,
  ids: readonly string[],
): Promise<void> => {
  for (const some of inParts(ids)) toData(await supabase.from(TABLE).delete().in('id', some).eq('user_id', userId));
};

/** Removes entries of the user while the page is left: the client's own call would end with the page. */
export const deleteOnLeave = (
  { accessToken, publishableKey }: { accessToken: string; publishableKey: string },
  userId: string,
  ids: readonly string[],
): void => {
  const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}` };
  for (const some of inParts(ids)) {
    const where = new URLSearchParams({ id: `in.(${some.join(',')})`, user_id: `eq.${userId}` });
    void fetch(`/rest/v1/${TABLE}?${where}`, { method: 'DELETE', headers, keepalive: true });
  }
};

/** Removes all entries of the user (TB14). */
export const deleteHistory = async (supabase: SupabaseClient, userId: string): Promise<void> => {
  toData(await supabase.from(TABLE).delete().eq('user_id', userId));
};
