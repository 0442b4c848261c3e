import { describe, expect, test } from 'vitest';
import { Analysis } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import { countTokens } from './count-tokens.ts';
import { box, page, spellColors, text } from './page.fixture.ts';
import { writeAnalysis } from './write-analysis.ts';
import { CONCISE_TOKENS } from './write-concise-prompt.ts';
import { writePrompt } from './write-prompt.ts';

const full = (measurement: Measurement): string =>
  spellColors(writePrompt(measurement, { name: 'Team', uiType: 'webapp', detail: 'full' }));

describe('the full prompt', () => {
  test('writes a landmark with its size, and items under each other with their gap', () => {
    const items = ['Home', 'Reports', 'Billing', 'Settings'].map((word, index) => text(word, 20, 100 + index * 40));
    const prompt = full(
      page(items, [], {
        regions: [{ role: 'sidebar', box: { x: 0, y: 0, width: 200, height: 800 }, fill: '#f0f0f0' }],
      }),
    );
    expect(prompt).toContain(
      ' sidebar 200×800 #f0f0f0, texts on #ffffff, padding 95 20, column gap 19: 4 texts: `Home`, `Reports`, `Billing`, `Settings`',
    );
  });

  test('tells rows and columns of texts as a table', () => {
    const cells = [0, 1, 2].flatMap((row) =>
      ['Ann', 'Lead', 'Oslo'].map((word, column) => text(`${word}${row}`, 100 + column * 200, 110 + row * 40)),
    );
    const prompt = full(page(cells, [box('t', 'table', 80, 90, 700, 130, { rows: 3, columns: 3 })]));
    expect(prompt).toContain('**A** (3 ×) group, row, parts from 20 220 420: {a}; {b}; {c}');
    expect(prompt).toContain('a | b | c\n-|-|-\n`Ann0` | `Lead0` | `Oslo0`');
    expect(prompt).toContain(' table 700×130 of 3 rows, 3 columns');
  });

  test('writes a repeated component once, with what differs, and no places that its gaps say', () => {
    const cards = [0, 1, 2].map((index) =>
      box(`c${index}`, 'card', 20 + index * 320, 100, 300, 200, { fill: '#fafafa', radius: 12 }),
    );
    const texts = [0, 1, 2].flatMap((index) => [
      text(['Free', 'Pro', 'Team'][index]!, 44 + index * 320, 124, { background: '#fafafa' }),
      text('per month', 44 + index * 320, 160, { color: index === 1 ? '#0d6efd' : '#777777', background: '#fafafa' }),
    ]);
    const prompt = full(page(texts, cards));
    expect(prompt).toContain('Unless a look is given (then it is complete):\n- card: #fafafa, radius 12');
    expect(prompt).toContain(
      '3 × card 300×200, padding 19 24, column gap 16: {} t1; `per month` {}: `Free` usual, `Pro` #0d6efd, `Team` usual',
    );
  });

  test('checks a row by its left edges and its top, since words have no size in the structure', () => {
    const card = box('c', 'card', 20, 100, 600, 60, { fill: '#fafafa' });
    const texts = [text('Name', 40, 120), text('12', 300, 120), text('Open', 400, 120)];
    expect(full(page([text('Team', 20, 20), ...texts], [card]))).toMatch(/- card 20,100: text 300 400 @\d+$/);
  });

  test('lists copies that are not even one by one, and those that are by their step', () => {
    const placesOf = (tops: readonly number[]): string => {
      const texts = tops.flatMap((y) =>
        ['Ann', 'Lead', 'Oslo'].map((word, column) => text(`${word} ${y}`, 100 + column * 200, y)),
      );
      const table = box('t', 'table', 80, 95, 700, 300, { rows: tops.length, columns: 3 });
      return full(page(texts, [table]))
        .split('\n')
        .at(-1)!;
    };
    expect(placesOf([110, 150, 190, 230, 270])).toMatch(/@\d+\+[\d.]+×4$/);
    expect(placesOf([110, 150, 200, 230, 290])).toMatch(/@\d+( \d+){3,4}$/);
  });

  test('tells a sentence in several styles as one line', () => {
    const prompt = full(page([text('New to us?', 100, 100), text('Sign up', 174, 100, { color: '#0d6efd' })]));
    expect(prompt).toContain('row gap 3: `New to us?`; `Sign up` #0d6efd');
  });

  test('says what a text stands on where no box was found for it', () => {
    const dark = [
      text('Logo', 20, 20, { color: '#ffffff', background: '#222222' }),
      text('Body text of the page', 20, 200),
    ];
    expect(full(page(dark))).toContain('`Logo` #ffffff on #222222;');
  });

  test('what is painted says what its words are on, once', () => {
    const button = box('b', 'button', 20, 100, 120, 40, { fill: '#ffffff', radius: 6 });
    const badge = box('g', 'badge', 20, 200, 120, 24, { gradient: { angle: 90, from: '#336699', to: '#113355' } });
    const on = { background: '#5755d9', color: '#ffffff' } as const;
    const prompt = full(page([text('Buy', 60, 113, on), text('New', 60, 205, on)], [button, badge]));
    expect(prompt).not.toContain('on #5755d9');
  });

  test('counts in CSS pixels for a screenshot taken at 2x, and says so', () => {
    const prompt = full(
      page([text('Hello', 200, 400, { fontSize: 32 })], [], { image: { width: 2000, height: 1600, scale: 2 } }),
    );
    expect(prompt).toContain('**1000 × 800 px** (screenshot 2000 × 1600 taken at 2x; every number here is in CSS px)');
    expect(prompt).toContain('\npage, padding 194 99: `Hello`');
    expect(prompt).toContain('16px 400');
  });

  test('flags text that is hard to read', () => {
    const prompt = full(
      page([text('Faint', 20, 20, { color: '#cccccc' })], [box('b', 'button', 300, 300, 100, 40, { fill: '#0d6efd' })]),
    );
    expect(prompt).toContain('#cccccc on #ffffff 1.6:1.');
  });
});

/** What a long prompt may cost: people paste it into a context that must also hold the code. */
const FULL_TOKENS = 6_000;

/** As dense as real dashboards get: 40 cards with three texts each, all different. */
const dense = page(
  Array.from({ length: 120 }, (_, index) =>
    text(`Metric number ${index} went up`, 30 + (index % 5) * 190, 40 + Math.floor(index / 5) * 30 + (index % 3), {
      fontSize: 12 + (index % 3),
    }),
  ),
  Array.from({ length: 40 }, (_, index) =>
    box(`c${index}`, 'icon', 20 + (index % 5) * 190, 40 + Math.floor(index / 5) * 90, 8, 8),
  ),
);

describe('the two levels', () => {
  test('stay within their budgets on a dense page', () => {
    expect(countTokens(full(dense))).toBeLessThanOrEqual(FULL_TOKENS);
    const concise = writePrompt(dense, { name: 'Team', uiType: 'webapp', detail: 'concise' });
    expect(countTokens(concise)).toBeLessThanOrEqual(CONCISE_TOKENS);
    expect(concise).toContain('**1000 × 800 px**');
  });
});

describe('writeAnalysis', () => {
  const measurement = page(
    [text('Hello', 20, 20)],
    [box('b1', 'button', 20, 100, 120, 40, { fill: '#0d6efd', radius: 6 })],
  );

  test('the summary names the icons and the colours of charts', () => {
    const icons = ['bell', 'bell', 'search'].map((name, index) =>
      box(`i${index}`, 'icon', 20 + index * 40, 200, 20, 20, { name }),
    );
    const chart = box('c', 'chart', 20, 300, 200, 100, {
      series: [{ color: '#4f46e5', boxes: [{ x: 20, y: 300, width: 10, height: 10 }] }],
    });
    const { elements } = writeAnalysis(page([text('Hello', 20, 20)], [...icons, chart]), {
      uiType: 'webapp',
      pageName: 'Team',
      isFullPage: true,
    });
    expect(elements.map(({ details }) => details)).toEqual([
      'bell, search; 3 of 20 × 20',
      '1 of 200 × 100, drawn in #4f46e5',
    ]);
  });

  test('the summary says what links and controls say, and no sizes of mere words', () => {
    const links = Array.from({ length: 8 }, (_, index) =>
      box(`l${index}`, 'link', 20, 200 + index * 20, 60, 12, { text: `Page ${index + 1}` }),
    );
    const button = box('b', 'button', 20, 400, 120, 40, { text: 'Save `all`' });
    const { elements } = writeAnalysis(page([text('Hello', 20, 20)], [...links, button]), {
      uiType: 'webapp',
      pageName: 'Team',
      isFullPage: true,
    });
    expect(elements.map(({ details }) => details)).toEqual([
      '`Page 1`, `Page 2`, `Page 3`, `Page 4`, `Page 5`, `Page 6` and 2 more',
      '`` Save `all` ``; 1 of 120 × 40',
    ]);
  });

  test('the layout is told by the sides that landmarks have of their own, and by its columns', () => {
    const cards = [0, 1, 2].map((at) => box(`c${at}`, 'card', 224 + 256 * at, 100, 240, 120, { fill: '#fafafa' }));
    // A card in another is no column of its own.
    const inner = box('c3', 'card', 738, 102, 236, 60, { fill: '#eeeeee' });
    const { layout } = writeAnalysis(
      page([text('Hello', 20, 20)], [...cards, inner], {
        regions: [
          { role: 'header', box: { x: 0, y: 0, width: 1000, height: 60 } },
          { role: 'sidebar', box: { x: 0, y: 60, width: 200, height: 740 } },
          { role: 'main', box: { x: 200, y: 60, width: 800, height: 740 } },
        ],
      }),
      { uiType: 'webapp', pageName: 'Team', isFullPage: true },
    );
    expect(layout).toBe(
      '1000 × 800 px page: header 60 high, sidebar 200 wide at the left, main 800 × 740. 3 cards side by side, 240 wide, 16 apart.',
    );
  });

  test('[EN9] fills the specified shape, and carries the facts along', () => {
    const analysis = writeAnalysis(measurement, { uiType: 'webapp', pageName: 'Team', isFullPage: true });
    expect(Analysis.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      elements: [{ type: 'button', count: 1, details: '1 of 120 × 40, #0d6efd, radius 6' }],
      colorPalette: [
        { name: 'white', hex: '#ffffff' },
        { name: 'blue', hex: '#0d6efd' },
      ],
      layout: '1000 × 800 px page without separate landmarks.',
      spacing: 'Unit 8px; scale 8, 16, 24.',
      engine: { kind: 'local', name: 'Local engine' },
      measurement,
    });
    expect(analysis.prompt).toContain('# Build prompt: Team');
  });

  test('the same facts give the same words', () => {
    const request = { uiType: 'landing', sectionName: 'Hero' } as const;
    expect(writeAnalysis(measurement, request)).toEqual(writeAnalysis(measurement, request));
  });
});
