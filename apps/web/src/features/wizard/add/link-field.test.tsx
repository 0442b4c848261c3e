import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { type Toast, takeToasts } from '@/components/ui/toast.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { LinkField } from './link-field.tsx';

const show = (answer: () => Response) => {
  storeSession();
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'POST /functions/v1/capture-page': answer,
  });
  const added: File[] = [];
  const onFiles = (files: File[]) => void added.push(...files);
  renderApp(network, [{ path: '/', element: <LinkField disabled={false} onFiles={onFiles} /> }], '/');
  const asked = async () => {
    const call = network.calls.find(({ url }) => url.endsWith('/capture-page'));
    return call?.json();
  };
  return { added, asked };
};

test.each([
  ['example.com/pricing', 'https://example.com/pricing'],
  ['http://example.com', 'http://example.com'],
  ['example.com:8443', 'https://example.com:8443'],
])('%s is opened as %s and comes in like an upload', async (typed, url) => {
  const { added, asked } = show(() =>
    json({ imageBase64: btoa('pixels'), type: 'image/png', title: 'Pricing', notes: [] }),
  );
  await userEvent.type(await screen.findByLabelText('Paste a link'), typed);
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
  await expect.poll(() => added.map(({ name, type }) => [name, type])).toEqual([['Pricing.png', 'image/png']]);
  expect(await added[0]!.text()).toBe('pixels');
  expect(await asked()).toEqual({ url, width: 390 });
  expect(screen.getByLabelText('Paste a link')).toHaveValue('');
});

test('what was left out of a page is told, also where the wizard goes on', async () => {
  const shown: Toast[] = [];
  const stop = takeToasts((toast) => shown.push(toast));
  onTestFinished(stop);
  const notes = ['2 pictures were still loading', 'the page is 24000 px high; the first 16000 px were taken'];
  show(() => json({ imageBase64: btoa('pixels'), type: 'image/png', title: 'Long', notes }));
  await userEvent.type(await screen.findByLabelText('Paste a link'), 'example.com{Enter}');
  const text = '2 pictures were still loading. The page is 24000 px high; the first 16000 px were taken.';
  await expect.poll(() => shown).toMatchObject([{ title: 'Page added', text }]);
});

test('a page that was not captured says why, and the address stays', async () => {
  const { added } = show(() => json({ error: "We couldn't capture this page: no.", code: 'capture_failed' }, 422));
  await userEvent.type(await screen.findByLabelText('Paste a link'), 'https://inside.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't capture this page: no.");
  expect(screen.getByLabelText('Paste a link')).toHaveValue('https://inside.example');
  expect(added).toEqual([]);
});
