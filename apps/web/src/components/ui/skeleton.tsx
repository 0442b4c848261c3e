import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Keeps the place of what is still loading; give it the final size. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div aria-hidden className={classNames('animate-breathe rounded-control bg-surface-3', className)} {...rest} />
);
