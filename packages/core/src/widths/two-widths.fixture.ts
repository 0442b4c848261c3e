import type { Measurement } from '../measurement.ts';
import { box, page, text } from '../write/page.fixture.ts';

const FEATURES = ['Fast to build', 'Easy to read', 'Safe to change'];

const CARD = { fill: '#ffffff', border: { color: '#cccccc', width: 1 }, radius: 8 } as const;

/** A page with a menu, a title and three cards side by side. */
export const WIDE: Measurement = page(
  [
    text('Acme tools', 40, 30, { fontSize: 20 }),
    ...['Product', 'Pricing', 'About us'].map((words, at) => text(words, 800 + 100 * at, 32)),
    text('Tools for people who build', 40, 120, { fontSize: 48, fontWeight: 700 }),
    ...FEATURES.map((words, at) => text(words, 64 + 380 * at, 280)),
    ...FEATURES.map((_, at) => text(`Card number ${at + 1} says more`, 64 + 380 * at, 310)),
  ],
  FEATURES.map((_, at) => box(`card-${at + 1}`, 'card', 40 + 380 * at, 250, 360, 120, CARD)),
  { image: { width: 1200, height: 500, scale: 1 } },
);

/** The same on a phone: the menu is behind an icon, the cards are one below the other. */
export const NARROW: Measurement = page(
  [
    text('Acme tools', 16, 20, { fontSize: 20 }),
    text('Tools for people who build', 16, 80, { fontSize: 24, fontWeight: 700 }),
    ...FEATURES.map((words, at) => text(words, 40, 170 + 140 * at)),
    ...FEATURES.map((_, at) => text(`Card number ${at + 1} says more`, 40, 200 + 140 * at)),
  ],
  [
    box('menu', 'icon', 350, 16, 24, 24, { name: 'menu', ink: '#111111' }),
    ...FEATURES.map((_, at) => box(`card-${at + 1}`, 'card', 16, 140 + 140 * at, 358, 120, CARD)),
  ],
  { image: { width: 390, height: 600, scale: 1 } },
);
