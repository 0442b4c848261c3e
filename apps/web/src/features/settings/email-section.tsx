import { type FormEvent, useState } from 'react';
import { useMailPlace } from '@/client/mail-place.ts';
import { useSupabase } from '@/client/supabase.ts';
import { OpenOutbox } from '@/components/open-outbox.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { changeEmail, type EmailOutcome } from './change-email.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsSection } from './settings-section.tsx';

const words = SETTINGS_STRINGS.email;

/** Another address for who knows the password; it counts once the link that is sent there was opened. */
export const EmailSection = ({ email }: { email: string }) => {
  const supabase = useSupabase();
  const place = useMailPlace();
  const [next, setNext] = useState('');
  const [password, setPassword] = useState('');
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<EmailOutcome>();
  const isSame = next.trim().toLowerCase() === email.toLowerCase();
  const problemAt = (at: 'password' | 'email') =>
    outcome?.state === 'refused' && outcome.at === at ? outcome.message : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSame) return;
    setSaving(true);
    setOutcome(undefined);
    const ended = await changeEmail(supabase, { password, next: next.trim(), origin: window.location.origin });
    setSaving(false);
    setOutcome(ended);
    if (ended.state !== 'sent') return;
    setNext('');
    setPassword('');
  };
  return (
    <SettingsSection title={words.title}>
      <form className="flex max-w-md flex-col gap-5" onSubmit={(event) => void save(event)}>
        <Field label={words.next} error={isSame ? words.same : problemAt('email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              required
              autoComplete="email"
              value={next}
              onChange={(event) => setNext(event.target.value)}
            />
          )}
        </Field>
        <PasswordField
          label={words.password}
          error={problemAt('password')}
          kind="current-password"
          value={password}
          onChange={setPassword}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={saving}>
            {saving ? words.saving : words.save}
          </Button>
          <p role="status" className="text-small text-ok">
            {outcome?.state === 'sent' ? words.sent[place](outcome.to) : null}
          </p>
          {outcome?.state === 'sent' && place === 'outbox' ? <OpenOutbox size="small" /> : null}
        </div>
      </form>
    </SettingsSection>
  );
};
