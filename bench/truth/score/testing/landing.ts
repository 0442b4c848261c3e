import type { Truth, TruthPaint } from '../../truth.ts';
import { buildTruth, line, node, type Part } from './build-truth.ts';

const TILE: TruthPaint = { fill: '#fff4e6', radius: [20, 20, 20, 20] };
const SUNRISE = {
  kind: 'linear' as const,
  angle: 180,
  stops: [
    { color: '#ffe8cc', alpha: 1, at: 0 },
    { color: '#ff922b', alpha: 1, at: 1 },
  ],
};

const entry = (text: string, x: number): Part =>
  node('link', [x, 24, 80, 20], { repeat: 1, text }, line(text, x, 24, { fontSize: 16, color: '#5c3d1e' }));

const feature = (title: string, text: string, name: string, y: number): Part =>
  node(
    'card',
    [60, y, 420, 110],
    { paint: TILE, repeat: 2, flow: { direction: 'row', gap: 20, padding: [20, 20, 20, 20] } },
    node('icon', [80, y + 20, 32, 32], { name, paint: { seen: '#e8590c' } }),
    node(
      'group',
      [132, y + 20, 328, 60],
      { flow: { direction: 'column', gap: 6, padding: [0, 0, 0, 0] } },
      node(
        'heading',
        [132, y + 20, 328, 26],
        { level: 3, text: title },
        line(title, 132, y + 20, { fontSize: 22, fontWeight: 700, color: '#5c3d1e' }),
      ),
      node('paragraph', [132, y + 52, 328, 20], {}, line(text, 132, y + 52, { fontSize: 16, color: '#8a6d4b' })),
    ),
  );

/** A page of a bar, an offer before a gradient, three features, a picture and a ring. */
export const LANDING: Truth = buildTruth(
  node(
    'page',
    [0, 0, 1000, 1100],
    {},
    node(
      'nav',
      [0, 0, 1000, 68],
      { flow: { direction: 'row', gap: 40, padding: [24, 60, 24, 60] } },
      entry('Product', 60),
      entry('Pricing', 180),
      entry('Contact', 300),
    ),
    node(
      'section',
      [0, 68, 1000, 420],
      { paint: { gradient: SUNRISE }, flow: { direction: 'column', gap: 24, padding: [80, 60, 80, 60] } },
      node(
        'heading',
        [60, 148, 880, 68],
        { level: 1, text: 'Grow faster together' },
        line('Grow faster together', 60, 148, { fontSize: 56, fontWeight: 800, color: '#3b2506' }),
      ),
      node(
        'paragraph',
        [60, 240, 880, 24],
        {},
        line('Everything your bakery needs in one box', 60, 240, { fontSize: 20, color: '#5c3d1e' }),
      ),
      node(
        'group',
        [60, 288, 380, 56],
        { flow: { direction: 'row', gap: 20, padding: [0, 0, 0, 0] } },
        node(
          'button',
          [60, 288, 180, 56],
          { repeat: 3, paint: { fill: '#e8590c', radius: [28, 28, 28, 28] }, text: 'Begin today' },
          line('Begin today', 96, 306, { fontSize: 18, fontWeight: 600, color: '#ffffff' }),
        ),
        node(
          'button',
          [260, 288, 180, 56],
          { repeat: 3, paint: { fill: '#e8590c', radius: [28, 28, 28, 28] }, text: 'Watch film' },
          line('Watch film', 296, 306, { fontSize: 18, fontWeight: 600, color: '#ffffff' }),
        ),
      ),
    ),
    feature('Fresh', 'Orders arrive before sunrise', 'truck', 520),
    feature('Secure', 'Payments never leave Europe', 'lock', 650),
    feature('Friendly', 'People answer within minutes', 'heart', 780),
    node('image', [520, 520, 420, 240], { paint: { picture: true } }),
    node('chart', [520, 780, 200, 200], {
      paint: { picture: true },
      chart: { kind: 'ring', series: [{ values: [50, 30, 20] }] },
    }),
    node(
      'footer',
      [0, 1020, 1000, 80],
      { paint: { fill: '#3b2506' } },
      line('Made in Vienna', 60, 1050, { fontSize: 16, color: '#ffd8a8' }),
    ),
  ) as Part & { kind: 'node' },
  {
    id: 'landing',
    background: { gradient: SUNRISE },
    palette: {
      background: '#fffaf3',
      accent: '#e8590c',
      painted: [
        { hex: '#fffaf3', share: 0.5 },
        { hex: '#ff922b', share: 0.2 },
        { hex: '#fff4e6', share: 0.1 },
        { hex: '#e8590c', share: 0.02 },
        { hex: '#3b2506', share: 0.07 },
      ],
      pixels: [{ hex: '#fffaf3', share: 0.5 }],
    },
    regions: [
      { roles: ['nav', 'header'], box: [0, 0, 1000, 68] },
      { roles: ['footer'], box: [0, 1020, 1000, 80] },
    ],
    spacing: { unit: 10 },
  },
);
