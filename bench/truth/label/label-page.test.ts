import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Truth, TruthNode, TruthType } from '../truth.ts';
import { labelPage } from './label-page.ts';
import { launchBrowser, openPage } from './open-page.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openPage(browser, 'about:blank', { width: 640, height: 480 }, { settleMs: 0 });
});
afterAll(() => browser.close());

const PLAIN = '<style>*{box-sizing:border-box}body{margin:0;font:16px/24px sans-serif;color:#111}</style>';

async function label(html: string, on = page): Promise<Truth> {
  await on.setContent(`<!doctype html>${PLAIN}${html}`);
  const { truth, isStable } = await labelPage(on, { id: 'test' });
  expect(isStable).toBe(true);
  return truth;
}
const all = ({ nodes }: Truth, type: TruthType): TruthNode[] => nodes.filter((node) => node.type === type);
const one = (truth: Truth, type: TruthType): TruthNode => {
  const found = all(truth, type);
  expect(found.map((node) => node.type)).toEqual([type]);
  return found[0]!; // just counted
};
const parentOf = ({ nodes }: Truth, { parent }: TruthNode): TruthNode | undefined => nodes[parent ?? -1];

const CARD = 'background:#eef;border:1px solid #88a;border-radius:8px';

describe('the tree', () => {
  test('runs through shadow roots and slots', async () => {
    const truth = await label(`<x-card><button style="background:#06c">Save</button><p>Slotted words</p></x-card>
      <script>customElements.define('x-card', class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<div style="width:300px;padding:20px;${CARD}"><h2>Inside</h2><slot></slot></div>'; } })</script>`);
    const card = one(truth, 'card');
    expect(parentOf(truth, one(truth, 'button'))).toBe(card);
    expect(parentOf(truth, one(truth, 'paragraph'))).toBe(card);
    expect(truth.texts.map(({ text }) => text).sort()).toEqual(['Inside', 'Save', 'Slotted words']);
    expect(one(truth, 'heading').text).toBe('Inside');
  });

  test('collapses wrappers that paint nothing and hold one thing', async () => {
    const truth = await label(
      `<div><div style="padding:8px"><div style="width:200px;height:90px;${CARD}"><div><div><input><input></div></div></div></div></div>`,
    );
    expect(truth.nodes.map(({ type, parent }) => [type, parent])).toEqual([
      ['page', undefined],
      ['card', 0],
      ['input', 1],
      ['input', 1],
    ]);
  });

  test('lists what is painted later above, whatever the order in the document', async () => {
    const box = (name: string, style: string) =>
      `<div data-truth="card" class="${name}" style="position:absolute;top:40px;height:80px;width:100px;${CARD};${style}"></div>`;
    const truth = await label(
      box('high', 'left:20px;z-index:3') +
        box('low', 'left:60px;width:260px;z-index:-1;background:#fee') +
        box('mid', 'left:100px;background:#efe'),
    );
    const cards = all(truth, 'card');
    const byLayer = [...cards].sort((a, b) => a.layer! - b.layer!).map(({ box: [x] }) => x);
    expect(byLayer).toEqual([60, 100, 20]);
  });

  test('takes the type that the page names, and none where it says so', async () => {
    const truth = await label(
      `<div data-truth="badge" style="width:200px;height:60px;${CARD}">Odd</div><nav data-truth="none"><a href="#">One</a></nav>`,
    );
    expect(one(truth, 'badge').box).toEqual([0, 0, 200, 60]);
    expect(all(truth, 'nav')).toEqual([]);
  });
});

describe('what can be seen', () => {
  test('leaves out what something opaque covers', async () => {
    const cover = '<div style="position:absolute;inset:0 0 auto 0;height:100px;background:#fff"></div>';
    const truth = await label(`<button style="background:#06c;margin:10px">Gone</button>${cover}`);
    expect(all(truth, 'button')).toEqual([]);
    expect(truth.texts).toEqual([]);
  });

  test('marks what a scrolling box cuts as partial', async () => {
    const truth = await label(
      `<div style="height:60px;overflow:hidden"><div style="height:100px;width:200px;${CARD}"></div></div>`,
    );
    expect(one(truth, 'card')).toMatchObject({ partial: true, box: [0, 0, 200, 60] });
  });

  test('leaves out what has the colour of what it lies on', async () => {
    const truth = await label(
      `<button style="background:#fff;border:0;color:#fff">Ghost</button><img alt="" width="80" height="40" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`,
    );
    expect(truth.texts).toEqual([]);
    expect(all(truth, 'image')).toEqual([]);
  });

  test('dims the colours below the backdrop of a dialog', async () => {
    const truth = await label(`<div style="width:200px;height:100px;${CARD};background:#ffffff"></div>
      <div style="position:fixed;inset:0;background:rgba(0,0,0,.5)"><div role="dialog" style="margin:200px auto;width:300px;height:120px;background:#fff">Hello</div></div>`);
    expect(one(truth, 'card').paint).toMatchObject({ fill: '#7f7f7f', seen: '#7f7f7f' });
    expect(one(truth, 'dialog').paint?.fill).toBe('#ffffff');
  });
});

describe('paint', () => {
  test('is parsed: gradient, shadow, borders by side, radius in percent', async () => {
    const truth =
      await label(`<div style="width:200px;height:100px;background:linear-gradient(to right,#ff0000,rgba(0,0,255,.5) 80%);
      box-shadow:0 4px 12px 2px rgba(0,0,0,.25),0 0 0 0 #000;border-bottom:3px solid #008000;border-radius:10% / 50%"></div>`);
    expect(one(truth, 'card').paint).toMatchObject({
      gradient: {
        kind: 'linear',
        angle: 90,
        stops: [
          { color: '#ff0000', alpha: 1, at: 0 },
          { color: '#0000ff', alpha: 0.5, at: 0.8 },
        ],
      },
      shadows: [{ inset: false, x: 0, y: 4, blur: 12, spread: 2, color: '#000000', alpha: 0.25 }],
      borders: { bottom: { width: 3, color: '#008000', style: 'solid' } },
      radius: [20, 20, 20, 20],
    });
    expect(one(truth, 'card').paint?.borders).not.toHaveProperty('top');
  });

  test('composites see-through fills and shrinks corners that do not fit', async () => {
    const truth = await label(
      '<button style="width:100px;height:40px;border:0;border-radius:999px;background:rgba(0,0,255,.5)">Go</button>',
    );
    expect(one(truth, 'button').paint).toMatchObject({ fill: '#7f7fff', radius: [20, 20, 20, 20] });
  });

  test('tells a hard ring of a shadow as a border', async () => {
    const truth = await label('<div style="width:200px;height:80px;box-shadow:inset 0 0 0 2px #cc0000"></div>');
    expect(one(truth, 'card').paint?.borders?.left).toEqual({ width: 2, color: '#cc0000', style: 'solid' });
  });

  test('counts what a pseudo element or the cells of a row draw for an element', async () => {
    const truth =
      await label(`<div class="ringed" data-truth="card" style="position:relative;width:200px;height:80px"></div>
      <style>.ringed::after{content:"";position:absolute;inset:0;border:1px solid #cc0000;border-radius:6px}</style>
      <table><tr><td style="background:#ddeeff">One</td><td style="background:#ddeeff">Two</td></tr><tr><td>Three</td><td>Four</td></tr></table>`);
    expect(one(truth, 'card').paint).toMatchObject({ borders: { top: { color: '#cc0000' } }, radius: [6, 6, 6, 6] });
    const rows = all(truth, 'group').filter(({ tag }) => tag === 'tr');
    expect(rows.map(({ painted, paint }) => [painted, paint?.fill])).toEqual([
      [true, '#ddeeff'],
      [false, undefined],
    ]);
    expect(all(truth, 'group').length).toBe(2);
  });

  test('knows the background of the page, also where a wrapper paints it', async () => {
    const plain = await label('<style>body{background:#123456}</style><p style="color:#fff">Words</p>');
    expect(plain.background).toEqual({ color: '#123456' });
    const wrapped = await label(
      '<div style="min-height:100vh;padding:1px;background:#eeeeee"><p>Words</p><p>More</p></div>',
    );
    expect(wrapped.background).toEqual({ color: '#eeeeee' });
    expect(all(wrapped, 'section')).toEqual([]);
  });
});

describe('text', () => {
  test('has a content area, a line box as high as its line, and the ink of its letters', async () => {
    const draw = (lineHeight: number) =>
      label(
        `<div style="font:700 20px/${lineHeight}px monospace;letter-spacing:1px;color:#cc0000;padding:10px">xxx</div>`,
      );
    const [even, odd] = [await draw(40), await draw(41)];
    const [line] = even.texts;
    expect(line).toMatchObject({
      text: 'xxx',
      fontSize: 20,
      fontWeight: 700,
      lineHeight: 40,
      letterSpacing: 1,
      color: '#cc0000',
    });
    // Browsers round the half of what a line adds: which of the two it is exact for depends on the font of the machine.
    const boxes = [even, odd].map(({ texts }) => texts[0]!.lineBox!); // one text was drawn
    expect(boxes.map(([, , , high]) => high)).toEqual([40, 41]);
    const tops = boxes.map(([, top]) => top);
    expect(tops).toContain(10);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(9.5);
    expect(Math.max(...tops)).toBeLessThanOrEqual(10.5);
    const [, inkTop, , inkHigh] = line!.ink!;
    expect(inkHigh).toBeGreaterThan(8);
    expect(inkHigh).toBeLessThan(14);
    expect(inkTop).toBeGreaterThan(line!.box[1]);
  });

  test('is cut into visual lines of one block', async () => {
    const truth = await label('<p style="width:100px;margin:0">several words that wrap</p>');
    expect(new Set(truth.texts.map(({ block }) => block)).size).toBe(1);
    expect(truth.texts.length).toBeGreaterThan(1);
    expect(truth.texts.map(({ node }) => truth.nodes[node!]!.type)).toEqual(truth.texts.map(() => 'paragraph')); // every line has a node
  });

  test('of controls is read too', async () => {
    const truth = await label(
      '<input placeholder="Your name" style="border:1px solid #888;padding:4px 10px"><select><option>First</option></select>',
    );
    expect(truth.texts.map(({ text, control }) => [text, control])).toEqual([
      ['Your name', true],
      ['First', true],
    ]);
    expect(one(truth, 'input').text).toBe('Your name');
  });
});

describe('controls and icons', () => {
  test('that a library draws itself are where they are seen', async () => {
    const truth = await label(`<label><span style="position:relative;display:inline-block;width:18px;height:18px">
      <input type="checkbox" checked style="position:absolute;inset:0;opacity:0;margin:0"><span style="display:block;width:18px;height:18px;background:#06c;border-radius:4px"></span></span> Remember me</label>
      <div><label style="position:relative;padding-left:30px" class="drawn"><input type="radio" style="position:absolute;opacity:0">Pick</label></div>
      <style>.drawn::before{content:"";position:absolute;left:0;top:2px;width:20px;height:20px;border:2px solid #333;border-radius:50%}</style>`);
    expect(one(truth, 'checkbox')).toMatchObject({ painted: true, paint: { fill: '#0066cc', radius: [4, 4, 4, 4] } });
    expect(one(truth, 'checkbox').box.slice(2)).toEqual([18, 18]);
    expect(one(truth, 'radio').box.slice(2)).toEqual([24, 24]);
  });

  test('whose role is on a hidden element are where they are seen', async () => {
    const truth =
      await label(`<div><button role="switch" style="position:absolute;opacity:0;width:1px;height:1px;padding:0;border:0"></button>
      <div style="width:40px;height:20px;background:#080;border-radius:10px;padding:2px"><div style="width:16px;height:16px;border-radius:8px;background:#fff"></div></div></div>`);
    expect(one(truth, 'switch').box.slice(2)).toEqual([40, 20]);
  });

  test('have the frame that is painted for them', async () => {
    const truth = await label(
      '<div style="display:flex;width:240px;height:40px;border:1px solid #888;border-radius:6px;padding:0 8px"><input style="border:0;outline:0;flex:1;background:none" value="Anna"></div>',
    );
    expect(one(truth, 'input')).toMatchObject({ box: [0, 0, 240, 40], painted: true, text: 'Anna' });
  });

  test('of the usual icon sets have their name', async () => {
    const svg = '<path d="M0 0h20v20H0z"/>';
    const truth = await label(`<svg class="lucide lucide-arrow-right" width="20" height="20">${svg}</svg>
      <svg class="icon" width="20" height="20" data-truth-name="shoppingCart">${svg}</svg>
      <svg width="20" height="20"><use href="#icon-home"/>${svg}</svg>`);
    expect(all(truth, 'icon').map(({ name }) => name)).toEqual(['arrow-right', 'shopping-cart', 'home']);
  });

  test('a drawing of letters alone is no icon', async () => {
    const truth = await label(
      '<div style="width:40px;height:40px;border-radius:50%;background:#146"><svg width="40" height="40"><text x="20" y="25" fill="#fff" text-anchor="middle">AB</text></svg></div>',
    );
    expect(all(truth, 'icon')).toEqual([]);
    expect(truth.texts.map(({ text }) => text)).toEqual(['AB']);
  });

  test('a chart has the data that the page gives it', async () => {
    const chart = {
      kind: 'bar',
      series: [{ name: 'Sales', color: '#0066cc', values: [3, 5] }],
      labels: ['a', 'b'],
      axis: [0, 5],
    };
    const truth = await label(
      `<div data-truth-chart='${JSON.stringify(chart)}' style="width:200px;height:100px"><svg width="200" height="100"><rect x="20" y="20" width="40" height="80" fill="#06c"/></svg></div>`,
    );
    expect(one(truth, 'chart')).toMatchObject({ box: [0, 0, 200, 100], chart });
  });
});

describe('layout', () => {
  const item = (style = '') => `<div style="width:100px;height:50px;${CARD};${style}"></div>`;
  test('of a flexible row: gap, padding and alignment', async () => {
    const truth = await label(
      `<div style="display:flex;align-items:center;gap:12px;padding:10px 20px;width:400px;background:#dde">${item()}${item('height:70px')}${item()}</div>`,
    );
    const [row] = all(truth, 'card');
    expect(row!.flow).toEqual({
      direction: 'row',
      gap: 12,
      padding: [10, 20, 10, 20],
      align: 'center',
      justify: 'start',
    }); // the row is the first card
  });

  test('of a card whose sections bring the padding', async () => {
    const truth = await label(
      `<div style="width:300px;${CARD}"><div style="padding:20px 24px"><h3 style="margin:0">One</h3></div><div style="padding:20px 24px"><p style="margin:0">Two</p></div></div>`,
    );
    expect(one(truth, 'card').flow).toMatchObject({ direction: 'column', gap: 40, padding: [21, 25, 21, 25] });
  });

  test('of a grid: columns and both gaps', async () => {
    const truth = await label(
      `<div style="display:grid;grid-template-columns:repeat(3,100px);gap:8px 16px">${item().repeat(6)}</div>`,
    );
    expect(truth.nodes[0]!.flow).toMatchObject({ direction: 'grid', columns: 3, gap: 8, columnGap: 16 });
  });

  test('of blocks under each other: equal margins are a gap, uneven ones are none', async () => {
    const column = await label(item('margin-bottom:14px').repeat(3));
    expect(column.nodes[0]!.flow).toMatchObject({ direction: 'column', gap: 14 });
    const uneven = await label(item('margin-bottom:14px') + item('margin-bottom:30px') + item());
    expect(uneven.nodes[0]!.flow).not.toHaveProperty('gap');
  });

  test('numbers siblings of one structure as one set', async () => {
    const card = (title: string) =>
      `<div style="width:150px;height:90px;${CARD}"><h3>${title}</h3><button style="background:#06c">Buy</button></div>`;
    const truth = await label(`<div style="display:flex;gap:10px">${card('One')}${card('Two')}${card('Three')}</div>
      <ul style="margin:0"><li>first</li><li>second</li><li>third</li></ul>`);
    expect(new Set(all(truth, 'card').map(({ repeat }) => repeat)).size).toBe(1);
    expect(all(truth, 'card')[0]!.repeat).toBeDefined();
    const entries = all(truth, 'group').filter(({ tag }) => tag === 'li');
    expect(entries.length).toBe(3);
    expect(new Set(entries.map(({ repeat }) => repeat)).size).toBe(1);
    expect(entries[0]!.repeat).not.toBe(all(truth, 'card')[0]!.repeat);
  });
});

test('lengths are pixels of the picture on a screen with two pixels a point', async () => {
  const sharp = await openPage(
    browser,
    'about:blank',
    { width: 320, height: 240, scale: 2, isMobile: false },
    { settleMs: 0 },
  );
  const truth = await label(
    `<div style="display:flex;gap:8px;padding:16px"><button style="width:80px;height:30px;background:#06c;border:0;border-radius:4px">Go</button><button style="width:80px;height:30px;background:#06c;border:0">On</button></div>`,
    sharp,
  );
  await sharp.context().close();
  expect([truth.width, truth.height, truth.scale]).toEqual([640, 480, 2]);
  expect(all(truth, 'button')[0]).toMatchObject({ box: [32, 32, 160, 60], paint: { radius: [8, 8, 8, 8] } });
  expect(truth.nodes[0]!.flow).toMatchObject({ gap: 16, padding: [32, 32, 32, 32] });
});
