import type { ReactNode } from 'react';

/** The title of an app page, an optional line under it, and actions on the right. */
export const PageHeader = ({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="flex min-h-10 flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div>
      <h1 className="text-title">{title}</h1>
      {children ? <p className="mt-2 text-body text-text-2">{children}</p> : null}
    </div>
    {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
  </div>
);
