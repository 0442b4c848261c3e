import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { createNetwork } from '@/testing/stand-in-network.ts';
import { AuthForm } from './auth-form.tsx';

const ignore = () => {};

test('why a session ended comes into a status that is there before, so that it is announced', async () => {
  const form = (
    <AuthForm
      mode="signIn"
      email=""
      emailInput={createRef<HTMLInputElement>()}
      working={false}
      ended
      problem={undefined}
      onSubmit={ignore}
      onGoogle={ignore}
      onForgot={ignore}
    />
  );
  renderApp(createNetwork({}), [{ path: '/', element: form }], '/');
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(await screen.findByText(/^Your session has ended/)).toBe(status);
});
