import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { useSession } from '@/session/use-session.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { URLS } from '@/urls.ts';
import type { AuthMode } from './auth-mode.ts';
import type { Credentials } from './authenticate.ts';
import { DemoHint } from './demo-hint.tsx';
import type { Problem } from './explain-failure.ts';
import { FormProblem } from './form-problem.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';

/** Screen readers take a moment to notice a new status element. */
const ANNOUNCE_AFTER_MS = 100;

/** Email and password, required and nothing more (AU3), under the provider button where there is one. */
export const AuthForm = ({
  mode,
  email,
  emailInput,
  working,
  ended,
  problem,
  onSubmit,
  onGoogle,
  onForgot,
}: {
  mode: AuthMode;
  /** The address that was given before, on another view of this page. */
  email: string;
  emailInput: RefObject<HTMLInputElement | null>;
  working: boolean;
  /** A session ended before this form was shown. */
  ended: boolean;
  problem: Problem | undefined;
  onSubmit: (credentials: Credentials) => void;
  onGoogle: () => void;
  onForgot: (email: string) => void;
}) => {
  const [credentials, setCredentials] = useState<Credentials>({ email, password: '' });
  const passwordInput = useRef<HTMLInputElement>(null);
  const words = AUTH_STRINGS[mode];
  return (
    <>
      <h1 className="text-display">{words.title}</h1>
      {ended && mode === 'signIn' ? <EndedNote /> : <p className="mt-2 text-body text-text-2">{words.intro}</p>}
      <ProviderSignIn onClick={onGoogle} disabled={working} />
      <form
        className="mt-7 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(credentials);
        }}
      >
        <Field
          label={AUTH_STRINGS.email}
          hint={problem?.at === 'known-email' ? problem.text : undefined}
          error={problem?.at === 'email' ? problem.text : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={emailInput}
              type="email"
              name="email"
              required
              autoComplete="email"
              value={credentials.email}
              onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={AUTH_STRINGS.password}
          hint={mode === 'signUp' ? AUTH_STRINGS.passwordRule : undefined}
          error={problem?.at === 'password' ? problem.text : undefined}
          remark={
            mode === 'signIn' ? (
              <button
                type="button"
                onClick={() => onForgot(credentials.email)}
                className="-my-1 rounded-badge py-1 text-ink-text hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
              >
                {AUTH_STRINGS.forgot}
              </button>
            ) : undefined
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              ref={passwordInput}
              name="password"
              required
              autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
              value={credentials.password}
              onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
            />
          )}
        </Field>
        {problem?.at === 'form' ? <FormProblem problem={problem} email={email} /> : null}
        <Button type="submit" variant="primary" disabled={working} className="mt-2 h-11 w-full text-body">
          {working ? AUTH_STRINGS.working : words.submit}
        </Button>
      </form>
      {mode === 'signUp' ? <Agreement /> : null}
      {mode === 'signIn' && !problem ? (
        <DemoHint
          onUse={(demoEmail) => {
            setCredentials({ ...credentials, email: demoEmail });
            passwordInput.current?.focus();
          }}
        />
      ) : null}
    </>
  );
};

const LEGAL_LINK = 'text-ink-text underline underline-offset-2';

/** What creating an account agrees to, where that is done. */
const Agreement = () => (
  <p className="mt-3 text-tiny text-text-3">
    {AUTH_STRINGS.agree.before}{' '}
    <Link to={URLS.terms} className={LEGAL_LINK}>
      {SETTINGS_STRINGS.legal.terms}
    </Link>{' '}
    {AUTH_STRINGS.agree.between}{' '}
    <Link to={URLS.privacy} className={LEGAL_LINK}>
      {SETTINGS_STRINGS.legal.privacy}
    </Link>
    {AUTH_STRINGS.agree.after}
  </p>
);

/** Why the form is shown. A status is announced when its text changes, not when it is there from the start. */
const EndedNote = () => {
  const { markEndedSaid } = useSession();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setText(AUTH_STRINGS.ended);
      markEndedSaid();
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [markEndedSaid]);
  return (
    <p role="status" className="mt-2 min-h-[2lh] text-body text-text">
      {text}
    </p>
  );
};
