import { Link, useLocation } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { NoticePage } from '@/layouts/notice-page.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { FAILURE_STRINGS } from '@/strings/failures.ts';
import { URLS } from '@/urls.ts';

/** Any path that is no route (NF1, NF2). */
export const Component = () => {
  const { pathname } = useLocation();
  const { title, text, home, reload } = FAILURE_STRINGS.notFound;
  usePageTitle(title);
  return (
    <NoticePage
      title={title}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={URLS.home}>{home}</Link>
          </Button>
          <Button onClick={() => window.location.reload()}>{reload}</Button>
        </>
      }
    >
      <p>{text}</p>
      <p className="mt-2 font-mono text-[13px]/5 break-all text-ink-text">{pathname}</p>
    </NoticePage>
  );
};
