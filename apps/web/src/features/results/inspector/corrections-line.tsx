import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { correct as words } from '@/strings/correct.ts';

/** How much of the page was put right by hand, and the way back. */
export const CorrectionsLine = ({ count, onUndo }: { count: number; onUndo: () => Promise<boolean> }) => {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2" aria-live="polite">
      <p className="text-tiny text-text-2">{words.count(count)}</p>
      <Button size="small" disabled={busy} onClick={() => void undo()}>
        <Undo2 aria-hidden strokeWidth={1.5} />
        {words.undo}
      </Button>
    </div>
  );
};
