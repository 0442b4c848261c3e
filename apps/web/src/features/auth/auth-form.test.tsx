import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { createNetwork } from '@/testing/stand-in-network.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { explainBesideToast, type Problem } from './explain-failure.ts';

const ignore = () => {};

const form = (mode: AuthMode, ended: boolean, problem?: Problem) => (
  <AuthForm
    mode={mode}
    email=""
    emailInput={createRef<HTMLInputElement>()}
    working={false}
    ended={ended}
    problem={problem}
    onSubmit={ignore}
    onGoogle={ignore}
    onForgot={ignore}
  />
);

test('creating an account says what it agrees to, signing in does not', async () => {
  const element = (
    <>
      <section aria-label="up">{form('signUp', false)}</section>
      <section aria-label="in">{form('signIn', false)}</section>
    </>
  );
  renderApp(createNetwork({}), [{ path: '/', element }], '/');
  const links = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('link');
  expect(links('up').map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  expect(links('in')).toEqual([]);
});

test('why a session ended comes into a status that is there before, so that it is announced', async () => {
  renderApp(createNetwork({}), [{ path: '/', element: form('signIn', true) }], '/');
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(await screen.findByText(/^Your session has ended/)).toBe(status);
});

test('[AU11] a wrong password leaves its field marked, with the way on', () => {
  const problem = explainBesideToast(
    { code: 'invalid_credentials', message: 'Invalid login credentials' },
    '',
    'mailbox',
  );
  renderApp(createNetwork({}), [{ path: '/', element: form('signIn', false, problem) }], '/');
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Check your email and password, or use “Forgot password?”.');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});
