import { useQueryClient } from '@tanstack/react-query';
import { Check, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { useConnection } from './use-connection.ts';

const { lost, back } = LAYOUT_STRINGS.connection;

/** Says below the header that the server cannot be reached, and when it can again; what failed to load meanwhile is loaded then. */
export const ConnectionNotice = () => {
  const connection = useConnection();
  const queries = useQueryClient();
  useEffect(() => {
    if (connection === 'back') void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [connection, queries]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16.5 z-30 md:top-18 flex justify-center px-4.5"
    >
      {connection === 'fine' ? null : (
        <p
          key={connection}
          className="flex min-h-8 animate-rise items-center gap-2.5 rounded-control border border-line-2 bg-surface px-3 py-1.5 text-tiny text-text"
        >
          {connection === 'lost' ? (
            <WifiOff aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-bad" />
          ) : (
            <Check aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-ok" />
          )}
          {connection === 'lost' ? lost : back}
        </p>
      )}
    </div>
  );
};
