import type { Asset } from '@blueprompt/core/assets/list-assets';
import { Button } from '@/components/ui/button.tsx';
import { assets as words } from '@/strings/results.ts';

/** Why there are no pictures, where there should be some. */
export const CutProblem = ({
  assets,
  isGone,
  failed,
  onRetry,
}: {
  assets: readonly Asset[];
  isGone: boolean;
  failed: boolean;
  onRetry: () => void;
}) => {
  if (!assets.some(({ kind }) => kind === 'picture')) return null;
  if (isGone) return <p className="mt-2 text-small text-text-2">{words.noScreenshot}</p>;
  if (!failed) return null;
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-small text-text-2">
      {words.failed}
      <Button size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
};
