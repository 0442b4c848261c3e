import { UI_STRINGS } from '@/strings/ui.ts';
import { classNames } from './ui/class-names.ts';

/** Says that a field is full: the browser cuts what is typed or pasted beyond its limit without a word. */
export const LimitNote = ({ value, most, className }: { value: string; most: number; className: string }) => (
  <p role="status" className={classNames('text-tiny text-text-2 empty:hidden', className)}>
    {value.length >= most ? UI_STRINGS.full(most) : null}
  </p>
);
