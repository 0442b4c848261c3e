import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

/** A whole page that says what broke and offers to load again. */
export const ReloadNotice = ({ title, retry, children }: { title: string; retry: string; children: ReactNode }) => (
  <main className="px-4.5">
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
