import { channelsOf } from '../color/channels.ts';
import { meets } from '../geometry.ts';
import type { Hex, Measurement, TextLine } from '../measurement.ts';
import { box, page, text } from '../write/page.fixture.ts';

const CARD = { fill: '#ffffff', border: { color: '#cccccc', width: 1 }, radius: 8 } as const;
const BUTTON = { fill: '#ffffff', border: { color: '#cccccc', width: 1 }, radius: 6 } as const;
const GREY = '#f3f4f6';
const PALETTE: Measurement['palette'] = [
  { hex: GREY, name: 'grey', role: 'background', share: 0.7 },
  { hex: '#ffffff', name: 'white', role: 'surface', share: 0.2 },
  { hex: '#cccccc', name: 'silver', role: 'border', share: 0.05 },
  { hex: '#111111', name: 'black', role: 'text', share: 0.05 },
];

const TEXTS = [
  text('Acme tools', 40, 30, { fontSize: 20, background: GREY }),
  text('Account', 894, 35),
  text('Tools for people who build', 40, 120, { fontSize: 32, background: GREY }),
  text('Fast to build', 64, 210),
  text('Every part is there when you need it', 64, 240),
  text('Safe to change', 564, 210),
  text('Nothing breaks that you did not touch', 564, 240),
];
const ELEMENTS = [
  box('account', 'button', 880, 24, 80, 32, BUTTON),
  box('card-1', 'card', 40, 190, 420, 100, CARD),
  box('card-2', 'card', 540, 190, 420, 100, CARD),
];

/** A page with a button at the top right and two cards. */
export const PAGE = page(TEXTS, ELEMENTS, { palette: PALETTE });

const MENU_TEXTS = ['Profile', 'Team', 'Sign out'].map((words, at) => text(words, 776, 82 + 32 * at));
/** Its menu is open, on which the last entry lies over a card. */
export const MENU_OPEN = page(
  [...TEXTS.filter(({ text: words }) => words !== 'Safe to change'), ...MENU_TEXTS, text('Safe to', 564, 210)],
  [...ELEMENTS, box('menu', 'card', 760, 64, 200, 140, { ...CARD, fill: '#fefefe' })],
  { palette: PALETTE },
);

const mapColors = (measurement: Measurement, to: (hex: Hex) => Hex): Measurement => ({
  ...measurement,
  texts: measurement.texts.map(
    (line): TextLine => ({ ...line, color: to(line.color), background: to(line.background) }),
  ),
  elements: measurement.elements.map((element) => ({
    ...element,
    ...(element.fill && { fill: to(element.fill) }),
    ...(element.border && { border: { ...element.border, color: to(element.border.color) } }),
  })),
  palette: measurement.palette.map((color) => ({ ...color, hex: to(color.hex) })),
});

const DARK: Readonly<Record<Hex, Hex>> = {
  [GREY]: '#0f172a',
  '#ffffff': '#1e293b',
  '#cccccc': '#334155',
  '#111111': '#f1f5f9',
};
/** Every colour is another one. */
export const DARK_THEME = mapColors(PAGE, (hex) => DARK[hex] ?? hex);

/** The page through black at 40 %. */
const dim = (hex: Hex): Hex =>
  `#${channelsOf(hex)
    .map((level) =>
      Math.round(0.6 * level)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const DIMMED = mapColors(PAGE, dim);
const DIALOG_BOX = { x: 400, y: 215, width: 320, height: 140 };
/** A dialog lies on the page behind a backdrop, and covers a part of both cards. */
export const DIALOG = {
  ...DIMMED,
  texts: [
    ...DIMMED.texts.filter((line) => !meets(line.box, DIALOG_BOX)),
    text('Delete this tool?', 420, 240, { fontSize: 20 }),
    text('Delete', 620, 300),
  ],
  elements: [
    ...DIMMED.elements,
    box('dialog', 'dialog', 400, 215, 320, 140, { fill: '#ffffff', radius: 12 }),
    box('delete', 'button', 600, 290, 90, 36, { fill: '#dc2626', radius: 6 }),
  ],
};

/** The first card is wrong: its border is red and thicker, a message below its text makes it higher. */
export const ERROR = page(
  [
    ...TEXTS.map((line) => (line.text === 'Fast to build' ? { ...line, color: '#dc2626' } : line)),
    text('Choose a plan first', 64, 270, { color: '#dc2626' }),
  ],
  [
    ELEMENTS[0]!,
    box('card-1', 'card', 40, 190, 420, 130, { ...CARD, border: { color: '#dc2626', width: 2 } }),
    ELEMENTS[2]!,
  ],
  { palette: PALETTE },
);
