import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { MeasuredFrame } from '@/components/drawing/measured-frame.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { AUTH_STRINGS } from '@/strings/auth.ts';
import { URLS } from '@/urls.ts';
import { AuthForm, type AuthMode } from './auth-form.tsx';
import { type AuthOutcome, type Credentials, signIn, signInWithGoogle, signUp } from './authenticate.ts';
import { CheckEmail } from './check-email.tsx';
import { ForgotForm } from './forgot-form.tsx';

type View = { state: 'form'; mode: AuthMode } | { state: 'check-email'; email: string } | { state: 'forgot' };

const SIGN_IN: View = { state: 'form', mode: 'signIn' };

/** Everything that happens on /auth. */
export const AuthPanel = () => {
  const supabase = useSupabase();
  const { googleSignIn } = useConfig();
  const navigate = useNavigate();
  const [view, setView] = useState<View>(SIGN_IN);
  const [working, setWorking] = useState(false);

  const follow = async (outcome: AuthOutcome, email: string) => {
    if (outcome.state === 'signed-in') await navigate(URLS.home);
    if (outcome.state === 'check-email') setView({ state: 'check-email', email });
    if (outcome.state === 'failed') showToast(AUTH_STRINGS.toasts.error(outcome.message), { tone: 'error' });
    if (outcome.state === 'exists') {
      showToast(AUTH_STRINGS.toasts.exists);
      setView(SIGN_IN);
    }
  };
  const submit = async (mode: AuthMode, credentials: Credentials) => {
    setWorking(true);
    const outcome =
      mode === 'signIn'
        ? await signIn(supabase, credentials)
        : await signUp(supabase, credentials, window.location.origin);
    setWorking(false);
    await follow(outcome, credentials.email);
  };
  const leaveForGoogle = async () => {
    const outcome = await signInWithGoogle(supabase, window.location.origin);
    if (outcome) await follow(outcome, '');
  };

  const other: AuthMode = view.state === 'form' && view.mode === 'signIn' ? 'signUp' : 'signIn';
  return (
    <>
      <MeasuredFrame>
        {view.state === 'form' ? (
          <AuthForm
            mode={view.mode}
            working={working}
            withGoogle={googleSignIn}
            onSubmit={(credentials) => void submit(view.mode, credentials)}
            onGoogle={() => void leaveForGoogle()}
            onForgot={() => setView({ state: 'forgot' })}
          />
        ) : null}
        {view.state === 'check-email' ? <CheckEmail email={view.email} onBack={() => setView(SIGN_IN)} /> : null}
        {view.state === 'forgot' ? <ForgotForm onBack={() => setView(SIGN_IN)} /> : null}
      </MeasuredFrame>
      {view.state === 'form' ? (
        <p className="mt-8 bg-page px-3 text-body text-text-2">
          {AUTH_STRINGS[view.mode].other}{' '}
          <button
            type="button"
            onClick={() => setView({ state: 'form', mode: other })}
            className="rounded-badge py-2 text-ink-text hover:underline"
          >
            {AUTH_STRINGS[view.mode].toggle}
          </button>
        </p>
      ) : null}
    </>
  );
};
