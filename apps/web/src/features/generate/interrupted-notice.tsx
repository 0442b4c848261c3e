import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { interrupted } from '@/strings/generate.ts';
import type { Interruption } from './use-interruption.ts';

/** Says what ended the analysis, and offers to go on. */
export const InterruptedNotice = ({ how, onResume }: { how: Interruption; onResume: () => void }) => (
  <div role="status" className="mb-8 rounded-panel border border-ink-line bg-ink-wash p-4 text-small">
    <p className="font-[550]">{interrupted.title[how]}</p>
    <p className="mt-1 text-text-2">{interrupted.text}</p>
    <Button size="small" className="mt-3" onClick={onResume}>
      <RotateCcw aria-hidden strokeWidth={1.5} className="size-4" />
      {interrupted.resume}
    </Button>
  </div>
);
