import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { OVERLAY_LOOK } from './dialog.tsx';

const SIDES = {
  left: 'left-0 border-r data-[state=open]:animate-slide-left',
  right: 'right-0 border-l data-[state=open]:animate-slide-right',
} as const;

/** A panel that comes in from the side, for menus on small screens. */
export const Sheet = ({
  open,
  onOpenChange,
  trigger,
  title,
  side = 'right',
  width = '18rem',
  children,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  side?: keyof typeof SIDES;
  width?: string;
  children: ReactNode;
}) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY_LOOK} />
      <Radix.Content
        aria-describedby={undefined}
        style={{ width, maxWidth: '88vw' }}
        className={classNames('fixed inset-y-0 z-50 flex flex-col border-line-2 bg-rail', SIDES[side])}
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
        <Radix.Close asChild>
          <Button variant="ghost" size="icon" aria-label={UI_STRINGS.close} className="absolute top-3 right-3">
            <X aria-hidden strokeWidth={1.5} />
          </Button>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
