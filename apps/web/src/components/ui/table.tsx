import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A plain table with hairlines; it scrolls sideways inside its own box where it does not fit. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <div className="overflow-x-auto">
    <table className={classNames('w-full border-collapse text-left text-small', className)} {...rest} />
  </div>
);

export const Row = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr className={classNames('border-b border-line', className)} {...rest} />
);

export const HeadCell = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th scope="col" className={classNames('h-11 px-4 font-medium text-text first:pl-0 last:pr-0', className)} {...rest} />
);

export const Cell = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td className={classNames('px-4 py-3 align-top text-text-2 first:pl-0 last:pr-0', className)} {...rest} />
);
