import { Button } from '@/components/ui/button.tsx';
import { FAILURE_STRINGS } from '@/strings/failures.ts';
import { NoticePage } from './notice-page.tsx';

/** Shown when not even the configuration could be read. */
export const StartFailure = () => {
  const { title, text, retry } = FAILURE_STRINGS.start;
  return (
    <main className="px-4.5">
      <NoticePage
        title={title}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {retry}
          </Button>
        }
      >
        <p>{text}</p>
      </NoticePage>
    </main>
  );
};
