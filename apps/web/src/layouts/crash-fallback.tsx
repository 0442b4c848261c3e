import { ChevronRight } from 'lucide-react';
import { FAILURE_STRINGS } from '@/strings/failures.ts';
import { ReloadNotice } from './reload-notice.tsx';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a page's script did not come, in the words of Chrome, Firefox and Safari. */
const isUnloaded = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script/i.test(messageOf(error));

/** What is left when rendering threw: a way to start over, and the message for whoever reports it (NF3, NF4). */
export const CrashFallback = ({ error }: { error: unknown }) => {
  const { title, text, unloaded, retry, details } = FAILURE_STRINGS.crash;
  return (
    <ReloadNotice title={title} retry={retry}>
      <p>{isUnloaded(error) ? unloaded : text}</p>
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
    </ReloadNotice>
  );
};
