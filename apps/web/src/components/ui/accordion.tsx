import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type AccordionEntry = { title: string; content: ReactNode };

/** One heading that opens its content. */
const Entry = ({ title, content, open, onToggle }: AccordionEntry & { open: boolean; onToggle: () => void }) => {
  const id = useId();
  const Sign = open ? Minus : Plus;
  return (
    <li className="border-b border-line transition-colors duration-150 hover:border-line-2">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left text-[16px]/6 font-[550] tracking-[-0.01em]"
        >
          {title}
          <Sign aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-text-3 group-hover:text-text" />
        </button>
      </h3>
      <div id={id} className={open ? 'grid animate-unfold' : 'hidden'}>
        <div className="max-w-[640px] overflow-hidden pr-10 text-body text-text-2">
          <div className="pb-6">{content}</div>
        </div>
      </div>
    </li>
  );
};

/** Questions or steps of which one at most is open; the first to begin with. Plain buttons: no library is needed for it. */
export const Accordion = ({ entries }: { entries: readonly AccordionEntry[] }) => {
  const [open, setOpen] = useState<string | undefined>(entries[0]?.title);
  return (
    <ul className="w-full border-t border-line">
      {entries.map((entry) => (
        <Entry
          key={entry.title}
          {...entry}
          open={open === entry.title}
          onToggle={() => setOpen(open === entry.title ? undefined : entry.title)}
        />
      ))}
    </ul>
  );
};
