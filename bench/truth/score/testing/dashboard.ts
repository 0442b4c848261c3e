import type { Truth, TruthPaint } from '../../truth.ts';
import { buildTruth, line, node, type Part } from './build-truth.ts';

const CARD: TruthPaint = {
  fill: '#ffffff',
  radius: [8, 8, 8, 8],
  borders: {
    top: { width: 1, color: '#d0d4e0', style: 'solid' },
    right: { width: 1, color: '#d0d4e0', style: 'solid' },
    bottom: { width: 1, color: '#d0d4e0', style: 'solid' },
    left: { width: 1, color: '#d0d4e0', style: 'solid' },
  },
  shadows: [{ inset: false, x: 0, y: 2, blur: 6, spread: 0, color: '#000000', alpha: 0.1 }],
};
const pill = (fill: string): TruthPaint => ({ fill, radius: [9, 9, 9, 9] });
const ICON: TruthPaint = { seen: '#aab2cc' };

const menuEntry = (text: string, name: string, y: number): Part =>
  node(
    'link',
    [16, y, 168, 32],
    { repeat: 1, flow: { direction: 'row', gap: 12, padding: [8, 8, 8, 8] } },
    node('icon', [24, y + 8, 16, 16], { name, paint: ICON }),
    line(text, 52, y + 8, { color: '#aab2cc' }),
  );

const figure = (label: string, value: string, change: string, x: number): Part =>
  node(
    'card',
    [x, 96, 220, 120],
    { paint: CARD, repeat: 2, flow: { direction: 'column', gap: 12, padding: [16, 16, 16, 16] } },
    node(
      'group',
      [x + 16, 112, 188, 20],
      { flow: { direction: 'row', padding: [0, 0, 0, 0] } },
      line(label, x + 16, 112, { color: '#667085' }),
      node(
        'badge',
        [x + 156, 112, 48, 18],
        { paint: pill('#d1fadf'), text: change },
        line(change, x + 162, 113, { fontSize: 12, color: '#027a48' }),
      ),
    ),
    node(
      'heading',
      [x + 16, 144, 188, 34],
      { level: 3, text: value },
      line(value, x + 16, 144, { fontSize: 28, fontWeight: 700 }),
    ),
  );

const row = (name: string, amount: string, y: number): Part =>
  node(
    'group',
    [216, y, 944, 40],
    { repeat: 3, flow: { direction: 'row', gap: 400, padding: [10, 16, 10, 16] } },
    line(name, 232, y + 10),
    line(amount, 632, y + 10),
  );

/** A page of a menu, three figures, a chart and a table. */
export const DASHBOARD: Truth = buildTruth(
  node(
    'page',
    [0, 0, 1200, 800],
    {},
    node(
      'sidebar',
      [0, 0, 200, 800],
      { paint: { fill: '#1d2440' }, flow: { direction: 'column', gap: 8, padding: [24, 16, 24, 16] } },
      menuEntry('Overview', 'home', 24),
      menuEntry('Reports', 'chart-bar', 64),
      menuEntry('Settings', 'cog', 104),
    ),
    node(
      'header',
      [200, 0, 1000, 64],
      { paint: { fill: '#fbfbfe' }, flow: { direction: 'row', padding: [12, 24, 12, 16] } },
      node(
        'input',
        [216, 12, 300, 40],
        { paint: { ...CARD, shadows: [] }, text: 'Search' },
        line('Search', 228, 22, { color: '#98a2b3' }),
      ),
      node('avatar', [1136, 12, 40, 40], { paint: { picture: true, radius: [20, 20, 20, 20] } }),
    ),
    node(
      'main',
      [200, 64, 1000, 736],
      {},
      node(
        'group',
        [216, 96, 708, 120],
        { flow: { direction: 'row', gap: 24, padding: [0, 0, 0, 0] } },
        figure('Revenue', '$48,200', '+12%', 216),
        figure('Orders', '1,284', '+4%', 460),
        figure('Customers', '932', '+7%', 704),
      ),
      node(
        'card',
        [216, 240, 944, 240],
        { paint: CARD, flow: { direction: 'column', gap: 16, padding: [16, 16, 16, 16] } },
        node(
          'heading',
          [232, 256, 912, 22],
          { level: 2, text: 'Sales per month' },
          line('Sales per month', 232, 256, { fontSize: 18, fontWeight: 600 }),
        ),
        node('chart', [232, 294, 912, 170], {
          paint: { picture: true },
          chart: { kind: 'line', series: [{ values: [10, 40, 25, 60] }], axis: [0, 80] },
        }),
      ),
      node(
        'table',
        [216, 504, 944, 120],
        {},
        row('Ada Lovelace', '$1,200', 504),
        row('Alan Turing', '$860', 544),
        row('Grace Hopper', '$2,410', 584),
      ),
      node(
        'button',
        [216, 648, 140, 40],
        { paint: { fill: '#3538cd', radius: [6, 6, 6, 6] }, text: 'Export data' },
        line('Export data', 236, 658, { color: '#ffffff', fontWeight: 600 }),
      ),
    ),
  ) as Part & { kind: 'node' },
  {
    id: 'dashboard',
    background: { color: '#f5f6fa' },
    palette: {
      background: '#f5f6fa',
      accent: '#3538cd',
      painted: [
        { hex: '#f5f6fa', share: 0.4 },
        { hex: '#1d2440', share: 0.16 },
        { hex: '#ffffff', share: 0.3 },
        { hex: '#3538cd', share: 0.006 },
      ],
      pixels: [{ hex: '#f5f6fa', share: 0.4 }],
    },
    regions: [
      { roles: ['sidebar', 'nav'], box: [0, 0, 200, 800] },
      { roles: ['header'], box: [200, 0, 1000, 64] },
      { roles: ['main'], box: [200, 64, 1000, 736] },
    ],
    spacing: { unit: 8 },
  },
);
