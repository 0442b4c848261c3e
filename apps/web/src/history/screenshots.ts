import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useSupabase } from '@/client/supabase.ts';

/** The private bucket of uploaded screenshots (TB19). */
export const SCREENSHOTS = 'screenshots';

/** Signed addresses live a little longer than they are cached. */
const SIGNED_FOR_SECONDS = 3_600;
const FRESH_MS = 50 * 60_000;

const signPaths = async (supabase: SupabaseClient, paths: string[]): Promise<Record<string, string>> => {
  const { data, error } = await supabase.storage.from(SCREENSHOTS).createSignedUrls(paths, SIGNED_FOR_SECONDS);
  if (error) throw error;
  return Object.fromEntries(
    data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl] as const] : [])),
  );
};

/** Addresses of stored screenshots by their path; once none is `waiting`, a path that is gone has none. */
export const useSignedUrls = (paths: readonly string[]): { urls: Record<string, string>; waiting: boolean } => {
  const supabase = useSupabase();
  const wanted = [...new Set(paths.filter((path) => path !== ''))].sort();
  const { data, isLoading } = useQuery({
    queryKey: ['screenshots', wanted],
    queryFn: () => signPaths(supabase, wanted),
    enabled: wanted.length > 0,
    staleTime: FRESH_MS,
  });
  return { urls: data ?? {}, waiting: isLoading };
};
