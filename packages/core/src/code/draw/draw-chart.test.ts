import { expect, test } from 'vitest';
import { drawChart } from './draw-chart.ts';

const box = { x: 100, y: 50, width: 200, height: 100 };

test('slices are arcs from the top, clockwise', () => {
  const slices = [
    { color: '#4e73df', from: 0, to: 90 },
    { color: '#1cc88a', from: 90, to: 360 },
  ];
  expect(drawChart({ ring: { x: 200, y: 100, radius: 50, inner: 0, slices } }, box)).toBe(
    "<g transform='translate(-100 -50)'>" +
      "<path fill='#4e73df' d='M200.00 50.00A50 50 0 0 1 250.00 100.00L200.00 100.00z'/>" +
      "<path fill='#1cc88a' d='M250.00 100.00A50 50 0 1 1 200.00 50.00L200.00 100.00z'/></g>",
  );
});

test('a line is a stroke over its fill', () => {
  const points = [
    { x: 100, y: 120 },
    { x: 200, y: 60 },
    { x: 300, y: 90 },
  ];
  const curve = { color: '#4e73df', width: 2, isSmooth: false, points };
  expect(drawChart({ curves: [{ ...curve, fill: { from: '#f6f8fd', to: '#f6f8fd', base: 150 } }] }, box)).toBe(
    "<g transform='translate(-100 -50)'>" +
      "<path fill='#f6f8fd' d='M100 120L200 60L300 90L300 150L100 150z'/>" +
      "<path fill='none' stroke='#4e73df' stroke-width='2' d='M100 120L200 60L300 90'/></g>",
  );
});

test('a smooth line bends through its points, and never passes them', () => {
  const points = [
    { x: 100, y: 120 },
    { x: 200, y: 60 },
    { x: 300, y: 120 },
  ];
  expect(drawChart({ curves: [{ color: '#4e73df', width: 2, isSmooth: true, points }] }, box)).toContain(
    "d='M100 120C120 108 160 60 200 60C240 60 280 108 300 120'",
  );
});

test('bars are rectangles with their corners and borders', () => {
  const boxes = [{ x: 120, y: 80, width: 16, height: 60 }];
  const rows = [{ color: '#ffe0e6', border: '#ff6787', boxes }];
  expect(drawChart({ bars: { direction: 'vertical', arranged: 'single', base: 140, radius: 4, rows } }, box)).toContain(
    "<rect x='120' y='80' width='16' height='60' rx='4' fill='#ffe0e6' stroke='#ff6787'/>",
  );
});
