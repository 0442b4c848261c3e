import { expect, test } from 'vitest';
import type { Element, Measurement } from '../../measurement.ts';
import { styleElement } from './element-style.ts';

const box = { x: 10, y: 20, width: 120, height: 40 };
const page: Measurement = {
  version: 1,
  image: { width: 800, height: 500, scale: 1 },
  texts: [
    {
      text: 'Create report',
      box: { x: 26, y: 32, width: 88, height: 14 },
      fontSize: 14,
      fontWeight: 600,
      fontClass: 'sans',
      color: '#ffffff',
      background: '#2563eb',
      align: 'center',
      confidence: 1,
      words: [],
    },
  ],
  elements: [],
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const button: Element = {
  id: 'e1',
  type: 'button',
  box,
  fill: '#2563eb',
  radius: 6,
  border: { color: '#1d4ed8', width: 1 },
  text: 'Create report',
  confidence: 1,
};

test('a button is told by its size, paint and words, in both notations', () => {
  expect(styleElement(page, button)).toEqual({
    css: [
      'width: 120px;',
      'height: 40px;',
      'background: #2563eb;',
      'border: 1px solid #1d4ed8;',
      'border-radius: 6px;',
      'font-size: 14px;',
      'font-weight: 600;',
      'color: #ffffff;',
    ].join('\n'),
    tailwind: 'w-30 h-10 rounded-md border border-[#1d4ed8] bg-[#2563eb] text-[14px] font-semibold text-[#ffffff]',
  });
});

test('padding and gap come from the page tree; a box without words has no typography', () => {
  const flow = { direction: 'column', gap: 8, padding: { top: 16, right: 16, bottom: 16, left: 16 } };
  const tree = {
    id: 'page',
    kind: 'page',
    type: 'page',
    box,
    children: [{ id: 'e2', kind: 'element', type: 'card', box, flow, children: [] }],
  };
  const { css } = styleElement({ ...page, tree: { root: tree, repeats: [] } } as unknown as Measurement, {
    ...button,
    id: 'e2',
    type: 'card',
    text: undefined,
  });
  expect(css).toContain('padding: 16px;\ngap: 8px;');
  expect(css).not.toContain('font-size');
});

test('a picture has no average colour for a background', () => {
  const { css } = styleElement(page, {
    ...button,
    type: 'image',
    text: undefined,
    tones: { columns: 1, rows: 1, colors: ['#112233'] } as unknown as Element['tones'],
  });
  expect(css).not.toContain('background');
});

test.each([
  [{ top: 8, right: 16, bottom: 8, left: 16 }, 'padding: 8px 16px;'],
  [{ top: 8, right: 16, bottom: 4, left: 16 }, 'padding: 8px 16px 4px;'],
  [{ top: 8, right: 16, bottom: 8, left: 0 }, 'padding: 8px 16px 8px 0;'],
  [{ top: 8, right: 0, bottom: 0, left: 0 }, 'padding-top: 8px;'],
])('a padding of %o is written as people write it', (padding, expected) => {
  const child = { id: 'e2', kind: 'element', type: 'card', box, flow: { direction: 'column', padding }, children: [] };
  const root = { id: 'page', kind: 'page', type: 'page', box, children: [child] };
  const { css } = styleElement({ ...page, tree: { root, repeats: [] } } as unknown as Measurement, {
    ...button,
    id: 'e2',
  });
  expect(css.match(/^padding.*$/gm)).toEqual([expected]);
});
