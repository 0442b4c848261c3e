import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Toast, takeToasts } from '@/components/ui/toast.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession, USER } from '@/testing/signed-in.ts';
import { type Answer, createNetwork, json } from '@/testing/stand-in-network.ts';
import { DeleteAccount } from './delete-account.tsx';

afterEach(() => localStorage.clear());

const ENDS = 'Your Pro subscription ends immediately.';

const openDialog = async (isPro: boolean, deletion: Answer = () => new Response(null, { status: 204 })) => {
  storeSession();
  const subscription_end = new Date(Date.now() + 86_400_000).toISOString();
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: isPro, subscription_end }),
    'POST /functions/v1/delete-account': deletion,
  });
  const element = <DeleteAccount email={USER.email} />;
  const { supabase } = renderApp(network, [{ path: '/', element }], '/');
  await vi.waitFor(() => expect(network.calls).not.toEqual([]));
  await supabase.auth.getSession();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account and data' }));
  return { network, dialog: await screen.findByRole('alertdialog') };
};

test.each([true, false])(
  'whether the subscription ends with the account is said before (subscribed: %s)',
  async (isPro) => {
    const { dialog } = await openDialog(isPro);
    await vi.waitFor(() => expect(dialog.textContent?.includes(ENDS)).toBe(isPro));
  },
);

test('a subscription that could not be ended is told as the reason, and nothing is said to be deleted', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const toasts: Toast[] = [];
  const stop = takeToasts((toast) => toasts.push(toast));
  const refuse = () => json({ code: 'subscription_not_ended', error: 'x' }, 502);
  const { dialog, network } = await openDialog(true, refuse);
  await userEvent.type(within(dialog).getByRole('textbox'), USER.email);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    tone: 'error',
    text: 'The payment provider could not cancel your subscription, so nothing was deleted. Please try again in a moment.',
  });
  expect(await network.calls.at(-1)!.json()).toEqual({ confirm: USER.email });
  stop();
  log.mockRestore();
});
