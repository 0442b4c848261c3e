import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { MeasuredFrame } from '@/components/drawing/measured-frame.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { UI_STRINGS } from '@/strings/ui.ts';
import { URLS } from '@/urls.ts';
import { NEW_LINK_FIRST } from './auth-mode.ts';
import { isSpent, type RecoveryLink, readRecoveryLink, resetPassword } from './reset-password.ts';

const words = AUTH_STRINGS.reset;

type LinkState = 'checking' | 'asking' | 'saving' | 'expired';

/** Where the link stands: one that was used says so before anybody thinks of a password. */
const useLinkState = (link: RecoveryLink) => {
  const { publishableKey } = useConfig();
  const [state, setState] = useState<LinkState>('checking');
  const { tokenHash } = link;
  useEffect(() => {
    let isHere = true;
    void isSpent({ tokenHash }, { publishableKey }).then((spent) => {
      if (isHere) setState(spent ? 'expired' : 'asking');
    });
    return () => {
      isHere = false;
    };
  }, [tokenHash, publishableKey]);
  return [state, setState] as const;
};

const Expired = () => (
  <>
    <h1 className="text-display">{words.expired}</h1>
    <p role="alert" className="mt-3 text-body text-text-2">
      {words.missing}
    </p>
    <Button asChild variant="primary" className="mt-7 h-11 w-full">
      <Link to={URLS.auth} state={NEW_LINK_FIRST}>
        {words.again}
      </Link>
    </Button>
  </>
);

/** Where the link of a forgotten password leads. */
export const ResetPanel = () => {
  const supabase = useSupabase();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [password, setPassword] = useState('');
  const link = readRecoveryLink(search);
  const [state, setState] = useLinkState(link);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setProblem(undefined);
    setState('saving');
    const outcome = await resetPassword(supabase, link, password);
    if (outcome.state === 'saved') {
      showToast(words.saved, { tone: 'success' });
      await navigate(URLS.home);
      return;
    }
    setState(outcome.state === 'link-expired' ? 'expired' : 'asking');
    if (outcome.state === 'failed') {
      const message = outcome.message || AUTH_STRINGS.toasts.failed;
      setProblem(message);
    }
  };
  return (
    <MeasuredFrame>
      {state === 'checking' ? <Spinner label={UI_STRINGS.loading} className="min-h-80 w-full" /> : null}
      {state === 'expired' ? <Expired /> : null}
      {state === 'asking' || state === 'saving' ? (
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div>
            <h1 className="text-display">{words.title}</h1>
            <p className="mt-2 text-body text-text-2">{words.intro}</p>
          </div>
          <Field label={words.password} hint={AUTH_STRINGS.passwordRule} error={problem}>
            {(control) => (
              <PasswordInput
                {...control}
                required
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" disabled={state === 'saving'} className="mt-2 h-11 w-full text-body">
            {state === 'saving' ? AUTH_STRINGS.working : words.submit}
          </Button>
        </form>
      ) : null}
    </MeasuredFrame>
  );
};
