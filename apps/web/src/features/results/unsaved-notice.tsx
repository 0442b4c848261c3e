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
    <div className="animate-appear rounded-panel border border-line-2 bg-surface p-4 max-lg:order-first">
      <p className="text-small text-text-2">
        {save.unsaved(data.state.analysisResult?.promptName ?? results.untitled)}
      </p>
      <Button asChild size="small" className="mt-3">
        <Link to={URLS.results}>{save.openUnsaved}</Link>
      </Button>
    </div>
  );
};
