import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap border text-small font-medium transition-colors duration-150 ease-out select-none disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 [&_svg]:size-4 [&_svg]:shrink-0';

const VARIANTS = {
  /** One per view. */
  primary: 'border-transparent bg-primary text-on-primary font-[550] hover:not-disabled:bg-white',
  secondary: 'border-line-2 bg-transparent text-text hover:not-disabled:border-line-3 hover:not-disabled:bg-surface-2',
  ghost: 'border-transparent bg-transparent text-text-2 hover:not-disabled:bg-surface-3 hover:not-disabled:text-text',
  danger: 'border-bad-line bg-transparent text-bad hover:not-disabled:bg-bad-wash hover:not-disabled:border-bad',
} as const;

/** A finger needs 44 px; a mouse does not. */
const SIZES = {
  small: 'h-8 rounded-control px-3 text-tiny pointer-coarse:h-11',
  medium: 'h-10 rounded-panel px-4 pointer-coarse:h-11',
  large: 'h-12 rounded-panel px-6 text-body',
  icon: 'size-10 rounded-panel pointer-coarse:size-11',
  'icon-small': 'size-8 rounded-control pointer-coarse:size-11',
} as const;

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Puts the look on the only child, for example a link. */
  asChild?: boolean;
};

/** A button, or with `asChild` a link that looks like one. */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  asChild = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const look = classNames(BASE, VARIANTS[variant], SIZES[size], className);
  return asChild ? <Slot.Root className={look} {...rest} /> : <button type={type} className={look} {...rest} />;
};
