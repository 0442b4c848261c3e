import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { reportUnreached } from '@/client/reach-server.ts';
import { FAILURE_STRINGS } from '@/strings/failures.ts';
import { ReloadNotice } from './reload-notice.tsx';
import { useConnection } from './use-connection.ts';

const { title, text, unloaded, comesBack, retry, details } = FAILURE_STRINGS.crash;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a page's script did not come, in the words of Chrome, Firefox and Safari. */
export const isUnloaded = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script/i.test(messageOf(error));

/** The message for whoever reports it. */
export const ErrorDetails = ({ error }: { error: unknown }) => (
  <details className="group mt-6 text-small">
    <summary className="inline-flex items-center gap-2 rounded-control text-text-2 hover:text-text">
      <ChevronRight
        aria-hidden
        strokeWidth={1.5}
        className="size-4 transition-transform duration-150 group-open:rotate-90"
      />
      {details}
    </summary>
    <pre className="mt-3 overflow-x-auto rounded-panel border border-line bg-surface p-4 font-mono text-mono whitespace-pre-wrap">
      {messageOf(error)}
    </pre>
  </details>
);

/** Why a page did not come; where the server is out of reach, the page is loaded once it answers. */
const Unloaded = () => {
  const connection = useConnection();
  useEffect(reportUnreached, []);
  useEffect(() => {
    if (connection === 'back') window.location.reload();
  }, [connection]);
  return (
    <p>
      {unloaded} {connection === 'lost' ? comesBack : null}
    </p>
  );
};

/** What is left when rendering threw: a way to start over, and the message for whoever reports it (NF3, NF4). */
export const CrashFallback = ({ error }: { error: unknown }) => (
  <ReloadNotice title={title} retry={retry}>
    {isUnloaded(error) ? <Unloaded /> : <p>{text}</p>}
    <ErrorDetails error={error} />
  </ReloadNotice>
);
