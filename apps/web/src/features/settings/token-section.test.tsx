import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession, USER } from '@/testing/signed-in.ts';
import { type Answer, createNetwork, json } from '@/testing/stand-in-network.ts';
import { TokenSection } from './token-section.tsx';

const LAPTOP = { id: 'a', name: 'Laptop', createdAt: '2026-01-05T12:00:00Z', lastUsedAt: null };

const open = (answers: Record<string, Answer>) => {
  storeSession();
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: true, subscription_end: null }),
    ...answers,
  });
  renderApp(network, [{ path: '/', element: <TokenSection userId={USER.id} /> }], '/');
  return network;
};

test('tokens are loaded, and loaded again after a failure', async () => {
  let tries = 0;
  open({
    'POST /functions/v1/list-access-tokens': () => (++tries === 1 ? json({}, 403) : json({ tokens: [LAPTOP] })),
  });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('Your tokens could not be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('LaptopCreated Jan 5, 2026 · Never used');
});

test('who has none is told so, and a refusal is shown at the name that stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  open({
    'POST /functions/v1/list-access-tokens': () => json({ tokens: [] }),
    'POST /functions/v1/create-access-token': () =>
      json({ code: 'bad_request', error: 'You already have 20 tokens. Revoke one first.' }, 400),
  });
  expect(await screen.findByText('No tokens yet.')).toBeInTheDocument();
  const name = screen.getByLabelText('Name of a new token');
  await userEvent.type(name, 'CI{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You already have 20 tokens. Revoke one first.');
  expect(name).toHaveValue('CI');
  expect(name).toHaveAccessibleDescription('You already have 20 tokens. Revoke one first.');
  log.mockRestore();
});

test('a token that was revoked elsewhere leaves the list, and the focus stays near', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const network = open({
    'POST /functions/v1/list-access-tokens': () => json({ tokens: [LAPTOP] }),
    'POST /functions/v1/revoke-access-token': () => json({ code: 'not_found', error: 'Not found.' }, 404),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Laptop' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('No tokens yet.')).toBeInTheDocument();
  expect(await network.calls.at(-1)!.json()).toEqual({ id: 'a' });
  await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Access tokens' })).toHaveFocus());
  log.mockRestore();
});
