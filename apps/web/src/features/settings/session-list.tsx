import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { formatMoment } from '@/strings/format-date.ts';
import { endSession, listSessions, nameDevice, type OpenSession, sessionsKey } from './sessions.ts';

const words = SETTINGS_STRINGS.sessions;

/** Where the user is signed in; the buttons below it work without the list. */
export const SessionList = () => {
  const supabase = useSupabase();
  const { data } = useQuery({ queryKey: sessionsKey, queryFn: () => listSessions(supabase) });
  if (!data) return null;
  return (
    <ul aria-label={words.list} className="mt-4 border-y border-line">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
};

const SessionRow = ({ session }: { session: OpenSession }) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState(false);
  const device = nameDevice(session.userAgent);
  const lastUsed = formatMoment(session.lastUsedAt);
  const end = async () => {
    setEnding(true);
    if (await endSession(supabase, session.id)) await queryClient.invalidateQueries({ queryKey: sessionsKey });
    else showToast(words.endFailed, { tone: 'error' });
    setEnding(false);
  };
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="text-body text-text">{device}</p>
        <p className="text-tiny text-text-3">{words.lastUsed(lastUsed)}</p>
      </div>
      {session.isCurrent ? (
        <Badge>{words.current}</Badge>
      ) : (
        <Button size="small" disabled={ending} aria-label={words.endNamed(device, lastUsed)} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </li>
  );
};
