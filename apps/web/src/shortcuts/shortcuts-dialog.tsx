import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Dialog } from '@/components/ui/modal/dialog.tsx';
import { type Shortcut, shortcuts as words } from '@/strings/shortcuts.ts';
import { keyShortcuts } from './shortcut-of.ts';

const isMac = /mac/i.test(navigator.platform);

/** A small button that lists what the keyboard can do on this page; there is none on touch screens. */
export const ShortcutsDialog = ({ shortcuts, className }: { shortcuts: readonly Shortcut[]; className?: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.open}
        title={words.open}
        className={classNames('text-text-3 max-md:hidden', className)}
        onClick={() => setOpen(true)}
        {...keyShortcuts('/')}
      >
        <Keyboard aria-hidden strokeWidth={1.5} />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} width="small">
        <dl className="mt-4 border-t border-line">
          {shortcuts.map(({ keys, does }) => (
            <div
              key={`${keys.join()} ${does}`}
              className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 last:border-b-0"
            >
              <dt className="text-small text-text-2">{does}</dt>
              <dd className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-6 rounded-chip border border-line-2 bg-rail px-1.5 text-center font-mono text-mono text-text"
                  >
                    {key === 'Mod' ? (isMac ? words.command : words.control) : key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
};
