import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { blueprint as words } from '@/strings/results.ts';
import { pageWidths } from './page-widths.ts';
import { WidthControl } from './width-control.tsx';

const Control = ({ original }: { original: number }) => {
  const [width, setWidth] = useState(original);
  return (
    <WidthControl widths={pageWidths(original)} original={original} width={width} disabled={false} onWidth={setWidth} />
  );
};

test('the widths to try hold the screenshot’s own once, in order', () => {
  expect(pageWidths(1440)).toEqual({ presets: [360, 768, 1024, 1440, 1920], min: 320, max: 1920 });
  expect(pageWidths(768).presets).toEqual([360, 768, 1024, 1920]);
  expect(pageWidths(2560)).toEqual({ presets: [360, 768, 1024, 1920, 2560], min: 320, max: 2560 });
  expect(pageWidths(200).min).toBe(200);
});

test('the narrower widths that a page was measured at are there, in place of usual ones next to them', () => {
  expect(pageWidths(1440, [768, 390])).toEqual({ presets: [390, 768, 1024, 1440, 1920], min: 320, max: 1920 });
  expect(pageWidths(1440, [300]).min).toBe(300);
});

test('a usual width is taken by its button, any other by the slider and its keys', () => {
  render(<Control original={1440} />);
  const slider = screen.getByRole('slider', { name: words.anyWidth });
  expect(screen.getByRole('radio', { name: words.original })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: '768' }));
  expect(slider).toHaveAttribute('aria-valuetext', '768 px');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider).toHaveAttribute('aria-valuetext', '784 px');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.change(slider, { target: { value: '1920' } });
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  expect(screen.getByRole('radio', { name: '1920' })).toBeChecked();
});
