import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own checkbox in the look of the other inputs. */
export const Checkbox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <span className="relative grid size-4.5 place-items-center">
    <input
      {...props}
      type="checkbox"
      className="peer size-4.5 cursor-pointer appearance-none rounded-[4px] border border-line-3 bg-rail transition-colors duration-150 hover:border-text-3 checked:border-ink checked:bg-ink"
    />
    <Check
      aria-hidden
      strokeWidth={2.75}
      className="pointer-events-none absolute size-3 text-page opacity-0 peer-checked:opacity-100"
    />
  </span>
);
