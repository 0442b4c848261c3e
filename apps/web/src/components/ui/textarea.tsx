import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { INPUT_LOOK } from './input.tsx';

/** A text field of several lines; wrap it in a `Field` for its label. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={classNames(INPUT_LOOK, 'resize-y px-3.5 py-2.5', className)} {...rest} />
);
