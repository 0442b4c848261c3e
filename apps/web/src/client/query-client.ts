import { QUERY_FRESH_MS, QUERY_MAX_TRIES, RETRY } from '@blueprompt/core/spec/timing';
import { QueryClient } from '@tanstack/react-query';

/** The HTTP status of a failed call, wherever the client library put it. */
const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, context } = error as { status?: unknown; context?: { status?: unknown } };
  const found = status ?? context?.status;
  return typeof found === 'number' ? found : undefined;
};

/** Three tries in total, and none more when the server said that the request itself is wrong (CN4). */
const mayRetry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status <= 499) return false;
  return failures < QUERY_MAX_TRIES - 1;
};

const REFUSED = 401;

/** Reads again what failed because nobody was signed in with the token that it was asked with. */
export const readRefusedAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ state }) => statusOf(state.error) === REFUSED });

/** The cache of everything that was read from the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MS,
        retry: mayRetry,
        retryDelay: (attempt) => RETRY.RETRY_DELAY * 2 ** attempt,
        refetchOnWindowFocus: false,
      },
    },
  });
