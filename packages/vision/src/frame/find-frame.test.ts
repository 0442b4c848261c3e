import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Pixels } from '../contract.ts';
import { canvas, drawCaptionButtons, drawLights } from './draw-window.fixture.ts';
import { findFrame } from './find-frame.ts';

/** What a reader would find in the picture of the window's upper part. */
const reading =
  (...lines: { text: string; box: Box }[]) =>
  async (_: Pixels) =>
    lines;

const ADDRESS = { text: 'localhost:5173/settings', box: { x: 120, y: 54, width: 160, height: 14 } };
const TITLE = { text: 'Acme', box: { x: 385, y: 10, width: 30, height: 12 } };

/** Tabs, tools and a line, then a page: 82 high at one device pixel a point. */
const drawBrowser = ({ width = 800, height = 600, page = 0xffffff } = {}) => {
  const drawn = canvas(width, height, page);
  drawn.fill({ x: 0, y: 0, width, height: 41 }, 0xdfe3ea);
  drawn.fill({ x: 0, y: 41, width, height: 40 }, 0xffffff);
  drawn.fill({ x: 100, y: 46, width: 500, height: 30 }, 0xeef1f6);
  drawn.fill({ x: 0, y: 81, width, height: 1 }, 0xdcdfe3);
  return drawn;
};

test('a browser of macOS is recognised by its lights and its address, though its tools are as white as the page', async () => {
  const drawn = drawBrowser();
  drawLights(drawn, 20, 20);
  expect(await findFrame(drawn.pixels, reading(ADDRESS))).toEqual({
    kind: 'browser',
    box: { x: 0, y: 82, width: 800, height: 518 },
    picture: { width: 800, height: 600 },
  });
});

test.each([1, 1.25, 1.5, 2])(
  'a browser of Windows is recognised by its buttons at %d device pixels a point',
  async (scale) => {
    const [width, tabs, tools] = [Math.round(800 * scale), Math.round(41 * scale), Math.round(81 * scale)];
    const drawn = canvas(width, 900, 0xf4f6f8);
    drawn.fill({ x: 0, y: 0, width, height: tabs }, 0x202124);
    drawn.fill({ x: 0, y: tabs, width, height: tools - tabs }, 0x3c3c3c);
    drawCaptionButtons(drawn, Math.round(17 * scale), scale, 0xdddddd);
    const box = { x: 120, y: Math.round(54 * scale), width: 160, height: Math.round(14 * scale) };
    const frame = await findFrame(drawn.pixels, reading({ ...ADDRESS, box }));
    expect(frame?.box).toEqual({ x: 0, y: tools, width, height: 900 - tools });
  },
);

test('tabs below the address belong to the browser: they end in the line that they begin with', async () => {
  const drawn = drawBrowser();
  drawLights(drawn, 20, 20);
  drawn.fill({ x: 400, y: 82, width: 400, height: 31 }, 0xe7e6e8);
  drawn.fill({ x: 0, y: 113, width: 800, height: 1 }, 0xdcdfe3);
  expect((await findFrame(drawn.pixels, reading(ADDRESS)))?.box.y).toBe(114);
});

test('a low bar of the page that ends in a line of its own stays in the page', async () => {
  const drawn = drawBrowser();
  drawLights(drawn, 20, 20);
  drawn.fill({ x: 0, y: 113, width: 800, height: 1 }, 0xc0c4cc);
  expect((await findFrame(drawn.pixels, reading(ADDRESS)))?.box.y).toBe(82);
});

test('a window on the page does not hide the one around it', async () => {
  const drawn = drawBrowser();
  drawCaptionButtons(drawn, 17);
  drawn.fill({ x: 100, y: 140, width: 300, height: 200 }, 0x363538);
  drawLights(drawn, 120, 158);
  expect((await findFrame(drawn.pixels, reading(ADDRESS)))?.box.y).toBe(82);
});

test('a whole screen of Windows ends above its task bar, which has a clock', async () => {
  const drawn = drawBrowser();
  drawCaptionButtons(drawn, 17);
  drawn.fill({ x: 0, y: 552, width: 800, height: 48 }, 0xeef2f8);
  const parts = [[ADDRESS], [{ text: '10:24 AM', box: { x: 730, y: 12, width: 52, height: 10 } }]];
  const frame = await findFrame(drawn.pixels, async () => parts.shift() ?? []);
  expect(frame?.box).toEqual({ x: 0, y: 82, width: 800, height: 552 - 82 });
});

/** A window with a title on a backdrop that shades from left to right. */
const drawOnBackdrop = () => {
  const drawn = canvas(1000, 800, 0);
  for (let x = 0; x < 1000; x++) drawn.fill({ x, y: 0, width: 1, height: 800 }, 0x8050ff + (Math.floor(x / 8) << 8));
  drawn.fill({ x: 100, y: 90, width: 800, height: 620 }, 0xffffff);
  drawn.fill({ x: 100, y: 90, width: 800, height: 36 }, 0x363538);
  drawLights(drawn, 120, 108);
  return drawn;
};

test('a window on a backdrop is found with its lower edge', async () => {
  expect(await findFrame(drawOnBackdrop().pixels, reading(TITLE))).toEqual({
    kind: 'window',
    box: { x: 100, y: 126, width: 800, height: 584 },
    picture: { width: 1000, height: 800 },
  });
});

test('a window beside which something stands is a picture on a page', async () => {
  const drawn = drawOnBackdrop();
  for (let x = 300; x < 700; x += 4) drawn.fill({ x, y: 30, width: 2, height: 20 }, 0xffffff);
  expect(await findFrame(drawn.pixels, reading(TITLE))).toBeUndefined();
});

test('a small window is a picture on a page', async () => {
  const drawn = canvas(1000, 800, 0xffffff);
  drawn.fill({ x: 100, y: 90, width: 400, height: 300 }, 0x363538);
  drawLights(drawn, 120, 108);
  expect(await findFrame(drawn.pixels, reading(ADDRESS))).toBeUndefined();
});

test('lights in a bar of an app’s own tools say nothing of where its page begins', async () => {
  const drawn = drawBrowser();
  drawLights(drawn, 20, 20);
  const tools = ['File', 'Edit', 'View'].map((text, at) => ({
    text,
    box: { x: 90 + 50 * at, y: 14, width: 30, height: 12 },
  }));
  expect(await findFrame(drawn.pixels, reading(...tools))).toBeUndefined();
});

test('a page without buttons of a window has no frame, whatever it says', async () => {
  expect(await findFrame(drawBrowser().pixels, reading(ADDRESS))).toBeUndefined();
});

test.each([
  ['in another order', [0x28c840, 0xfebc2e, 0xff5f57]],
  ['of other colours', [0xff5f57, 0x3b82f6, 0x28c840]],
])('three discs %s are no lights', async (_, colors) => {
  const drawn = drawBrowser();
  for (const [at, color] of colors.entries()) drawn.disc(20 + 20 * at, 20, 12, color);
  expect(await findFrame(drawn.pixels, reading(ADDRESS))).toBeUndefined();
});

test('a bar that runs into the page without an edge has no end that could be told', async () => {
  const drawn = canvas(800, 600, 0xffffff);
  drawLights(drawn, 20, 20);
  expect(await findFrame(drawn.pixels, reading(ADDRESS))).toBeUndefined();
});

test('a picture of hardly more than the bars is about them, however low it is', async () => {
  const draw = (height: number) => {
    const drawn = drawBrowser({ height });
    drawCaptionButtons(drawn, 17);
    return findFrame(drawn.pixels, reading(ADDRESS, { text: '10:24', box: { x: 730, y: 0, width: 52, height: 10 } }));
  };
  expect((await draw(200))?.box.y).toBe(82);
  expect(await draw(110)).toBeUndefined();
  expect(await draw(50)).toBeUndefined();
});
