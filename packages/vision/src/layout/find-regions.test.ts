import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import { findRegions } from './find-regions.ts';

const page = { width: 1280, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
const box = (x: number, y: number, width: number, height: number, fill = 0x222222): Shape => ({
  kind: 'box',
  box: { x, y, width, height },
  fill,
  radius: 0,
  busy: 0,
});
const rolesOf = (shapes: Shape[], texts = [textLine('Menu', 20, 300, 60, 12)]) =>
  findRegions(shapes, texts, page).map(
    ({ role, box: { x, y, width, height } }) => `${role} ${x},${y} ${width}×${height}`,
  );

test('a column and a bar leave the main part between them', () => {
  expect(rolesOf([box(0, 0, 240, 800), box(240, 0, 1040, 60, 0xeeeeee)])).toEqual([
    'header 240,0 1040×60',
    'sidebar 0,0 240×800',
    'main 240,60 1040×740',
  ]);
});

test('a card with one row of words that hangs below the top is the bar; with more in it, it is a card', () => {
  const shapes = [box(0, 0, 240, 800), box(266, 12, 988, 62, 0xffffff)];
  const row = [
    textLine('Menu', 20, 300, 60, 12),
    textLine('Search', 300, 37, 60, 12),
    textLine('Star', 1100, 37, 40, 12),
  ];
  expect(rolesOf(shapes, row)[0]).toBe('header 266,12 988×62');
  expect(rolesOf(shapes, [...row, textLine('Below', 300, 58, 60, 12)])[0]).not.toBe('header 266,12 988×62');
});

test('header and sidebar of one colour are recognised by the main part in the corner', () => {
  expect(rolesOf([box(225, 56, 1055, 744, 0xffffff)])).toEqual([
    'header 225,0 1055×56',
    'sidebar 0,0 225×800',
    'main 225,56 1055×744',
  ]);
});

test('the brand in the corner belongs to the bar that goes on beside it, not to the column of many parts below', () => {
  const parts = [box(0, 123, 240, 300, 0x6a008a), box(0, 430, 240, 100, 0x6b008a), box(0, 540, 240, 100, 0x6c0089)];
  const bar = [box(0, 0, 239, 59, 0xfffffe), box(240, 0, 1040, 59, 0xfffffe)];
  const roles = rolesOf([...parts, ...bar, box(240, 59, 1040, 741, 0xf6f8fa)]);
  expect(roles).toContain('sidebar 0,59 240×741');
  expect(roles).not.toContainEqual(expect.stringMatching(/^header 240/));
});

test('a column of many parts ends where words cross its edge', () => {
  const parts = [box(0, 0, 240, 300, 0x6a008a), box(0, 300, 240, 300, 0x6b008a)];
  const menu = textLine('Menu', 20, 300, 60, 12);
  expect(rolesOf(parts, [menu])).toContain('sidebar 0,0 240×800');
  expect(rolesOf(parts, [menu, textLine('The story goes on below', 100, 700, 300, 12)])).toContain(
    'sidebar 0,0 240×600',
  );
});

test('the first column of a mosaic is no sidebar, however many of its tiles stand under each other', () => {
  const tiles = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(column * 427, 100 + row * 234, 426, 232)));
  const texts = tiles.map(({ box: tile }) => textLine('Project', tile.x + 20, tile.y + 200, 80, 14));
  expect(rolesOf(tiles, texts)).not.toContainEqual(expect.stringContaining('sidebar'));
});

test('the band with the copyright is the footer', () => {
  const texts = [textLine('Copyright © 2026', 40, 750, 120, 12)];
  expect(rolesOf([box(0, 0, 1280, 56), box(0, 730, 1280, 70)], texts)).toEqual([
    'header 0,0 1280×56',
    'main 0,56 1280×674',
    'footer 0,730 1280×70',
  ]);
});

test('closing words in a card of a form do not make the page below it a footer', () => {
  const texts = [textLine('Register', 480, 120, 80, 16), textLine('Terms & Conditions', 560, 660, 120, 12)];
  const card = box(436, 76, 408, 648, 0xeeeeee);
  expect(rolesOf([card], texts)).not.toContainEqual(expect.stringContaining('footer'));
  expect(rolesOf([], texts)).toContainEqual(expect.stringContaining('footer'));
});

test('a bar that nothing paints is recognised by texts at both ends of its row', () => {
  const texts = [
    textLine('Brand', 40, 30, 80, 14),
    textLine('Docs', 900, 32, 40, 12),
    textLine('Pricing', 1000, 32, 60, 12),
    textLine('Sign in', 1160, 32, 60, 12),
    textLine('Build faster', 300, 200, 500, 60),
  ];
  expect(rolesOf([], texts)[0]).toBe('header 0,0 1280×74');
});

test('a band of a gradient keeps it', () => {
  const gradient = { from: '#312e81', to: '#7c3aed', angle: 120 };
  const { fill: _, ...band } = box(0, 60, 1280, 300);
  const regions = findRegions(
    [box(0, 0, 1280, 60), { ...band, gradient }],
    [textLine('Ship it', 300, 160, 500, 48, { fontSize: 48 })],
    page,
  );
  expect(regions.filter((region) => region.gradient)).toMatchObject([
    { role: 'header', gradient },
    { role: 'section', gradient },
  ]);
});

test('the painted half of a split page is a section beside the main part, and no bar runs across both', () => {
  const texts = [
    textLine('Brand', 40, 30, 80, 14),
    textLine('Sign in', 700, 30, 60, 14),
    textLine('Help', 1200, 30, 40, 14),
    textLine('Copyright © 2026', 40, 770, 120, 12),
  ];
  expect(rolesOf([box(0, 0, 640, 800, 0x4f46e5)], texts)).toEqual(['main 640,0 640×800', 'section 0,0 640×800']);
});

test('lines between its cells do not keep a bar from being one', () => {
  const cells = [box(0, 0, 900, 60, 0xffffff), box(901, 0, 200, 60, 0xffffff), box(1102, 0, 178, 60, 0xffffff)];
  expect(rolesOf(cells)[0]).toBe('header 0,0 1280×60');
  expect(rolesOf(cells.slice(0, 2))[0]).toBe('main 0,0 1280×800');
});

test('a title, a field and a button in one row at the top are a bar that nothing paints', () => {
  const row = [box(900, 18, 200, 44, 0xffffff), box(1200, 16, 48, 48, 0xeeeeee)];
  const title = [textLine('DASHBOARD', 40, 34, 100, 12)];
  expect(rolesOf([...row, box(40, 128, 300, 200)], title)[0]).toBe('header 0,0 1280×80');
  expect(rolesOf([...row, box(40, 70, 300, 200)], title)[0]).toBe('main 0,0 1280×800');
});

test('a band in the colour of the page that shows again below is no opening', () => {
  const bands = [box(0, 0, 1280, 56), box(0, 56, 1280, 400, 0xffffff), box(0, 456, 1280, 100)];
  const title = [textLine('Welcome', 100, 200, 300, 40, { fontSize: 40 })];
  expect(rolesOf(bands, title).slice(0, 2)).toContain('header 0,56 1280×400');
  expect(rolesOf([...bands, box(0, 556, 1280, 244, 0xffffff)], title)).not.toContain('header 0,56 1280×400');
});

test('the band below the bar opens the page where it has a heading, though a larger one follows', () => {
  const bands = [box(0, 0, 1280, 56), box(0, 56, 1280, 400, 0xb8bcc2), box(0, 456, 1280, 344, 0xffffff)];
  const texts = (fontSize: number) => [
    textLine('Full width', 100, 200, 300, 24, { fontSize }),
    textLine('Backgrounds', 100, 500, 300, 32, { fontSize: 32 }),
  ];
  expect(rolesOf(bands, texts(24))).toContain('header 0,56 1280×400');
  expect(rolesOf(bands, texts(14))).not.toContain('header 0,56 1280×400');
});

test('who made a page is said at its end; a sentence about it elsewhere closes nothing', () => {
  const links = textLine('Made with love by us', 40, 766, 160, 12);
  expect(rolesOf([], [textLine('Text', 40, 300, 60, 12), links])).toContain('footer 0,734 1280×66');
  const sentence = textLine('Built by developers', 40, 600, 160, 12);
  expect(rolesOf([], [sentence])).not.toContainEqual(expect.stringContaining('footer'));
});

test('the footer of a short page ends before the picture does', () => {
  const texts = [textLine('Text', 40, 300, 60, 12), textLine('Copyright © 2026', 600, 700, 120, 12)];
  const tall = { ...page, height: 2000 };
  const footer = findRegions([], texts, tall).find(({ role }) => role === 'footer');
  expect(footer?.box).toEqual({ x: 0, y: 668, width: 1280, height: 76 });
});

test('the tall band that ends a page with few words at its top is no footer', () => {
  const tall = { ...page, height: 3000 };
  const roles = (height: number) =>
    findRegions([box(0, 3000 - height, 1280, height, 0x222222)], [textLine('Gallery', 40, 100, 80, 20)], tall).map(
      ({ role }) => role,
    );
  expect(roles(2600)).not.toContain('footer');
  expect(roles(200)).toContain('footer');
});

test('in a bar of two rows the menu is its own row', () => {
  const entries = ['Home', 'Shop', 'Blog', 'About'].map((word, at) => textLine(word, 200 + at * 100, 106, 50, 12));
  const roles = rolesOf([box(0, 0, 1280, 144)], [textLine('Brand', 40, 30, 80, 20), ...entries]);
  expect(roles).toContain('nav 188,80 374×64');
});
