import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TruthNode } from '../truth.ts';
import { labelPage } from './label-page.ts';
import { launchBrowser, openPage } from './open-page.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await openPage(browser, 'about:blank', { width: 640, height: 480 }, { settleMs: 0 });
});
afterAll(() => browser.close());

const buttonOf = async (html: string): Promise<TruthNode | undefined> => {
  await page.setContent(`<!doctype html><style>body{margin:0;font:16px/24px sans-serif}</style>${html}`);
  const { truth } = await labelPage(page, { id: 'test' });
  return truth.nodes.find(({ type }) => type === 'button');
};
const HERO = 'position:relative;height:300px;padding:60px';
const WHITE =
  '<a class="btn" style="display:inline-block;padding:10px 20px;background:#fff;border-radius:8px">Start</a>';

test.each([
  [
    'a gradient of its section',
    `<section style="${HERO};background:linear-gradient(90deg,#40c,#c04)">${WHITE}</section>`,
  ],
  [
    'a gradient that lies behind its section',
    `<section style="${HERO}"><div style="position:absolute;inset:0;background:linear-gradient(90deg,#40c,#c04)"></div><div style="position:relative">${WHITE}</div></section>`,
  ],
])('a white button is painted on %s', async (_, html) => {
  const button = await buttonOf(html);
  expect(button).toMatchObject({ painted: true, paint: { fill: '#ffffff', radius: [8, 8, 8, 8] } });
});

test('a see-through fill on a gradient is painted and has no colour of its own', async () => {
  const glass = WHITE.replace('#fff', '#fff3');
  const button = await buttonOf(
    `<section style="${HERO};background:linear-gradient(90deg,#40c,#c04)">${glass}</section>`,
  );
  expect(button?.painted).toBe(true);
  expect(button?.paint?.fill).toBeUndefined();
});

test('a white button on white is not painted', async () => {
  const button = await buttonOf(`<section style="${HERO};background:#fff">${WHITE}</section>`);
  expect(button?.painted).toBe(false);
});
