import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMailPlace } from '@/client/mail-place.ts';
import { useSupabase } from '@/client/supabase.ts';
import { MeasuredFrame } from '@/components/drawing/measured-frame.tsx';
import { dismissOlderToasts, showToast } from '@/components/ui/toast.tsx';
import { useGoBack } from '@/session/return-place.ts';
import { useSession } from '@/session/use-session.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { type AuthMode, readMode, wantsNewLink } from './auth-mode.ts';
import { type AuthOutcome, type Credentials, signIn, signInWithGoogle, signUp } from './authenticate.ts';
import { CheckEmail } from './check-email.tsx';
import { explainBesideToast, type Problem } from './explain-failure.ts';
import { ForgotForm } from './forgot-form.tsx';

type View =
  | { state: 'form'; mode: AuthMode; problem?: Problem | undefined }
  | { state: 'check-email' }
  | { state: 'forgot' };

const SIGN_IN: View = { state: 'form', mode: 'signIn' };

const firstView = (state: unknown): View =>
  wantsNewLink(state) ? { state: 'forgot' } : { state: 'form', mode: readMode(state) };

const authenticate = (supabase: SupabaseClient, mode: AuthMode, credentials: Credentials): Promise<AuthOutcome> =>
  mode === 'signIn' ? signIn(supabase, credentials) : signUp(supabase, credentials, window.location.origin);

/** Everything that happens on /auth. */
export const AuthPanel = () => {
  const supabase = useSupabase();
  const place = useMailPlace();
  const goBack = useGoBack();
  const { state } = useLocation();
  const { ended } = useSession();
  const [view, setView] = useState<View>(() => firstView(state));
  // The address last worked with: nobody types it again on the next view.
  const [email, setEmail] = useState('');
  const [working, setWorking] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);

  const follow = async (outcome: AuthOutcome, mode: AuthMode, address: string) => {
    if (outcome.state === 'signed-in') await goBack();
    if (outcome.state === 'check-email') setView({ state: 'check-email' });
    if (outcome.state === 'failed') {
      showToast(AUTH_STRINGS.toasts.error(outcome.message), { tone: 'error' });
      setView({ state: 'form', mode, problem: explainBesideToast(outcome, address, place) });
    }
    if (outcome.state === 'exists') {
      showToast(AUTH_STRINGS.toasts.exists);
      setView({ state: 'form', mode: 'signIn', problem: { at: 'known-email', text: AUTH_STRINGS.problems.known } });
    }
  };
  const submit = async (mode: AuthMode, credentials: Credentials) => {
    setEmail(credentials.email);
    // What was said of the attempt before would stay over what comes of this one.
    dismissOlderToasts();
    setView({ state: 'form', mode });
    setWorking(true);
    const outcome = await authenticate(supabase, mode, credentials);
    setWorking(false);
    await follow(outcome, mode, credentials.email);
  };
  const leaveForGoogle = async (mode: AuthMode) => {
    const outcome = await signInWithGoogle(supabase, window.location.origin);
    if (outcome) await follow(outcome, mode, '');
  };

  const other: AuthMode = view.state === 'form' && view.mode === 'signIn' ? 'signUp' : 'signIn';
  return (
    <>
      <MeasuredFrame>
        {view.state === 'form' ? (
          <AuthForm
            mode={view.mode}
            email={email}
            emailInput={emailInput}
            working={working}
            ended={ended}
            problem={view.problem}
            onSubmit={(credentials) => void submit(view.mode, credentials)}
            onGoogle={() => void leaveForGoogle(view.mode)}
            onForgot={(typed) => {
              setEmail(typed);
              setView({ state: 'forgot' });
            }}
          />
        ) : null}
        {view.state === 'check-email' ? <CheckEmail email={email} onBack={() => setView(SIGN_IN)} /> : null}
        {view.state === 'forgot' ? <ForgotForm typed={email} onBack={() => setView(SIGN_IN)} /> : null}
      </MeasuredFrame>
      {view.state === 'form' ? (
        <p className="mt-8 bg-page px-3 text-body text-text-2">
          {AUTH_STRINGS[view.mode].other}{' '}
          <button
            type="button"
            onClick={() => {
              setView({ state: 'form', mode: other });
              emailInput.current?.focus();
            }}
            className="rounded-badge py-2 text-ink-text hover:underline"
          >
            {AUTH_STRINGS[view.mode].toggle}
          </button>
        </p>
      ) : null}
    </>
  );
};
