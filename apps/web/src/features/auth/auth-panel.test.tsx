import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeToasts } from '@/components/ui/toast.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { USER } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { AuthPanel } from './auth-panel.tsx';

let stop = () => {};
afterEach(() => stop());

const signUp = async (): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: USER.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
};

test('a second attempt takes down what was said of the first', async () => {
  const [shower, dismisser] = [vi.fn(), vi.fn()];
  stop = takeToasts(shower, dismisser);
  const answers = [
    () => json({ error_code: 'weak_password', message: 'Password should be longer.' }, 422),
    () => json({ ...USER, identities: [{ id: '1' }] }),
  ];
  const network = createNetwork({ 'POST /auth/v1/signup': () => answers.shift()!() });
  renderApp(network, [{ path: '/auth', Component: AuthPanel }], '/auth');
  fireEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('8 or more characters');
  dismisser.mockClear();
  await signUp();
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(dismisser).toHaveBeenCalledOnce();
  expect(shower).toHaveBeenCalledOnce();
});

test('[AU9] a sign-up for a known address becomes a sign-in, which says why and calls no field wrong', async () => {
  const network = createNetwork({ 'POST /auth/v1/signup': () => json({ ...USER, identities: [] }) });
  renderApp(network, [{ path: '/auth', Component: AuthPanel }], '/auth');
  fireEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^Enter this account's password/);
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});
