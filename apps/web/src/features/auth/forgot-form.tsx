import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { AUTH_STRINGS } from '@/strings/auth.ts';
import { URLS } from '@/urls.ts';

/** Sends a link to set a new password; it says the same whether the address has an account or not. */
export const ForgotForm = ({ onBack }: { onBack: () => void }) => {
  const supabase = useSupabase();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const words = AUTH_STRINGS.forgotten;
  const send = async () => {
    setState('sending');
    const { error } = await supabase.auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${URLS.reset}`,
    });
    if (error) showToast(AUTH_STRINGS.toasts.error(error.message || AUTH_STRINGS.toasts.failed), { tone: 'error' });
    setState(error ? 'asking' : 'sent');
  };
  return (
    <>
      <h1 className="text-display">{state === 'sent' ? AUTH_STRINGS.checkEmail.title : words.title}</h1>
      <p className="mt-2 text-body text-text-2" role="status">
        {state === 'sent' ? words.sent(email) : words.intro}
      </p>
      {state === 'sent' ? null : (
        <form
          className="mt-7 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field label={AUTH_STRINGS.email}>
            {(control) => (
              <Input
                {...control}
                type="email"
                required
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" disabled={state === 'sending'} className="h-11 w-full text-body">
            {state === 'sending' ? AUTH_STRINGS.working : words.submit}
          </Button>
        </form>
      )}
      <Button onClick={onBack} className="mt-3 h-11 w-full">
        {words.back}
      </Button>
    </>
  );
};
