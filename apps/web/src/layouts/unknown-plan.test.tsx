import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanSection } from '@/features/settings/plan-section.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, restError } from '@/testing/stand-in-network.ts';
import { SidebarMenu } from './sidebar-menu.tsx';

const ignore = () => {};

test('[SB5] nobody is called Free, or asked to upgrade, while their plan could not be read', async () => {
  storeSession();
  const network = createNetwork({ 'GET /rest/v1/subscriptions': () => restError('42501', 403) });
  const element = (
    <>
      <SidebarMenu collapsed={false} onFeedback={ignore} onSignOut={ignore} onNavigate={ignore} />
      <PlanSection />
    </>
  );
  renderApp(network, [{ path: '/', element }], '/');
  expect(await screen.findByText('Failed to check subscription status')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Free')).toBeNull();
  expect(screen.queryByText('Upgrade to Pro')).toBeNull();
});
