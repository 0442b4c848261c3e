import type { Element } from '@blueprompt/core/measurement';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { copy, overlay } from '@/strings/results.ts';
import { typeLabelOne } from './element-types.ts';

/** The element that was clicked last, with a prompt that builds it alone. */
export const PickedPart = ({
  element,
  prompt,
  onLeave,
}: {
  element: Element;
  prompt: () => string;
  onLeave: () => void;
}) => (
  <div className="flex min-w-0 items-center gap-2 text-tiny">
    <p className="truncate text-text-2">
      {typeLabelOne(element.type)} <span className="font-mono text-mono text-text-3">{element.id}</span>
    </p>
    <CopyButton size="small" text={prompt} label={copy.part} key={element.id} />
    <Button variant="ghost" size="icon-small" aria-label={overlay.deselect} onClick={onLeave}>
      <X aria-hidden strokeWidth={1.5} />
    </Button>
  </div>
);
