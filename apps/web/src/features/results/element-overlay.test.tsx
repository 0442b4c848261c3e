import type { Measurement } from '@blueprompt/core/measurement';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copy, explained, inspector, overlay } from '@/strings/results.ts';
import { ElementOverlay } from './element-overlay.tsx';

const page: Measurement = {
  version: 1,
  image: { width: 800, height: 500, scale: 1 },
  texts: [],
  elements: [{ id: 'e1', type: 'button', box: { x: 10, y: 20, width: 80, height: 32 }, confidence: 1 }],
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const show = (measurement: Measurement) =>
  render(<ElementOverlay measurement={measurement} url="shot.png" waiting={false} name="Home" />);
const place = () => screen.getByRole('listbox', { name: overlay.list }).parentElement!;

test('elements are marked on the whole picture', () => {
  show(page);
  expect(place()).toHaveStyle({ left: '0%', top: '0%', width: '100%', height: '100%' });
  expect(screen.queryByText(overlay.frame.browser, { exact: false })).toBeNull();
});

test('elements of a page in a browser window are marked where the page lies, and the window is said to be left out', () => {
  const box = { x: 100, y: 250, width: 800, height: 500 };
  show({ ...page, frame: { kind: 'browser', box, picture: { width: 1000, height: 1000 } } });
  expect(place()).toHaveStyle({ left: '10%', top: '25%', width: '80%', height: '50%' });
  expect(screen.getByRole('img', { name: overlay.screenshot('Home') })).toHaveAttribute('width', '1000');
  expect(screen.getAllByText(overlay.frame.browser, { exact: false }).length).toBeGreaterThan(0);
});

test('on a page without elements nobody is told to point at them', () => {
  show({ ...page, elements: [] });
  expect(screen.getAllByText(overlay.none).length).toBeGreaterThan(0);
  expect(screen.queryByText(overlay.hint)).toBeNull();
  expect(screen.queryByRole('group', { name: overlay.filter })).toBeNull();
});

test('a resized screenshot is said to have approximate sizes', () => {
  show({ ...page, image: { ...page.image, resized: true } });
  expect(screen.getAllByText(overlay.resized, { exact: false }).length).toBeGreaterThan(0);
});

const panel = () => screen.getByRole('region', { name: explained.title });
const residual: Measurement['residual'] = [
  { box: { x: 0, y: 0, width: 400, height: 250 }, kind: 'paint' },
  { box: { x: 500, y: 20, width: 20, height: 20 }, kind: 'ink' },
  { box: { x: 500, y: 60, width: 20, height: 20 }, kind: 'ink' },
];

test('a result from before says nothing of what was explained', () => {
  show(page);
  expect(screen.queryByRole('region', { name: explained.title })).toBeNull();
});

test('the share is told with one decimal, never more than it is, and explained on request', () => {
  show({ ...page, explained: 0.9899, residual });
  expect(panel()).toHaveTextContent('98.9 % of the pixels explained');
  expect(screen.queryByText(explained.meaning)).not.toBeVisible();
  const ask = screen.getByRole('button', { name: explained.ask, expanded: false });
  fireEvent.click(ask);
  expect(ask).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(explained.meaning)).toBeVisible();
});

test('a switch shades what was not understood, with a legend of the kinds that there are', () => {
  const { container } = show({ ...page, explained: 0.75, residual });
  const shades = () => [...container.querySelectorAll('rect[fill^="url(#shade-"]')];
  expect(shades()).toEqual([]);
  fireEvent.click(screen.getByRole('switch', { name: explained.show }));
  expect(shades().map((rect) => rect.getAttribute('fill'))).toEqual([
    'url(#shade-paint)',
    'url(#shade-ink)',
    'url(#shade-ink)',
  ]);
  const kinds = within(screen.getByRole('list', { name: explained.legend })).getAllByRole('listitem');
  expect(kinds.map((kind) => kind.textContent)).toEqual([explained.kinds.paint, explained.kinds.ink]);
  expect(screen.getByRole('option')).toHaveAttribute('stroke-opacity', '0');
  fireEvent.click(screen.getByRole('switch', { name: explained.show }));
  expect(shades()).toEqual([]);
});

test.each([
  [1, explained.everything],
  [0.9998, explained.specks],
])('with nothing to shade at %d there is no switch but a sentence', (share, sentence) => {
  show({ ...page, explained: share, residual: [] });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a clicked element stays picked and marked, and its own prompt can be copied until it is let go', () => {
  const { container } = show(page);
  const marks = () => container.querySelectorAll('[data-picked]');
  fireEvent.click(screen.getByRole('option'));
  fireEvent.pointerOut(screen.getByRole('option'), { pointerType: 'mouse' });
  expect(marks()).toHaveLength(1);
  expect(marks()[0]).toHaveStyle({ left: '1.25%', top: '4%', width: '10%', height: '6.4%' });
  const inspected = within(screen.getByRole('region', { name: inspector.title }));
  expect(inspected.getByRole('button', { name: copy.part })).toBeVisible();
  fireEvent.click(inspected.getByRole('button', { name: overlay.deselect }));
  expect(screen.queryByRole('button', { name: overlay.deselect })).toBeNull();
  expect(marks()).toHaveLength(0);
  expect(screen.getByRole('listbox', { name: overlay.list })).toHaveFocus();
});

test('the facts above the inspector, as on a phone, do not offer its prompt once more', () => {
  show(page);
  const mark = screen.getByRole('option');
  const prompts = () => screen.getAllByRole('button', { name: copy.part });
  fireEvent.pointerOver(mark, { pointerType: 'mouse' });
  const pointedAt = prompts();
  fireEvent.click(mark);
  expect(prompts()).toHaveLength(1);
  expect(prompts()).not.toEqual(pointedAt);
});

test('a picked element shows its CSS and Tailwind, and a second one the distance between them', () => {
  const other = { id: 'e2', type: 'button' as const, box: { x: 114, y: 20, width: 80, height: 32 }, confidence: 1 };
  show({ ...page, elements: [...page.elements, other] });
  fireEvent.click(screen.getByRole('option', { name: /10, 20/ }));
  const inspected = screen.getByRole('region', { name: inspector.title });
  expect(inspected).toHaveTextContent('width: 80px; height: 32px;');
  expect(inspected).toHaveTextContent('w-20 h-8');
  fireEvent.click(screen.getByRole('option', { name: /114, 20/ }), { shiftKey: true });
  expect(within(inspected).getByRole('listitem')).toHaveTextContent('Horizontal gap 24 px');
  // Without a Shift key: the button, then the element.
  fireEvent.click(screen.getByRole('option', { name: /114, 20/ }));
  expect(within(inspected).queryByRole('listitem')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: inspector.measure }));
  fireEvent.click(screen.getByRole('option', { name: /10, 20/ }));
  expect(within(inspected).getByRole('listitem')).toHaveTextContent('24 px');
});
