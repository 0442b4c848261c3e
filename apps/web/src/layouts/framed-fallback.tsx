import { useEffect } from 'react';
import { reportUnreached } from '@/client/reach-server.ts';
import { Button } from '@/components/ui/button.tsx';
import { FAILURE_STRINGS } from '@/strings/failures.ts';
import { ErrorDetails, isUnloaded } from './crash-fallback.tsx';
import { NoticePage } from './notice-page.tsx';
import { useConnection } from './use-connection.ts';

const { crash, start } = FAILURE_STRINGS;

const reload = () => window.location.reload();

/** What is left of a page inside the frame that still works: other pages can be opened from here. */
export const FramedFallback = ({ error }: { error: unknown }) =>
  isUnloaded(error) ? (
    <Unloaded error={error} />
  ) : (
    <NoticePage title={crash.title} actions={<Retry onClick={reload} />}>
      <p>{crash.text}</p>
      <ErrorDetails error={error} />
    </NoticePage>
  );

/** A page whose script did not come. Where that is the server, loading again would end in an error of the browser. */
const Unloaded = ({ error }: { error: unknown }) => {
  const connection = useConnection();
  useEffect(reportUnreached, []);
  useEffect(() => {
    if (connection === 'back') reload();
  }, [connection]);
  return connection === 'lost' ? (
    <NoticePage title={start.title} actions={<Retry onClick={reportUnreached} />}>
      <p>
        {crash.comesBack} {crash.safe}
      </p>
    </NoticePage>
  ) : (
    <NoticePage title={crash.title} actions={<Retry onClick={reload} />}>
      <p>{crash.unloaded}</p>
      <ErrorDetails error={error} />
    </NoticePage>
  );
};

const Retry = ({ onClick }: { onClick: () => void }) => (
  <Button variant="primary" onClick={onClick}>
    {crash.retry}
  </Button>
);
