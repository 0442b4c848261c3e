import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { classNames } from './ui/class-names.ts';

/** Two corner ticks around a prompt sign: what is measured, and what is written. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className={classNames('size-5', className)}>
    <path d="M0.75 6V0.75H6M14 19.25h5.25V14" stroke="var(--color-text)" strokeWidth="1.5" />
    <path d="M6.2 5.6l4.6 4.5-4.6 4.5M11.6 14.6h3.2" stroke="var(--color-ink)" strokeWidth="1.8" />
  </svg>
);

/** The mark with the name. */
export const Logo = () => (
  <span className="inline-flex items-center gap-3 text-[17px]/6 font-semibold tracking-[-0.02em] text-text">
    <LogoMark />
    {PRODUCT_NAME}
  </span>
);
