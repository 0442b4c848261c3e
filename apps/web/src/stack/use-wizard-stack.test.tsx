import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { StackControl } from './stack-control.tsx';
import { useWizardStack } from './use-wizard-stack.ts';

const Choice = ({ userId }: { userId: string | undefined }) => {
  const { stack, isSuggested, choose } = useWizardStack(userId);
  return (
    <>
      <StackControl stack={stack} onChoose={choose} />
      <p>{isSuggested ? 'suggested' : `chosen: ${stack ?? 'none'}`}</p>
    </>
  );
};

const open = (tool: string, userId: string | undefined = 'user-1') => {
  storeSession();
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'GET /rest/v1/user_onboarding': () => json({ preferred_tool: tool }),
  });
  return renderApp(network, [{ path: '/', element: <Choice userId={userId} /> }], '/');
};

beforeEach(() => localStorage.clear());

test('the answer about tools suggests a stack until one is chosen, which is remembered', async () => {
  const view = open('lovable');
  expect(await screen.findByText('suggested')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'shadcn/ui' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Vue + Tailwind' }));
  expect(screen.getByText('chosen: vue')).toBeVisible();
  view.unmount();
  open('lovable');
  expect(await screen.findByText('chosen: vue')).toBeVisible();
});

test('an editor that writes anything suggests nothing', async () => {
  open('cursor');
  expect(await screen.findByText('chosen: none')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});
