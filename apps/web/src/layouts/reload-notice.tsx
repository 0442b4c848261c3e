import type { ReactNode } from 'react';
import { Logo } from '@/components/logo.tsx';
import { Button } from '@/components/ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

/** A whole page that says what broke and offers to load again. */
export const ReloadNotice = ({ title, retry, children }: { title: string; retry: string; children: ReactNode }) => (
  <main className="mx-auto max-w-[1248px] px-4.5 md:px-6">
    <div className="flex h-15 items-center md:h-18">
      <Logo />
    </div>
    <NoticePage
      title={title}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {retry}
        </Button>
      }
    >
      {children}
    </NoticePage>
  </main>
);
