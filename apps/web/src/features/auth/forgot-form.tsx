import { useState } from 'react';
import { useMailPlace } from '@/client/mail-place.ts';
import { useSupabase } from '@/client/supabase.ts';
import { OpenOutbox } from '@/components/open-outbox.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { URLS } from '@/urls.ts';
import { explainFailure, type Problem } from './explain-failure.ts';
import { FormProblem } from './form-problem.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** Sends a link to set a new password; it says the same whether the address has an account or not. */
export const ForgotForm = ({ typed, onBack }: { typed: string; onBack: () => void }) => {
  const supabase = useSupabase();
  const place = useMailPlace();
  const emailInput = useFocusOnMount<HTMLInputElement>();
  const [email, setEmail] = useState(typed);
  const [problem, setProblem] = useState<Problem>();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const words = AUTH_STRINGS.forgotten;
  const send = async () => {
    setProblem(undefined);
    setState('sending');
    const { error } = await supabase.auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${URLS.reset}`,
    });
    if (error) {
      const message = error.message || AUTH_STRINGS.toasts.failed;
      setProblem(explainFailure({ message, code: error.code }, email, place));
    }
    setState(error ? 'asking' : 'sent');
  };
  return (
    <>
      <h1 className="text-display">{state === 'sent' ? AUTH_STRINGS.checkEmail.title : words.title}</h1>
      <p className="mt-2 text-body break-words text-text-2" role="status">
        {state === 'sent' ? words.sent[place](email) : words.intro}
      </p>
      {state === 'sent' ? null : (
        <form
          className="mt-7 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field label={AUTH_STRINGS.email} error={problem?.at === 'email' ? problem.text : undefined}>
            {(control) => (
              <Input
                {...control}
                ref={emailInput}
                type="email"
                required
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          {problem?.at === 'form' ? <FormProblem problem={problem} email={email} /> : null}
          <Button type="submit" variant="primary" disabled={state === 'sending'} className="h-11 w-full text-body">
            {state === 'sending' ? AUTH_STRINGS.working : words.submit}
          </Button>
        </form>
      )}
      {state === 'sent' && place === 'outbox' ? (
        <OpenOutbox variant="primary" className="mt-7 h-11 w-full text-body" />
      ) : null}
      <Button onClick={onBack} className="mt-3 h-11 w-full">
        {words.back}
      </Button>
    </>
  );
};
