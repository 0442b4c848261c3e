import { useEffect, useState } from 'react';
import { FULL_STATUS, onUnreached } from '@/client/reach-server.ts';

type Connection = 'fine' | 'lost' | 'back';

const CHECK_AGAIN_MS = 3_000;
/** Long enough to read two words. */
const BACK_SHOWN_MS = 3_000;

/** True where our server answers; what stands in front of one that is down answers with an error of its own. */
const serverAnswers = async (): Promise<boolean> => {
  // A network that loses every packet never says so.
  const signal = AbortSignal.timeout(CHECK_AGAIN_MS);
  const answer = await fetch('/readyz', { cache: 'no-store', signal }).catch(() => undefined);
  return answer !== undefined && (answer.status < 500 || answer.status === FULL_STATUS);
};

/** Asks whether the server is there once a call did not reach it, and again until it is. A single call that broke off is not said. */
export const useConnection = (isThere: () => Promise<boolean> = serverAnswers): Connection => {
  const [connection, setConnection] = useState<Connection>('fine');
  useEffect(() => {
    let state: Connection = 'fine';
    let isAsking = false;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const become = (next: Connection) => {
      state = next;
      setConnection(next);
    };
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      const answers = await isThere();
      isAsking = false;
      if (hasLeft) return;
      if (!answers) {
        become('lost');
        timer = setTimeout(ask, CHECK_AGAIN_MS);
      } else if (state !== 'fine') {
        become('back');
        timer = setTimeout(() => become('fine'), BACK_SHOWN_MS);
      }
    };
    const stopListening = onUnreached(() => void ask());
    window.addEventListener('offline', ask);
    window.addEventListener('online', ask);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('offline', ask);
      window.removeEventListener('online', ask);
    };
  }, [isThere]);
  return connection;
};
