import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { createNetwork, json, restError } from '@/testing/stand-in-network.ts';
import { RecentProjects } from './recent-projects.tsx';

test('[HI11] a history fetch error on the home page gives an empty list, which is not called having no projects', async () => {
  const answers = [() => restError('42501', 403), () => json([])];
  const network = createNetwork({ 'GET /rest/v1/analysis_history': () => answers.shift()!() });
  renderApp(network, [{ path: '/', element: <RecentProjects userId="u" /> }], '/');
  expect(await screen.findByText('Your projects could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No projects yet')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No projects yet')).toBeVisible();
});
