import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { VisitorFooter } from './visitor-footer.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** The frame of a visitor: header, content, footer. */
export const VisitorLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <VisitorHeader />
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="mx-auto w-full max-w-[1248px] flex-1 px-4.5 pt-8 pb-24 md:px-6 md:pt-14 md:pb-36"
    >
      {children}
    </main>
    <VisitorFooter />
  </div>
);
