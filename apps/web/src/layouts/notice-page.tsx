import type { ReactNode } from 'react';

/** One sentence and one or two actions in the middle of the page: not found, crashed, could not start. */
export const NoticePage = ({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) => (
  <div className="mx-auto flex max-w-[520px] flex-col items-start py-16 md:py-28">
    <h1 className="text-display">{title}</h1>
    <div className="mt-3 text-body text-text-2">{children}</div>
    <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
  </div>
);
