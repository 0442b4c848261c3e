import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The look of everything that is typed into. */
export const INPUT_LOOK =
  'w-full rounded-panel border border-line-3 bg-rail text-body text-text transition-[border-color,box-shadow] duration-150 ease-out placeholder:text-text-3 hover:border-text-3 focus-visible:border-ink focus-visible:ring-3 focus-visible:ring-ink/20 focus-visible:outline-none aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-50';

/** A one-line text field; wrap it in a `Field` for its label. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(INPUT_LOOK, 'h-11 px-3.5', className)} {...rest} />
);
