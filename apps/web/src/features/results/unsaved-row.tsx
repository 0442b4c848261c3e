import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { clearOpenResult, saveOpenResult } from '@/kept/open-result-store.ts';
import { type OpenResult, openResultId } from '@/kept/open-results.ts';
import { results, save } from '@/strings/results.ts';
import { URLS } from '@/urls.ts';

/** One unsaved result. Let go by mistake it can be called back until the page is left: it may have cost a free image. */
export const UnsavedRow = ({ open }: { open: OpenResult }) => {
  const [discarded, setDiscarded] = useState(false);
  const name = open.state.analysisResult?.promptName ?? results.untitled;
  const discard = async () => {
    await clearOpenResult(openResultId(open.state));
    setDiscarded(true);
  };
  const undo = async () => {
    await saveOpenResult(open);
    setDiscarded(false);
  };
  return (
    <li className="flex min-h-12 items-center gap-2 border-b border-line">
      {discarded ? (
        <p role="status" className="min-w-0 flex-1 truncate text-small text-text-3">
          {save.discarded(name)}
        </p>
      ) : (
        <Link
          to={URLS.results}
          state={open.state}
          aria-label={save.openUnsaved(name)}
          className="min-w-0 flex-1 truncate py-3 text-small font-medium text-text-2 transition-colors hover:text-text"
        >
          {name}
        </Link>
      )}
      {/* One button in both states, so that the focus stays on it. */}
      <Button
        variant="ghost"
        size={discarded ? 'small' : 'icon-small'}
        aria-label={discarded ? save.undoDiscard(name) : save.discardUnsaved(name)}
        onClick={() => void (discarded ? undo() : discard())}
        className={discarded ? '-mr-3' : '-mr-2'}
      >
        {discarded ? save.undo : <X aria-hidden strokeWidth={1.5} />}
      </Button>
    </li>
  );
};
