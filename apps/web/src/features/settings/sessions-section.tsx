import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { SessionList } from './session-list.tsx';
import { sessionsKey } from './sessions.ts';
import { SettingsSection } from './settings-section.tsx';

const words = SETTINGS_STRINGS.sessions;

/** Ends the sessions of other devices, or all of them. */
export const SessionsSection = ({ onSignOut }: { onSignOut: () => void }) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [others, setOthers] = useState<'open' | 'ending' | 'ended' | 'failed'>('open');
  const endOthers = async () => {
    setOthers('ending');
    const { error } = await supabase.auth.signOut({ scope: 'others' });
    setOthers(error ? 'failed' : 'ended');
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
  };
  return (
    <SettingsSection title={words.title}>
      <p>{words.text}</p>
      <SessionList />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={others === 'ending'} onClick={() => void endOthers()}>
          {others === 'ending' ? words.endingOthers : words.others}
        </Button>
        <Button onClick={onSignOut}>{words.button}</Button>
      </div>
      <p role="status" className="mt-3 text-small empty:hidden">
        {others === 'ended' ? <span className="text-ok">{words.othersEnded}</span> : null}
        {others === 'failed' ? <span className="text-bad">{words.othersFailed}</span> : null}
      </p>
    </SettingsSection>
  );
};
