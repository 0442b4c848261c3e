import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announceSurvey } from '@/features/onboarding/survey-news.ts';
import { Guard } from '@/session/guard.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json, restError } from '@/testing/stand-in-network.ts';
import { Component } from './onboarding.tsx';

const open = async (next: () => Response, comeBack: () => void) => {
  storeSession();
  let asked = 0;
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'GET /rest/v1/user_onboarding': () => {
      asked += 1;
      return asked === 1 ? restError('PGRST116', 406) : next();
    },
  });
  const routes = [
    { Component: Guard, children: [{ path: '/onboarding', Component }] },
    { path: '/', element: <p>home</p> },
  ];
  renderApp(network, routes, '/onboarding');
  await screen.findByText('Step 1 of 5');
  comeBack();
  await waitFor(() => expect(asked).toBe(2));
};

const fromAnotherTab = () => fireEvent(window, new Event('visibilitychange'));

test.each([
  ['in another tab', fromAnotherTab],
  ['in a window beside this one', announceSurvey],
])('a survey that was finished %s is not asked for again', async (_where, comeBack) => {
  await open(() => json({ id: 1 }), comeBack);
  expect(await screen.findByText('home')).toBeVisible();
});

test('[GU7] a survey stays where it is when its status cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(() => restError('42501', 403), fromAnotherTab);
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  log.mockRestore();
});
