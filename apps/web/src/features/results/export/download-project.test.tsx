import { sampleProject } from '@blueprompt/core/exports/sample-project.fixture';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster.tsx';
import { stackWords } from '@/strings/stack.ts';
import { DownloadProject } from './download-project.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A worker that answers what it is told to, and keeps its orders. */
const standInWorker = (answer: object) => {
  const orders: { stack: string; pages: { name: string }[] }[] = [];
  class StandIn {
    onmessage?: (event: { data: object }) => void;
    postMessage(order: (typeof orders)[number]) {
      orders.push(order);
      queueMicrotask(() => this.onmessage?.({ data: answer }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', StandIn);
  return orders;
};

const sources = { pictureOf: async () => undefined, loadFonts: async () => [] };

test('packs the measured pages for the chosen stack, and says so while it does', async () => {
  const orders = standInWorker({ ok: true, result: new Blob() });
  const name = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name(this.download);
  });
  render(<DownloadProject project={{ ...sampleProject(), stack: 'react' }} {...sources} />);
  fireEvent.click(screen.getByRole('button', { name: stackWords.download }));
  expect(screen.getByRole('button', { name: stackWords.packing })).toBeDisabled();
  expect(await screen.findByRole('button', { name: stackWords.download })).toBeEnabled();
  expect(orders.map(({ stack }) => stack)).toEqual(['react']);
  expect(name).toHaveBeenCalledWith('acme-dashboard.zip');
});

test('what goes wrong is said, and can be tried again', async () => {
  standInWorker({ ok: false, message: 'no canvas' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <DownloadProject project={sampleProject()} {...sources} />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: stackWords.download }));
  expect(await screen.findByText(stackWords.failed)).toBeVisible();
  expect(screen.getByRole('button', { name: stackWords.download })).toBeEnabled();
  log.mockRestore();
});

test('there is nothing to download where nothing was measured', () => {
  const { outcomes, ...project } = sampleProject();
  const bare = outcomes.map((outcome) => ({ ...outcome, analysis: { ...outcome.analysis, measurement: undefined } }));
  render(<DownloadProject project={{ ...project, outcomes: bare }} {...sources} />);
  expect(screen.queryByRole('button')).toBeNull();
});
