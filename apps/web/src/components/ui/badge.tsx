import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  ink: 'border-ink-line bg-ink-wash text-ink-text',
  ok: 'border-ok-line text-ok',
  bad: 'border-bad-line text-bad',
  quiet: 'border-line-2 text-text-2',
} as const;

/** A short word on a thing: its state or kind. Green is for Pro and success only. */
export const Badge = ({ tone = 'ink', className, ...rest }: ComponentProps<'span'> & { tone?: keyof typeof TONES }) => (
  <span
    className={classNames(
      'inline-flex h-5 items-center gap-1 rounded-badge border px-1.5 text-[11.5px]/none font-medium',
      TONES[tone],
      className,
    )}
    {...rest}
  />
);
