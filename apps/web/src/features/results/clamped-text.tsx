import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { sections } from '@/strings/results.ts';

/** Whether the closed text is cut: the same text has three lines in a narrow panel and two in a wide one. */
const useIsCut = (ref: RefObject<HTMLElement | null>, text: string, isOpen: boolean): boolean => {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    // An open text keeps the button that closes it. A new text is measured again, since its box may keep its height.
    if (!element || isOpen || text === '') return;
    // Whoever begins to observe is told of the first size, once the page is laid out and before it is painted.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, text, isOpen]);
  return isCut;
};

/** A text that shows its first lines, and the rest on request where there is more. */
export const ClampedText = ({ text }: { text: string }) => {
  const [open, setOpen] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(shown, text, open);
  return (
    <div className="mt-1.5 text-small text-text-2 lg:min-h-16">
      <p ref={shown} className={classNames('whitespace-pre-line [overflow-wrap:anywhere]', !open && 'line-clamp-3')}>
        {text}
      </p>
      {isCut ? (
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
