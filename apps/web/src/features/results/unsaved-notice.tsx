import { useQuery } from '@tanstack/react-query';
import { loadOpenResults, openResultsKey } from '@/kept/open-result-store.ts';
import { MAX_OPEN_RESULTS, openResultId } from '@/kept/open-results.ts';
import { save } from '@/strings/results.ts';
import { UnsavedRow } from './unsaved-row.tsx';

/** The results that are not saved, each to be opened or let go. */
export const UnsavedNotice = ({ userId }: { userId: string }) => {
  const { data: kept = [] } = useQuery({
    queryKey: openResultsKey(userId),
    queryFn: () => loadOpenResults(userId),
    staleTime: 0,
    gcTime: 0,
  });
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="unsaved" className="animate-appear max-lg:order-first">
      <h2 id="unsaved" className="text-[15px]/6 font-[550]">
        {save.unsaved}
      </h2>
      <ul className="mt-3 border-t border-line">
        {kept.map((open) => (
          <UnsavedRow key={openResultId(open.state)} open={open} />
        ))}
      </ul>
      <p className="mt-3 text-tiny text-text-3">{save.unsavedHint(MAX_OPEN_RESULTS)}</p>
    </section>
  );
};
