import type { PublicConfig } from '@blueprompt/core/public-config';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConfigContext } from '@/client/config.ts';
import { CONFIG } from '@/testing/render-app.tsx';
import { SubscriptionRequiredDialog } from './subscription-required-dialog.tsx';

const renderDialog = (change: Partial<PublicConfig>) =>
  render(
    <ConfigContext value={{ ...CONFIG, ...change }}>
      <MemoryRouter>
        <SubscriptionRequiredDialog open onOpenChange={() => {}} />
      </MemoryRouter>
    </ConfigContext>,
  );

test('the upgrade dialog names the price, that nothing is charged here and that no model is set up', async () => {
  renderDialog({ testCheckout: true, usesModel: false });
  expect(await screen.findByRole('dialog')).toHaveTextContent('$19/month');
  expect(screen.getByText(/no card needed/)).toBeVisible();
  expect(screen.getByText(/No AI model is set up/)).toBeVisible();
});

test('with a real provider and a model neither remark is made', async () => {
  renderDialog({ testCheckout: false, usesModel: true });
  expect(await screen.findByRole('dialog')).toHaveTextContent('$19/month');
  expect(screen.queryByText(/no card needed/)).toBeNull();
  expect(screen.queryByText(/No AI model is set up/)).toBeNull();
});
