import type { Element } from '@blueprompt/core/measurement';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { copy, overlay } from '@/strings/results.ts';
import { MOST_REVEALED_PX, useReveal } from './reveal.ts';

/** The head of the inspector: the element that was clicked last, with a prompt that builds it alone. */
export const PickedPart = ({
  element,
  name,
  prompt,
  onLeave,
}: {
  element: Element;
  /** What a person calls it. */
  name: string;
  prompt: () => string;
  onLeave: () => void;
}) => {
  const head = useRef<HTMLDivElement>(null);
  useReveal(head, element.id, MOST_REVEALED_PX);
  return (
    <div ref={head} className="flex min-w-0 items-center gap-1 py-2 pr-2 pl-4 max-sm:flex-wrap">
      <p className="mr-auto truncate text-small font-[550] max-sm:w-full max-sm:py-2 max-sm:pr-2">{name}</p>
      <CopyButton size="small" text={prompt} label={copy.part} key={element.id} />
      <Button
        variant="ghost"
        size="icon-small"
        aria-label={overlay.deselect}
        className="max-sm:ml-auto"
        onClick={onLeave}
      >
        <X aria-hidden strokeWidth={1.5} />
      </Button>
    </div>
  );
};
