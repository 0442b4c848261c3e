import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { loadOpenResult, openResultKey } from '@/analysis/open-result-store.ts';
import { Button } from '@/components/ui/button.tsx';
import { results, save } from '@/strings/results.ts';
import { URLS } from '@/urls.ts';

/** Says that the last result is not saved, because the next generation takes its place. */
export const UnsavedNotice = ({ userId }: { userId: string }) => {
  const { data } = useQuery({
    queryKey: openResultKey(userId),
    queryFn: () => loadOpenResult(userId),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line-2 bg-surface py-2.5 pr-2.5 pl-4">
      <p className="text-small text-text-2">
        {save.unsaved(data.state.analysisResult?.promptName ?? results.untitled)}
      </p>
      <Button asChild size="small">
        <Link to={URLS.results}>{save.openUnsaved}</Link>
      </Button>
    </div>
  );
};
