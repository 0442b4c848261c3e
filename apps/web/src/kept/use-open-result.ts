import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { useArrived } from '@/components/use-arrived.ts';
import type { HistoryItem } from '@/history/history-item.ts';
import { historyKeys, loadHistoryItem } from '@/history/history-table.ts';
import { loadOpenResults, openResultsKey } from './open-result-store.ts';
import { findKept } from './open-results.ts';
import { type ResultsView, toResultsView } from './results-state.ts';

const NO_IMAGES: Blob[] = [];

export type OpenView =
  | Exclude<ResultsView, { state: 'open' }>
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | (Extract<ResultsView, { state: 'open' }> & {
      /** The pictures themselves where this browser has them; otherwise they come from storage. */
      images: Blob[];
      /** False where leaving the page would lose an unsaved result. */
      kept: boolean;
    });

/** What /results shows: from navigation, from the saved entry in the address, or what this browser kept, in this order. */
export const useOpenResult = (userId: string): OpenView => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const location = useLocation();
  const [params] = useSearchParams();
  const id = params.get('id');
  const fromNavigation = useMemo(() => toResultsView(location.state), [location.state]);

  const kept = useQuery({
    queryKey: openResultsKey(userId),
    queryFn: () => loadOpenResults(userId),
    enabled: id === null,
    staleTime: 0,
    gcTime: 0,
  });
  const saved = useQuery({
    queryKey: historyKeys.item(userId, id ?? ''),
    queryFn: () => loadHistoryItem(supabase, id ?? ''),
    enabled: id !== null && fromNavigation.state !== 'open',
    placeholderData: () =>
      queryClient.getQueryData<HistoryItem[]>(historyKeys.list(userId))?.find((item) => item.id === id),
  });

  // A large result takes a moment to read.
  const savedIsHere = useArrived(saved.data);
  const keptIsHere = useArrived(kept.data);
  const fromHistory = useMemo(
    () => toResultsView(savedIsHere && saved.data ? { historyItem: saved.data } : undefined),
    [savedIsHere, saved.data],
  );
  const fromBrowser = useMemo(
    () => toResultsView(keptIsHere ? kept.data?.[0]?.state : undefined),
    [keptIsHere, kept.data],
  );

  // Another tab may have corrected the same result since this one was opened: what is kept is never older.
  const same = useMemo(() => findKept(kept.data ?? [], location.state), [location.state, kept.data]);
  const fromOtherTab = useMemo(() => {
    const shown = fromNavigation.state === 'open' ? fromNavigation.result.prompt : undefined;
    if (!same || same.state.analysisResult?.prompt === shown) return undefined;
    const view = toResultsView(same.state);
    return view.state === 'open' ? view : undefined;
  }, [same, fromNavigation]);

  if (fromNavigation.state === 'open') {
    return {
      ...(fromOtherTab ?? fromNavigation),
      images: same?.images ?? NO_IMAGES,
      // What the page before had read may be older than the result.
      kept: same !== undefined || !kept.isFetchedAfterMount,
    };
  }
  if (id !== null) {
    if (saved.isError) return { state: 'failed', retry: () => void saved.refetch() };
    if (!savedIsHere) return { state: 'loading' };
    return fromHistory.state === 'open' ? { ...fromHistory, images: NO_IMAGES, kept: true } : { state: 'missing' };
  }
  if (fromNavigation.state === 'analyzing') return fromNavigation;
  if (!keptIsHere || !kept.data) return { state: 'loading' };
  return fromBrowser.state === 'open'
    ? { ...fromBrowser, images: kept.data[0]?.images ?? NO_IMAGES, kept: true }
    : { state: 'nothing' };
};
