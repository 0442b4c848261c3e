import type { Measurement } from '@blueprompt/core/measurement';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overlay } from '@/strings/results.ts';
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

test('a resized screenshot is said to have approximate sizes', () => {
  show({ ...page, image: { ...page.image, resized: true } });
  expect(screen.getAllByText(overlay.resized, { exact: false }).length).toBeGreaterThan(0);
});
