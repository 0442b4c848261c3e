import { List } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '@/components/ui/menu/dropdown-menu.tsx';
import { results } from '@/strings/results.ts';

const topOf = (heading: HTMLElement): number => heading.getBoundingClientRect().top;

/** The parts of the page by their headings, in the order in which they are seen. */
const listParts = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main h2[id]')].sort((one, other) => topOf(one) - topOf(other));

/** What the heading says, without the badges and buttons beside it. */
const labelOf = (heading: HTMLElement): string => heading.firstChild?.textContent ?? '';

/** Below the sticky header, with some air. */
const scrollTo = (heading: HTMLElement): void => {
  const header = document.querySelector('[data-sticky-header]')?.getBoundingClientRect().height ?? 0;
  window.scrollBy({ top: topOf(heading) - header - 20, behavior: 'instant' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** On a phone the page is long: goes straight to one of its parts. */
export const JumpMenu = ({ className }: { className: string }) => {
  const chosen = useRef<HTMLElement>(undefined);
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="icon" aria-label={results.jump} className={className}>
          <List aria-hidden strokeWidth={1.5} />
        </Button>
      }
      onCloseAutoFocus={(event) => {
        if (!chosen.current) return;
        event.preventDefault();
        scrollTo(chosen.current);
        chosen.current = undefined;
      }}
    >
      <Parts
        onChoose={(heading) => {
          chosen.current = heading;
        }}
      />
    </DropdownMenu>
  );
};

const Parts = ({ onChoose }: { onChoose: (heading: HTMLElement) => void }) => {
  const [parts] = useState(listParts);
  return parts.map((heading) => (
    <DropdownItem key={heading.id} onSelect={() => onChoose(heading)}>
      {labelOf(heading)}
    </DropdownItem>
  ));
};
