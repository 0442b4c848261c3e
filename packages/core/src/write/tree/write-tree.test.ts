import { describe, expect, test } from 'vitest';
import type { Element, Measurement } from '../../measurement.ts';
import type { Flow, TreeNode } from '../../page-tree.ts';
import { readPage } from '../page/read-page.ts';
import { box, page, text } from '../page.fixture.ts';
import { usualLooks } from './voice.ts';
import { type TreeOptions, writeTree } from './write-tree.ts';

const write = (measurement: Measurement, options: TreeOptions & { maxItems?: number; maxChars?: number } = {}) => {
  const { root, body } = readPage(measurement);
  const { maxItems, maxChars, ...rest } = options;
  const limits = { ...(maxItems !== undefined && { maxItems }), ...(maxChars !== undefined && { maxChars }) };
  const words = writeTree([root], { body, usual: usualLooks(measurement.elements), ...limits }, rest);
  return { lines: words.tree.split('\n'), components: words.components.map(({ lines }) => lines) };
};

const BODY = [0, 1].map((row) => text('Most words of this page are set like these', 24, 600 + 40 * row));

describe('flow', () => {
  test('says what is beside and under each other, with gaps, and what is pushed to the other side', () => {
    const links = ['Home', 'Team', 'Help'].map((word, at) => text(word, 24 + at * 80, 43, { color: '#0d6efd' }));
    const button = box('b', 'button', 860, 28, 116, 40, { fill: '#0d6efd', radius: 6 });
    const label = text('Sign up', 890, 42, { color: '#ffffff', background: '#0d6efd' });
    const { lines } = write(page([...links, label, ...BODY], [button]));
    expect(lines).toMatchInlineSnapshot(`
      [
        "- page, padding 28 24, column gap 527",
        "  - row space-between",
        "    - row gap 51: 3 texts #0d6efd: \`Home\`, \`Team\`, \`Help\`",
        "    - button \`Sign up\` 116×40 #0d6efd, radius 6, text #ffffff",
        "  - column gap 19: 2 texts \`Most words of this page are set like these\`",
      ]
    `);
  });

  test('a line in a button that parts it is told', () => {
    const button = box('b', 'button', 24, 28, 160, 40, { fill: '#eeeeee', radius: 4 });
    const line = box('d', 'divider', 140, 36, 1, 24, { fill: '#999999' });
    const icon = box('i', 'icon', 155, 41, 14, 14, { name: 'chevron-down' });
    const label = text('Save', 64, 41, { background: '#eeeeee' });
    const { lines } = write(page([label, ...BODY], [button, line, icon]));
    expect(lines.join('\n')).toContain('divider 1×24 #999999');
  });

  test('a row whose ends are apart has a width where nothing around it has one', () => {
    const texts = [text('Hanna', 160, 60), text('10:24', 420, 60), text('They agreed', 160, 84)];
    const leafOf = (at: number): TreeNode => {
      const { text: words, box: place } = texts[at]!;
      const id = `text-${at + 1}`;
      return { id, kind: 'text', type: 'paragraph', box: place, text: words, lines: [at], children: [] };
    };
    const padding = { top: 0, right: 0, bottom: 0, left: 0 };
    const apart: Flow = { direction: 'row', justify: 'space-between', padding };
    const groupOf = (id: string, flow: Flow, width: number, children: TreeNode[]): TreeNode => ({
      id,
      kind: 'group',
      type: 'group',
      box: { x: 160, y: 60, width, height: 34 },
      flow,
      children,
    });
    const column: Flow = { direction: 'column', gap: 14, padding };
    const linesIn = (flow: Flow): string => {
      const row = groupOf('row', apart, 295, [leafOf(0), leafOf(1)]);
      const around = { x: 160, y: 60, width: 295, height: 34 };
      const card = box('card', 'card', around.x, around.y, around.width, around.height, { fill: '#fafafa' });
      const held: TreeNode = {
        ...groupOf('card', flow, 295, [row, leafOf(2)]),
        kind: 'element',
        type: 'card',
      };
      const root: TreeNode = { id: 'page', kind: 'page', type: 'page', box: around, flow: column, children: [held] };
      return write(page(texts, [card], { version: 2, tree: { root, repeats: [] } })).lines.join(' ');
    };
    expect(linesIn({ ...column, direction: 'row' })).toContain('row space-between, 295 wide');
    expect(linesIn(column)).not.toContain('295 wide');
  });

  test('things on top of each other say where in the box around them they begin', () => {
    const cards = [
      box('a', 'card', 100, 100, 400, 300, { fill: '#eeeeee' }),
      box('b', 'card', 400, 300, 300, 200, { fill: '#dddddd' }),
    ];
    const { lines } = write(page([text('Under', 120, 120), text('Over', 600, 420)], cards));
    expect(lines).toMatchInlineSnapshot(`
      [
        "- page, layered: card \`Under\` 400×300 #eeeeee, text on #ffffff, padding 15 20, at +100 +100; card \`Over\` 300×200 #dddddd, text on #ffffff, padding 115 71 64 200, at +400 +300",
      ]
    `);
  });

  test('of copies on top of other things each says where it begins', () => {
    const { texts, elements, ...rest } = plans(['Free', 'Pro', 'Team']);
    const photo = box('photo', 'image', 0, 0, 1000, 200, { fill: '#334455' });
    const { lines } = write({ ...rest, texts, elements: [photo, ...elements] });
    expect(lines.join('\n')).toContain('3 × A, at +20 +100, +340 +100, +660 +100');
  });

  test('copies that begin elsewhere across their column say so, each for itself', () => {
    const lefts = [20, 20, 500];
    const texts = lefts.flatMap((x, at) => [text(`Name ${at}`, x, 100 + 80 * at), text('at noon', x, 130 + 80 * at)]);
    const cards = lefts.map((x, at) => box(`card-${at}`, 'card', x, 100 + 80 * at, 200, 60));
    const leafOf = (at: number): TreeNode => {
      const { text: words, box: place } = texts[at]!;
      return { id: `text-${at + 1}`, kind: 'text', type: 'link', box: place, text: words, lines: [at], children: [] };
    };
    const flow: Flow = { direction: 'column', gap: 20, padding: { top: 0, right: 0, bottom: 0, left: 0 } };
    const children = cards.map(
      ({ id, box: place }, at): TreeNode => ({
        id,
        kind: 'element',
        type: 'card',
        box: place,
        flow,
        repeat: 'cards',
        children: [leafOf(2 * at), leafOf(2 * at + 1)],
      }),
    );
    const root: TreeNode = {
      id: 'page',
      kind: 'page',
      type: 'page',
      box: { x: 0, y: 0, width: 1000, height: 800 },
      flow,
      children,
    };
    const tree = { root, repeats: [] };
    const { lines } = write(page(texts, cards, { version: 2, tree }));
    expect(lines.slice(1)).toEqual([
      '  - 2 × card 200×60, column gap 20: {}; `at noon`: `Name 0`, `Name 1`',
      '  - card 200×60, left +480, column gap 20: 2 texts: `Name 2`, `at noon`',
    ]);
  });

  test('twins whose parts come in another order are written apart', () => {
    const cardAt = (x: number, pictureY: number, textY: number, word: string) => ({
      elements: [
        box(`c${x}`, 'card', x, 100, 300, 200, { fill: '#fafafa' }),
        box(`i${x}`, 'image', x + 20, pictureY, 260, 100),
      ],
      texts: [text(word, x + 20, textY), text('Read on', x + 20, textY + 24, { color: '#0d6efd' })],
    });
    const linesOf = (second: ReturnType<typeof cardAt>): string => {
      const first = cardAt(20, 110, 240, 'Above');
      return write(page([...first.texts, ...second.texts], [...first.elements, ...second.elements])).lines.join('\n');
    };
    expect(linesOf(cardAt(340, 110, 240, 'Too'))).toContain('2 × A');
    expect(linesOf(cardAt(340, 180, 120, 'Below'))).not.toContain('2 ×');
  });

  test('lines between rows are said once', () => {
    const rows = [0, 1, 2].flatMap((at) => [box(`d${at}`, 'divider', 20, 140 + 60 * at, 400, 1, { fill: '#dddddd' })]);
    const texts = [0, 1, 2].map((at) => text(`Row ${at}`, 20, 110 + 60 * at));
    expect(
      write(page(texts, [box('c', 'card', 0, 90, 440, 200, { fill: '#ffffff' }), ...rows])).lines.join('\n'),
    ).toContain('column gap 39, divider 400×1 15 below each: 3 texts');
  });

  test('a mark alone in its box says where it is there, unless that is the middle', () => {
    const card = box('c', 'card', 100, 100, 200, 100, { fill: '#eeeeee' });
    const shapeAt = (x: number) => box('p', 'shape', x, 140, 20, 20, { fill: '#0d6efd' });
    const lineOf = (paints: Element[]): string | undefined =>
      write(page(BODY, [card], { paints })).lines.find((line) => line.includes('card'));
    expect(lineOf([shapeAt(190)])).toMatch(/shape 20×20 #0d6efd($|, \D)/);
    expect(lineOf([shapeAt(110)])).toContain('shape 20×20 #0d6efd at +10 +40');
  });

  test('an icon that is no square says both its sides', () => {
    const sign = (width: number, height: number): string =>
      write(page(BODY, [box('i', 'icon', 24, 40, width, height, { ink: '#0d6efd' })])).lines.join('\n');
    expect(sign(60, 21)).toContain('icon 60×21');
    expect(sign(60, 59)).toContain('icon 60px');
  });

  test('an empty page has no words, and an empty landmark says how large it is', () => {
    expect(write(page([])).lines).toEqual(['- page']);
    const regions = [{ role: 'footer' as const, box: { x: 0, y: 700, width: 1000, height: 100 }, fill: '#222222' }];
    expect(write(page([text('Hello', 20, 20)], [], { regions })).lines.join('\n')).toContain('footer 1000×100 #222222');
  });

  test('hundreds of boxes in one another are written', () => {
    const cards = Array.from({ length: 300 }, (_, at) =>
      box(`c${at}`, 'card', at, at, 900 - 2 * at, 700 - 2 * at, { fill: '#eeeeee' }),
    );
    expect(write(page([text('Core', 440, 345)], cards)).lines.join('\n')).toContain('`Core`');
  });
});

/** Cards in a row, each with a name, a price and a button. */
const plans = (names: readonly string[], over: (at: number) => object = () => ({})): Measurement => {
  const cards = names.map((_, at) =>
    box(`c${at}`, 'card', 20 + 320 * at, 100, 300, 240, { fill: '#fafafa', ...over(at) }),
  );
  const buttons = names.map((_, at) => box(`b${at}`, 'button', 44 + 320 * at, 280, 252, 40, { fill: '#0d6efd' }));
  const texts = names.flatMap((name, at) => [
    text(name, 44 + 320 * at, 124, { background: '#fafafa', fontSize: 20 }),
    text(`$ ${at}9`, 44 + 320 * at, 180, { background: '#fafafa', fontSize: 32 }),
    text('per month', 44 + 320 * at, 230, { background: '#fafafa' }),
    text('Choose', 150 + 320 * at, 295, { color: '#ffffff', background: '#0d6efd' }),
  ]);
  return page(texts, [...cards, ...buttons]);
};

describe('charts', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu'].map((word, at) => text(word, 132 + 60 * at, 330));
  const steps = ['300', '200', '100'].map((word, at) => text(word, 104, 110 + 60 * at));
  const chart: Element['chart'] = {
    curves: [
      {
        color: '#0d6efd',
        width: 2,
        isSmooth: false,
        points: [0, 1, 2, 3].map((at) => ({ x: 142 + 60 * at, y: 300 - 30 * at })),
      },
    ],
    grid: { color: '#eeeeee', isDashed: false, rows: [115, 175, 235], columns: [] },
    values: { at: 115, value: 300, perPx: -100 / 60, step: 100, prefix: '', suffix: '' },
  };

  test('say their parts and labels from their own corner, and each axis once', () => {
    const { lines } = write(page([...days, ...steps, ...BODY], [box('c', 'chart', 100, 100, 300, 250, { chart })]));
    expect(lines.find((line) => line.includes('chart'))).toBe(
      '  - chart 300×250 shows line chart, #0d6efd 2px straight line, 4 points x=42, then every 60, data -8 42 92 142, grid lines #eeeeee y=15 75 135, left +76, labels left 32+60×3 @225: `Mon`, `Tue`, `Wed`, `Thu`; left 4 @5 65 125: `300`, `200`, `100`',
    );
  });

  test('keep their axis where their labels are written without places', () => {
    const measurement = page([...days, ...steps, ...BODY], [box('c', 'chart', 100, 100, 300, 250, { chart })]);
    expect(write(measurement, { maxChars: 80 }).lines.join()).toContain('value axis 100 to 300 in steps of 100');
  });

  test('of several lines keep the data of each with its colour, and say once where both have their points', () => {
    const [line] = chart.curves!;
    const lower = { ...line!, color: '#198754', points: line!.points.map(({ x, y }) => ({ x, y: y - 30 })) } as const;
    const two = { ...chart, curves: [line!, lower] };
    const { lines } = write(page([...days, ...BODY], [box('c', 'chart', 100, 100, 300, 250, { chart: two })]));
    expect(lines.join()).toContain(
      '#0d6efd 2px straight line, 4 points x=42, then every 60, data -8 42 92 142, #198754 2px straight line, same x, data 42 92 142 192',
    );
  });
});

describe('what repeats', () => {
  test('is a component with a table of what differs; what all say is said once', () => {
    const { lines, components } = write(
      plans(['Free', 'Pro', 'Team'], (at) =>
        at === 1 ? { shadow: { color: '#000000', opacity: 0.1, x: 0, y: 4, blur: 6 } } : {},
      ),
    );
    expect(components).toMatchInlineSnapshot(`
      [
        [
          "**A** (3 ×) card {a} 300×240 #fafafa, padding 17 23 20, column gaps 29 34",
          "  - {b} 20px",
          "  - column gap 17: {c} 32px; \`per month\`",
          "  - button \`Choose\` 252×40 text #ffffff",
          "",
          "a | b | c",
          "-|-|-",
          "usual | \`Free\` | \`$ 09\`",
          "shadow 0 4 6px #000000 10% | \`Pro\` | \`$ 19\`",
          "usual | \`Team\` | \`$ 29\`",
        ],
      ]
    `);
    expect(lines.join('\n')).toContain('3 × A');
  });

  test('with few places is written where it is', () => {
    const rows = ['Home', 'Reports', 'Billing'].flatMap((_, at) => [
      box(`i${at}`, 'icon', 20, 100 + 40 * at, 18, 18, { name: ['home', 'bell', 'search'][at]! }),
    ]);
    const texts = ['Home', 'Reports', 'Billing'].map((word, at) => text(word, 50, 104 + 40 * at));
    expect(write(page([...texts, ...BODY], rows)).lines.join('\n')).toContain(
      '3 × row gap 13: icon {} 16px; {}: [home] `Home`, [bell] `Reports`, [search] `Billing`',
    );
  });

  test('rows of a table are told apart by their columns, also where some lack a part', () => {
    const cells = [0, 1, 2, 3].flatMap((row) => [
      ...['Ann', 'Lead', 'Oslo'].map((word, column) => text(`${word} ${row}`, 140 + column * 200, 115 + row * 40)),
    ]);
    const avatars = [0, 1, 3].map((row) =>
      box(`a${row}`, 'avatar', 100, 108 + row * 40, 24, 24, { fill: '#cccccc', radius: 12 }),
    );
    const { components } = write(
      page(cells, [box('t', 'table', 80, 100, 700, 160, { rows: 4, columns: 4 }), ...avatars]),
    );
    expect(components).toMatchInlineSnapshot(`
      [
        [
          "**A** (4 ×) group, 40 high, row, parts from 20 60 260 460: avatar 24×24 round, not in 3; {a}; {b}; {c}",
          "",
          "a | b | c",
          "-|-|-",
          "\`Ann 0\` | \`Lead 0\` | \`Oslo 0\`",
          "\`Ann 1\` | \`Lead 1\` | \`Oslo 1\`",
          "\`Ann 2\` | \`Lead 2\` | \`Oslo 2\`",
          "\`Ann 3\` | \`Lead 3\` | \`Oslo 3\`",
        ],
      ]
    `);
  });

  test('rows whose parts are taken out of the boxes in them say where each part begins, in its order', () => {
    const rows = [0, 1, 2].flatMap((at): [Element[], ReturnType<typeof text>[]] => {
      const y = 100 + 80 * at;
      const card = box(`c${at}`, 'card', 40, y, 800, 60, { border: { color: '#dddddd', width: 1 } });
      const tick = box(`t${at}`, 'checkbox', 60, y + 22, 16, 16, { border: { color: '#777777', width: 1 } });
      const line = box(`l${at}`, 'divider', 92, y + 15, 1, 30, { fill: '#dddddd' });
      const icon = box(`i${at}`, 'icon', 110, y + 18, 24, 24, { name: 'star' });
      const button = box(`b${at}`, 'button', 740, y + 15, 80, 30, { fill: '#0d6efd' });
      const label = text('Open', 766, y + 25, { color: '#ffffff', background: '#0d6efd' });
      return [
        [card, tick, line, icon, button],
        [text(`Event ${at}`, 150, y + 25), text(`${at} hosts`, 420, y + 25), label],
      ];
    });
    const elements = rows.filter((_, at) => at % 2 === 0).flat() as Element[];
    const texts = rows.filter((_, at) => at % 2 === 1).flat() as ReturnType<typeof text>[];
    const { lines } = write(page([...texts, ...BODY], elements));
    expect(lines[1]).toContain(
      '3 × card 800×60, row, parts from 20 52 72 110 380 700: checkbox 16×16; divider 1×30; [star] 20px; {}; {}; button',
    );
  });

  test('is no row of a table where a part of it holds rows under each other', () => {
    const mails = [0, 1, 2].flatMap((at) => [
      text(`Person ${at}`, 80, 104 + 80 * at),
      text(`10:4${at}`, 420, 104 + 80 * at),
      text(`A subject that goes on and on ${at}`, 80, 128 + 80 * at),
    ]);
    const avatars = [0, 1, 2].map((at) =>
      box(`a${at}`, 'avatar', 24, 100 + 80 * at, 40, 40, { fill: '#cccccc', radius: 20 }),
    );
    const { components } = write(page(mails, avatars));
    const [component = []] = components;
    expect(component.join('\n')).not.toContain(' over ');
    expect(component).toContainEqual(expect.stringMatching(/row space-between.*: \{a\}; \{b\}$/));
  });

  test('in several rows is one component in a grid', () => {
    const top = plans(['Free', 'Pro', 'Team']);
    const shift = <T extends { box: { y: number } }>(one: T): T => ({
      ...one,
      box: { ...one.box, y: one.box.y + 264 },
    });
    const texts = top.texts
      .slice(0, 12)
      .map((line) => ({ ...shift(line), text: line.text.replace(/^(Free|Pro|Team)$/, 'More $1') }));
    const more = top.elements.map((one) => ({ ...shift(one), id: `${one.id}x` }));
    const { lines, components } = write(page([...top.texts.slice(0, 12), ...texts], [...top.elements, ...more]));
    expect(components).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/grid of 3 columns gap 2\d.*: 6 × A$/);
  });

  test('a member with other parts is written on its own', () => {
    const measurement = plans(['Free', 'Pro', 'Team', 'Other']);
    const others = new Set(['Other', '$ 39']);
    const texts = measurement.texts.filter(({ text: words, box: { x } }) => x < 980 || others.has(words));
    const { lines } = write({ ...measurement, image: { ...measurement.image, width: 1300 }, texts });
    expect(lines.join('\n')).toMatch(/3 × A\n.*card .*`Other`/s);
  });
});

describe('within limits', () => {
  test('texts are cut and counted, never silently dropped', () => {
    const words = Array.from({ length: 9 }, (_, at) =>
      text(`A rather long entry of a list, number ${at}`, 20, 100 + 30 * at),
    );
    const [line] = write(page(words), { maxItems: 3, maxChars: 20 }).lines;
    expect(line).toContain('`A rather long entry…`');
    expect(line).toContain('and 6 more');
  });

  test('of boxes in boxes the innermost give way, and name what they hold', () => {
    const cards = [
      box('a', 'card', 20, 20, 600, 400, { fill: '#eeeeee' }),
      box('b', 'card', 60, 60, 500, 300, { fill: '#dddddd' }),
    ];
    const texts = [text('Title', 30, 30), text('Inner', 80, 80), text('Other', 80, 200)];
    const { lines } = write(page(texts, cards), { levels: 2 });
    expect(lines.join('\n')).toContain('card 500×300 #dddddd, texts on #ffffff, left +30, holds `Inner`, `Other`');
  });

  test('a landmark that is written elsewhere has a phrase instead of what it holds', () => {
    const regions = [{ role: 'header' as const, box: { x: 0, y: 0, width: 1000, height: 60 }, fill: '#ffffff' }];
    const { lines } = write(page([text('Acme', 20, 24), text('Docs', 900, 24), ...BODY], [], { regions }), {
      instead: (node) => (node.kind === 'region' ? 'the shared one' : undefined),
    });
    expect(lines.join('\n')).toContain('- header 1000×60 #ffffff: the shared one\n');
    expect(lines.join('\n')).not.toContain('`Acme`');
  });
});
