import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { clearOpenResult, loadOpenResults, openResultsKey } from '@/analysis/open-result-store.ts';
import { MAX_OPEN_RESULTS, openResultId } from '@/analysis/open-results.ts';
import { Button } from '@/components/ui/button.tsx';
import { results, save } from '@/strings/results.ts';
import { URLS } from '@/urls.ts';

/** The results that are not saved, each to be opened or let go. */
export const UnsavedNotice = ({ userId }: { userId: string }) => {
  const queryClient = useQueryClient();
  const { data: kept = [] } = useQuery({
    queryKey: openResultsKey(userId),
    queryFn: () => loadOpenResults(userId),
    staleTime: 0,
    gcTime: 0,
  });
  if (kept.length === 0) return null;
  const discard = async (id: string) => {
    await clearOpenResult(id);
    await queryClient.invalidateQueries({ queryKey: openResultsKey(userId) });
  };
  return (
    <section aria-labelledby="unsaved" className="animate-appear max-lg:order-first">
      <h2 id="unsaved" className="text-[15px]/6 font-[550]">
        {save.unsaved}
      </h2>
      <ul className="mt-3 border-t border-line">
        {kept.map(({ state }) => {
          const name = state.analysisResult?.promptName ?? results.untitled;
          const id = openResultId(state);
          return (
            <li key={id} className="flex items-center gap-1 border-b border-line">
              <Link
                to={URLS.results}
                state={state}
                aria-label={save.openUnsaved(name)}
                className="min-w-0 flex-1 truncate py-3 text-small font-medium text-text-2 transition-colors hover:text-text"
              >
                {name}
              </Link>
              <Button
                variant="ghost"
                size="icon-small"
                aria-label={save.discardUnsaved(name)}
                onClick={() => void discard(id)}
                className="-mr-2"
              >
                <X aria-hidden strokeWidth={1.5} />
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-tiny text-text-3">{save.unsavedHint(MAX_OPEN_RESULTS)}</p>
    </section>
  );
};
