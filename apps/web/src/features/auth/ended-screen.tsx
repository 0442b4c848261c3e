import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMailPlace } from '@/client/mail-place.ts';
import { useSupabase } from '@/client/supabase.ts';
import { MeasuredFrame } from '@/components/drawing/measured-frame.tsx';
import { Logo } from '@/components/logo.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { dismissToasts } from '@/components/ui/toast.tsx';
import { toReturn } from '@/session/return-place.ts';
import { useSession } from '@/session/use-session.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { URLS } from '@/urls.ts';
import { signIn } from './authenticate.ts';
import { explainFailure, type Problem } from './explain-failure.ts';
import { FormProblem } from './form-problem.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const words = AUTH_STRINGS.endedHere;
const WAY_CLASSES = 'rounded-badge py-2 text-ink-text hover:underline';

/** Says that the session ended, in place of the screen that it ended on, and opens it again for who was there. */
export const EndedScreen = ({ email }: { email: string }) => {
  const location = useLocation();
  const { signOut } = useSession();
  // What failed because the session had ended is explained by that.
  useEffect(dismissToasts, []);
  return (
    <div className="isolate flex min-h-dvh flex-col overflow-clip">
      <header className="mx-auto flex h-15 w-full max-w-[1248px] shrink-0 items-center px-4.5 md:h-18 md:px-6">
        <Logo />
      </header>
      <main className="flex flex-1 flex-col items-center px-4.5 pt-6 pb-10 md:justify-center md:py-14">
        <MeasuredFrame>
          <div role="alert">
            <h1 className="text-display">{words.title}</h1>
            <p className="mt-3 text-body text-text-2">{words.text}</p>
            <p className="mt-2 text-body text-text-2">{words.kept}</p>
          </div>
          <SignInAgain email={email} />
          <div className="mt-6 flex flex-wrap gap-x-6 text-body">
            <Link to={URLS.auth} state={toReturn(location)} className={WAY_CLASSES}>
              {words.other}
            </Link>
            <button type="button" className={WAY_CLASSES} onClick={() => void signOut()}>
              {words.leave}
            </button>
          </div>
        </MeasuredFrame>
      </main>
    </div>
  );
};

const SignInAgain = ({ email }: { email: string }) => {
  const supabase = useSupabase();
  const place = useMailPlace();
  const passwordInput = useFocusOnMount<HTMLInputElement>();
  const [password, setPassword] = useState('');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const submit = async () => {
    setProblem(undefined);
    setWorking(true);
    const outcome = await signIn(supabase, { email, password });
    setWorking(false);
    if (outcome.state === 'failed') setProblem(explainFailure(outcome, email, place));
  };
  return (
    <form
      className="mt-7 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={AUTH_STRINGS.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            readOnly
            value={email}
            className="text-text-3"
          />
        )}
      </Field>
      <Field label={AUTH_STRINGS.password} error={problem?.at === 'password' ? problem.text : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            name="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {problem?.at === 'form' ? <FormProblem problem={problem} email={email} /> : null}
      <Button type="submit" variant="primary" disabled={working} className="h-11 w-full text-body">
        {working ? AUTH_STRINGS.working : words.submit}
      </Button>
    </form>
  );
};
