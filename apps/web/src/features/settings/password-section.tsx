import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { changePassword, type PasswordOutcome } from './change-password.ts';
import { PasswordField } from './password-field.tsx';
import { sessionsKey } from './sessions.ts';
import { SettingsSection } from './settings-section.tsx';

const words = SETTINGS_STRINGS.password;

const problemAt = (outcome: PasswordOutcome | undefined, at: 'current' | 'next'): string | undefined =>
  outcome?.state === 'refused' && outcome.at === at ? outcome.message : undefined;

/** A new password for who knows the current one. */
export const PasswordSection = ({ email }: { email: string }) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<PasswordOutcome>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setOutcome(undefined);
    const ended = await changePassword(supabase, { current, next });
    setSaving(false);
    setOutcome(ended);
    if (ended.state !== 'saved') return;
    setCurrent('');
    setNext('');
    // A new password ends the other sessions.
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
  };
  return (
    <SettingsSection title={words.title}>
      <form className="flex max-w-md flex-col gap-5" onSubmit={(event) => void save(event)}>
        {/* Tells password managers whose it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.current}
          error={problemAt(outcome, 'current')}
          kind="current-password"
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={words.next}
          hint={AUTH_STRINGS.passwordRule}
          error={problemAt(outcome, 'next')}
          kind="new-password"
          value={next}
          onChange={setNext}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={saving}>
            {saving ? words.saving : words.save}
          </Button>
          <p role="status" className="text-small text-ok">
            {outcome?.state === 'saved' ? words.saved : null}
          </p>
        </div>
      </form>
    </SettingsSection>
  );
};
