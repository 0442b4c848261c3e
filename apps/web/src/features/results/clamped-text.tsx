import { useState } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { sections } from '@/strings/results.ts';

/** About three lines of the panel; what is shorter needs no button. */
const LONG_CHARS = 130;

/** A text that shows its first lines and the rest on request. */
export const ClampedText = ({ text }: { text: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-1.5 text-small text-text-2 lg:min-h-16">
      <p className={classNames('whitespace-pre-line [overflow-wrap:anywhere]', !open && 'line-clamp-3')}>{text}</p>
      {text.length > LONG_CHARS ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-mb-1.5 rounded-chip py-1.5 text-tiny text-ink-text hover:text-text pointer-coarse:min-h-11"
        >
          {open ? sections.less : sections.more}
        </button>
      ) : null}
    </div>
  );
};
