import { describe, expect, test } from 'vitest';
import { PageTree } from '../page-tree.ts';
import { buildPageTree } from './build-page-tree.ts';
import type { TreeFacts } from './draft.ts';
import { box, element, find, line, show } from './page.fixture.ts';
import { withParents } from './with-parents.ts';

const WHITE = { fill: '#ffffff' };
const facts = (more: Partial<TreeFacts>): TreeFacts => ({
  image: { width: 800, height: 600, scale: 1 },
  texts: [],
  elements: [],
  regions: [],
  ...more,
});
const card = (at: number) => element(`card${at}`, 'card', box(20 + 260 * at, 100, 240, 90), WHITE);

describe('buildPageTree', () => {
  const page = facts({
    elements: [0, 1, 2].flatMap((at) => [
      card(at),
      element(`icon${at}`, 'icon', box(36 + 260 * at, 116, 22, 22)),
      element(`title${at}`, 'heading', box(68 + 260 * at, 120, 100, 13)),
    ]),
    texts: [0, 1, 2].flatMap((at) => [
      line(`Title ${at}`, 68 + 260 * at, 120, 100),
      line(`Some note ${at}`, 68 + 260 * at, 144, 120),
    ]),
  });
  const tree = buildPageTree(page);

  test('items of a list are one set of icon beside title and note', () => {
    expect(show(tree.root)).toBe(
      'page(card0(icon0 (title0(Title 0) Some note 0)) card1(icon1 (title1(Title 1) Some note 1)) card2(icon2 (title2(Title 2) Some note 2)))',
    );
    expect(tree.repeats[0]).toMatchObject({ items: ['card0', 'card1', 'card2'] });
    expect(find(tree.root, ({ id }) => id === 'card1')?.repeat).toBe('repeat-1');
  });

  test('flow is told in CSS boxes', () => {
    expect(tree.root.flow).toMatchObject({ direction: 'row', gap: 20 });
    expect(find(tree.root, ({ id }) => id === 'card0')?.flow).toMatchObject({ direction: 'row', gap: 12 });
  });

  test('one drawing that was found twice is in the tree once', () => {
    const pictures = (outer: 'image' | 'logo', inner: 'image' | 'logo', width: number) =>
      show(
        buildPageTree(
          facts({
            elements: [
              element('outer', outer, box(100, 100, 110, 34)),
              element('inner', inner, box(102, 103, width, 31)),
              element('other', 'image', box(400, 300, 110, 34)),
            ],
          }),
        ).root,
      );
    expect(pictures('image', 'logo', 108)).toBe('page(inner other)');
    expect(pictures('image', 'logo', 80)).toBe('page(inner other)');
    expect(pictures('image', 'logo', 40)).toBe('page((outer inner) other)');
    expect(pictures('logo', 'logo', 108)).toBe('page(outer other)');
    expect(pictures('logo', 'logo', 40)).toBe('page(outer other)');
    expect(pictures('logo', 'image', 40)).toBe('page(outer other)');
    expect(pictures('image', 'image', 108)).toBe('page(outer other)');
  });

  test('texts name the lines that they are made of', () => {
    expect(find(tree.root, ({ text }) => text === 'Some note 2')?.lines).toEqual([5]);
  });

  test('a region as large as the page is the page, unless it is a photo behind all of it', () => {
    const texts = [line('Hello', 40, 40, 60)];
    const region = { role: 'main' as const, box: box(0, 0, 800, 600), fill: '#332211' };
    const rootOf = (more: object) => show(buildPageTree(facts({ texts, regions: [{ ...region, ...more }] })).root);
    expect(rootOf({})).toBe('page(Hello)');
    expect(rootOf({ picture: true })).toBe('page(region-1(Hello))');
  });

  test('a gradient behind a header and the top of the main part is beside the main part, so that the header is not in that', () => {
    const hero = element('hero', 'shape', box(0, 0, 800, 400), {
      gradient: { angle: 180, from: '#8c004a', to: '#d930c1' },
    });
    const header = element('header', 'header', box(0, 0, 800, 50));
    const regions = [{ role: 'main' as const, box: box(0, 50, 800, 550) }];
    const texts = [line('Acme', 40, 18, 60), line('Raise your work', 300, 180, 200), line('Below it', 300, 480, 200)];
    const { root } = buildPageTree(facts({ elements: [header], paints: [hero], regions, texts }));
    expect(show(root)).toBe('page(hero(header(Acme) Raise your work) region-1(Below it))');
  });

  test('it has the shape of the contract, and the same facts give the same tree', () => {
    expect(PageTree.parse(tree)).toEqual(tree);
    expect(buildPageTree(page)).toEqual(tree);
  });

  test('elements have their parents from it', () => {
    expect(withParents(page.elements, tree).map(({ parent }) => parent)).toEqual(
      [0, 1, 2].flatMap((at) => [undefined, `card${at}`, `card${at}`]),
    );
  });

  test('what lies on a picture is beside it', () => {
    const elements = [
      element('photo', 'image', box(20, 20, 200, 120)),
      element('badge', 'badge', box(30, 30, 40, 20), WHITE),
    ];
    expect(show(buildPageTree(facts({ elements })).root)).toBe('page((photo badge))');
  });

  test('a region that an element stands for, or that is all of the page, is not told twice', () => {
    const header = box(0, 0, 800, 60);
    const regions: TreeFacts['regions'] = [
      { role: 'header', box: header },
      { role: 'main', box: box(0, 0, 800, 600) },
      { role: 'section', box: box(0, 60, 800, 300) },
    ];
    const { root } = buildPageTree(facts({ elements: [element('bar', 'header', header, WHITE)], regions }));
    expect(root.children.map(({ id }) => id)).toEqual(['bar', 'region-3']);
  });

  test('a title and buttons above cards make no columns of the first and the last of them', () => {
    const cards = [0, 1, 2, 3].map((at) => element(`card${at}`, 'card', box(20 + 190 * at, 70, 174, 90), WHITE));
    const buttons = [0, 1].map((at) => element(`button${at}`, 'button', box(600 + 90 * at, 26, 80, 30), WHITE));
    const table = element('table', 'card', box(20, 190, 744, 300), WHITE);
    const { root } = buildPageTree(
      facts({ elements: [...cards, ...buttons, table], texts: [line('Invoices', 20, 30, 90)] }),
    );
    expect(show(root)).toBe('page(((Invoices (button0 button1)) (card0 card1 card2 card3)) table)');
  });

  test('a column beside rows of cards is cut off before the cards are parted', () => {
    const filter = element('filter', 'card', box(20, 20, 160, 420), WHITE);
    const cards = [0, 1, 2, 3, 4, 5].map((at) =>
      element(`card${at}`, 'card', box(210 + 180 * (at % 3), 60 + 196 * Math.floor(at / 3), 164, 180), WHITE),
    );
    const { root } = buildPageTree(facts({ elements: [filter, ...cards], texts: [line('Camp', 210, 24, 60)] }));
    expect(show(root)).toBe('page(filter (Camp (card0 card1 card2) (card3 card4 card5)))');
  });

  test('rows of a table fill it', () => {
    const elements = [element('table', 'table', box(20, 20, 400, 120), WHITE)];
    const texts = [0, 1, 2].flatMap((at) => [
      line(`Name ${at}`, 30, 34 + 40 * at, 60),
      line('Paid', 250, 34 + 40 * at, 40),
    ]);
    const table = find(buildPageTree(facts({ elements, texts })).root, ({ id }) => id === 'table');
    expect(table?.children.map(({ box: { x, width } }) => [x, width])).toEqual([
      [20, 400],
      [20, 400],
      [20, 400],
    ]);
    expect(table?.flow).toMatchObject({ direction: 'column', gap: 0 });
  });

  test('an empty picture has a tree too', () => {
    expect(buildPageTree(facts({}))).toMatchObject({ root: { id: 'page', children: [] }, repeats: [] });
  });

  test('ten thousand boxes in boxes, and as many lines, take seconds', () => {
    const elements = Array.from({ length: 10_000 }, (_, at) =>
      element(`e${at}`, 'card', box(at / 4, at / 4, 6000 - at / 2, 6000 - at / 2), WHITE),
    );
    const texts = Array.from({ length: 10_000 }, (_, at) => line('Word', 80 * (at % 50), 24 * Math.floor(at / 50), 40));
    const started = process.threadCpuUsage();
    buildPageTree(facts({ image: { width: 6000, height: 6000, scale: 1 }, elements }));
    buildPageTree(facts({ image: { width: 4000, height: 4800, scale: 1 }, texts }));
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(15_000);
  });
});

test('is no deeper than it can be read, however deep boxes lie in each other', () => {
  const elements = Array.from({ length: 400 }, (_, index) => ({
    id: `e${index}`,
    type: 'card' as const,
    box: { x: index, y: index, width: 1000 - 2 * index, height: 1000 - 2 * index },
    fill: '#ffffff' as const,
    confidence: 1,
  }));
  const tree = buildPageTree({ image: { width: 1000, height: 1000, scale: 1 }, texts: [], elements, regions: [] });
  expect(PageTree.safeParse(tree).success).toBe(true);
});

test('refuses a tree that is too deep without falling over', () => {
  let node: unknown = { id: 'a', kind: 'group', type: 'group', box: { x: 0, y: 0, width: 1, height: 1 }, children: [] };
  for (let depth = 0; depth < 5000; depth++)
    node = { id: 'a', kind: 'group', type: 'group', box: { x: 0, y: 0, width: 1, height: 1 }, children: [node] };
  expect(PageTree.safeParse({ root: node, repeats: [] }).success).toBe(false);
});

describe('order and rows', () => {
  test('a column is in the order of its parts, also where the largest of them comes first while the tree is built', () => {
    const tree = buildPageTree(
      facts({
        elements: [
          element('body', 'card', box(20, 100, 400, 300), WHITE),
          element('head', 'card', box(18, 40, 404, 62), WHITE),
        ],
        texts: [line('Register', 40, 60, 80), line('Name', 40, 140, 60), line('Town', 40, 240, 60)],
      }),
    );
    expect(show(tree.root)).toBe('page(head(Register) body(Name Town))');
  });

  test('the last row of a table is in it, although the window cuts off the line below it', () => {
    const row = (at: number) =>
      [0, 1, 2, 3].map((column) => line(`${at} ${column}`, 40 + 180 * column, 60 + 50 * at, 60));
    const table = element('table', 'table', box(20, 40, 760, 500), { ...WHITE, rows: 10, columns: 4 });
    const texts = Array.from({ length: 11 }, (_, at) => row(at)).flat();
    const tree = buildPageTree(facts({ elements: [table], texts }));
    expect(
      find(tree.root, ({ id }) => id === 'table')
        ?.children.at(-1)
        ?.children.map(({ text }) => text),
    ).toEqual(['10 0', '10 1', '10 2', '10 3']);
  });
});

test('a row that sticks out of its card by a few pixels is in it, a dot on the corner of the card is not', () => {
  const elements = [
    element('card', 'card', box(20, 20, 300, 200), WHITE),
    element('row', 'button', box(18, 60, 305, 40), WHITE),
    element('dot', 'badge', box(312, 12, 16, 16), WHITE),
  ];
  const { root } = buildPageTree(facts({ elements }));
  const held = (id: string) => find(root, (node) => node.id === id)?.children.map((child) => child.id);
  expect(held('card')).toEqual(['row']);
});

test('cards of one size in a pile, and a line without height, are in nothing that they only touch', () => {
  const pile = ['a', 'b', 'c'].map((id, at) => element(id, 'card', box(20 + 16 * at, 20 + 16 * at, 300, 200), WHITE));
  const { root } = buildPageTree(facts({ elements: [...pile, element('line', 'divider', box(400, 60, 80, 0))] }));
  const held = (id: string) => find(root, (node) => node.id === id)?.children.length;
  expect(['a', 'b', 'c'].map(held)).toEqual([0, 0, 0]);
});
