import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfigContext } from '@/client/config.ts';
import { CONFIG, renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { type Answer, createNetwork, json } from '@/testing/stand-in-network.ts';
import { useMayGenerate } from './use-may-generate.ts';
import { useSession } from './use-session.ts';

const Left = () => {
  const { imagesLeft, loading } = useMayGenerate();
  const { mayUpgrade } = useSession();
  return loading || !mayUpgrade ? 'loading' : `left: ${imagesLeft ?? 'not known'}`;
};

test.each<[string, number, Answer, string]>([
  ['some are left', 5, () => json({ limit: 5, used: 2, left: 3 }), 'left: 3'],
  ['none is left', 5, () => json({ limit: 5, used: 5, left: 0 }), 'left: 0'],
  ['the server has no limit after all', 5, () => json({ limit: null, used: 0, left: null }), 'left: not known'],
  ['the quota could not be read', 5, () => json({ error: 'not allowed' }, 400), 'left: not known'],
  ['nothing is free here', 0, () => json({}, 400), 'left: 0'],
])('free images of somebody without a plan: %s', async (_, freeImagesPerMonth, quota, expected) => {
  storeSession();
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'POST /functions/v1/image-quota': quota,
  });
  const element = (
    <ConfigContext value={{ ...CONFIG, freeImagesPerMonth }}>
      <Left />
    </ConfigContext>
  );
  renderApp(network, [{ path: '/', element }], '/');
  expect(await screen.findByText(expected)).toBeVisible();
});
