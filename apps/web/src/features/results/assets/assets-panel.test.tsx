import { packGlyph } from '@blueprompt/core/glyph';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { assets as words } from '@/strings/results.ts';
import { AssetsPanel } from './assets-panel.tsx';

const glyph = packGlyph(6, 6, [...'003300003300333333333333003300003300'].map(Number));
const plus: Element = {
  id: 'e1',
  type: 'icon',
  name: 'plus',
  glyph,
  box: { x: 40, y: 40, width: 48, height: 48 },
  confidence: 1,
};
const logo: Element = { id: 'e2', type: 'logo', box: { x: 400, y: 40, width: 160, height: 48 }, confidence: 1 };
const page = (...elements: Element[]): Measurement => ({
  version: 1,
  image: { width: 2400, height: 1600, scale: 2 },
  texts: [],
  elements,
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});

/** A worker that cuts a picture named logo.png, or cannot. */
const cutter = (works: () => boolean) =>
  class {
    onmessage?: (event: { data: unknown }) => void;
    postMessage() {
      const result = new Map([['logo.png', new Blob(['png'])]]);
      queueMicrotask(() =>
        this.onmessage?.({ data: works() ? { ok: true, result } : { ok: false, message: 'no room' } }),
      );
    }
    terminate() {}
  };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #seen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe() {
        this.#seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:cut';
      static override revokeObjectURL = () => {};
    },
  );
});

const show = (measurement: Measurement, url: string | undefined = 'shot.png') => {
  const outcome = { name: 'Home', imageIndex: 0, success: true, analysis: { measurement } };
  const project = { name: 'Acme', uiType: 'webapp', outcomes: [outcome] } as unknown as Project;
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <AssetsPanel
        project={project}
        pageIndex={0}
        measurement={measurement}
        url={url}
        waiting={false}
        loadPicture={async () => new Blob(['shot'])}
      />
    </QueryClientProvider>,
  );
};
const names = () => screen.queryAllByRole('listitem').map((tile) => tile.querySelector('p')?.textContent);

test('files have their names, their sizes in CSS pixels, and buttons to take them along', async () => {
  vi.stubGlobal(
    'Worker',
    cutter(() => true),
  );
  show(page(plus, logo));
  expect(names()).toEqual(['logo.png', 'plus.svg']);
  expect(screen.getByText('80 × 24 px')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.download('plus.svg') })).toBeEnabled();
  expect(screen.getByRole('button', { name: words.copySvg('plus.svg') })).toBeEnabled();
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', 'blob:cut');
  expect(screen.getByRole('button', { name: words.download('logo.png') })).toBeEnabled();
});

test('pictures that cannot be cut are said to be, and tried again', async () => {
  let works = false;
  vi.stubGlobal(
    'Worker',
    cutter(() => works),
  );
  show(page(logo));
  expect(await screen.findByText(words.failed)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.download('logo.png') })).toBeDisabled();
  works = true;
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(await screen.findByRole('presentation')).toBeInTheDocument();
  expect(screen.queryByText(words.failed)).toBeNull();
});

test('without the screenshot there are icons and no pictures', () => {
  show(page(plus, logo), '');
  expect(screen.getByText(words.noScreenshot)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.download('plus.svg') })).toBeEnabled();
});

test('a page without any says so', () => {
  show(page());
  expect(screen.getByText(words.none)).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test('many are shown in part until all are asked for', () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ ...logo, id: `e${at}`, box: { ...logo.box, y: 90 * at } }));
  vi.stubGlobal(
    'Worker',
    cutter(() => true),
  );
  show(page(...many));
  expect(names()).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: words.showAll(15) }));
  expect(names()).toHaveLength(15);
});
