import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { AUTH_STRINGS } from '@/strings/auth.ts';
import type { Credentials } from './authenticate.ts';
import { GoogleButton } from './google-button.tsx';

export type AuthMode = 'signIn' | 'signUp';

/** Email and password, required and nothing more (AU3), under the provider button where there is one. */
export const AuthForm = ({
  mode,
  working,
  withGoogle,
  onSubmit,
  onGoogle,
  onForgot,
}: {
  mode: AuthMode;
  working: boolean;
  withGoogle: boolean;
  onSubmit: (credentials: Credentials) => void;
  onGoogle: () => void;
  onForgot: () => void;
}) => {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const words = AUTH_STRINGS[mode];
  return (
    <>
      <h1 className="text-display">{words.title}</h1>
      <p className="mt-2 text-body text-text-2">{words.intro}</p>
      {withGoogle ? (
        <div className="mt-7">
          <GoogleButton onClick={onGoogle} disabled={working} />
          <p className="mt-5 flex items-center gap-3.5 text-tiny text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {AUTH_STRINGS.or}
          </p>
        </div>
      ) : null}
      <form
        className="mt-7 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(credentials);
        }}
      >
        <Field label={AUTH_STRINGS.email}>
          {(control) => (
            <Input
              {...control}
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
          remark={
            mode === 'signIn' ? (
              <button type="button" onClick={onForgot} className="rounded-badge py-1 text-ink-text hover:underline">
                {AUTH_STRINGS.forgot}
              </button>
            ) : undefined
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              required
              autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
              value={credentials.password}
              onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={working} className="mt-2 h-11 w-full text-body">
          {working ? AUTH_STRINGS.working : words.submit}
        </Button>
      </form>
    </>
  );
};
