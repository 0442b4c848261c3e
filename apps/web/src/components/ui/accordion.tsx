import { Minus, Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Questions or steps that open and close; hold `AccordionItem`s. */
export const Accordion = Radix.Root;

/** One entry: a heading that opens its content. */
export const AccordionItem = ({ value, title, children }: { value: string; title: ReactNode; children: ReactNode }) => (
  <Radix.Item value={value} className="border-b border-line transition-colors duration-150 hover:border-line-2">
    <Radix.Header>
      <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left text-[16px]/6 font-[550] tracking-[-0.01em]">
        {title}
        <Plus
          aria-hidden
          strokeWidth={1.5}
          className="size-4 shrink-0 text-text-3 group-hover:text-text group-data-[state=open]:hidden"
        />
        <Minus
          aria-hidden
          strokeWidth={1.5}
          className="size-4 shrink-0 text-text-3 group-hover:text-text group-data-[state=closed]:hidden"
        />
      </Radix.Trigger>
    </Radix.Header>
    <Radix.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
      <div className="max-w-[640px] pr-10 pb-6 text-body text-text-2">{children}</div>
    </Radix.Content>
  </Radix.Item>
);
