import { expect, test } from 'vitest';
import type { Analysis } from '../analysis.ts';
import type { Correction } from '../correction.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { box, page, text } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { correctPage, undoCorrection } from './correct-page.ts';
import { correctShots } from './correct-shots.ts';

const BLUE = { fill: '#0d6efd' } as const;
const DARK = { fill: '#0b1220' } as const;
const button = (words: string, x: number, y: number, over: object = BLUE) => ({
  texts: [text(words, x + 10, y + 10, { color: '#ffffff', background: '#0d6efd' })],
  elements: [box('e1', 'button', x, y, 180, 34, { ...over, text: words })],
});
const intro = (y: number) => text('Prices for teams of every size', 40, y);

const wide = (() => {
  const { texts, elements } = button('Start your trlal now', 700, 30);
  return page(
    [intro(40), ...texts, text('Ten seats', 60, 220), text('One year', 560, 220)],
    [
      ...elements,
      box('e2', 'card', 40, 200, 420, 100, { fill: '#f8f9fa' }),
      box('e3', 'card', 540, 200, 420, 100, { fill: '#f8f9fa' }),
    ],
  );
})();
/** The button is the second in its list, and breaks its words. */
const narrow = page(
  [
    intro(20),
    text('Ten seats', 40, 120),
    text('One year', 40, 260),
    text('Start your', 30, 410, { color: '#ffffff' }),
    text('trial now', 30, 428, { color: '#ffffff' }),
  ],
  [
    box('n1', 'card', 16, 100, 358, 100, { fill: '#f8f9fa' }),
    box('n2', 'card', 16, 240, 358, 100, { fill: '#f8f9fa' }),
    box('n3', 'button', 16, 400, 180, 50, { ...BLUE, text: 'Start your trial now' }),
  ],
  { image: { width: 390, height: 500, scale: 1 } },
);
const dark = (() => {
  const { texts, elements } = button('Start your trlal now', 700, 30, DARK);
  return page([intro(40), ...texts], elements);
})();
const change = (what: object): Correction => ({ kind: 'change', element: 'e1', ...what });
const corrected = (...steps: Correction[]) => {
  const { narrower, states } = correctShots(
    { measurement: wide, narrower: [narrow], states: [{ name: 'Dark', measurement: dark }] },
    steps,
  );
  return { narrow: narrower![0]!, dark: states![0]!.measurement };
};
const find = ({ elements }: Measurement, id: string) => elements.find((one) => one.id === id);
const lines = ({ texts }: Measurement) => texts.map((line) => line.text);

test('corrected text is said at every width, broken as it is there, and in every state', () => {
  const next = corrected(change({ lines: ['Begin your trial now'] }));
  expect(lines(next.narrow).slice(3)).toEqual(['Begin your', 'trial now']);
  expect(find(next.narrow, 'n3')?.text).toBe('Begin your trial now');
  expect(find(next.dark, 'e1')?.text).toBe('Begin your trial now');
});

test('another number stays, however alike the words around it are', () => {
  const paid = (words: string) => {
    const { texts, elements } = button(words, 700, 30);
    return page([intro(40), ...texts], elements);
  };
  const shots = {
    measurement: paid('Totai due $10.00'),
    states: [{ name: 'Taxed', measurement: paid('Total due $12.00') }],
  };
  const { states } = correctShots(shots, [change({ lines: ['Total due $10.00'] })]);
  expect(find(states![0]!.measurement, 'e1')?.text).toBe('Total due $12.00');
});

test('a colour follows where it was the same, and stays where another state has its own', () => {
  const next = corrected(change({ fill: '#7c3aed' }));
  expect(find(next.narrow, 'n3')?.fill).toBe('#7c3aed');
  expect(find(next.dark, 'e1')?.fill).toBe(DARK.fill);
});

test('what is deleted or merged is so everywhere it is, and nowhere else', () => {
  const deleted = corrected({ kind: 'delete', element: 'e3' });
  expect(deleted.narrow.elements.map(({ id }) => id)).toEqual(['n1', 'n3']);
  expect(deleted.dark).toBe(dark);
  const merged = corrected({ kind: 'merge', element: 'e2', other: 'e3' });
  expect(find(merged.narrow, 'n1')?.box).toEqual({ x: 16, y: 100, width: 358, height: 240 });
});

test('a page with other widths is corrected as a whole, and undone to exactly what was measured', () => {
  const analysis: Analysis = writeAnalysis(wide, { uiType: 'webapp', pageName: 'Home' }, { narrower: [narrow] });
  const project: Project = {
    name: 'Shop',
    uiType: 'webapp',
    outcomes: [{ name: 'Home', analysis, imageIndex: 0, narrowerImages: [1], success: true }],
  };
  const next = correctPage(project, 0, change({ lines: ['Begin your trial now'] }));
  expect(next.outcomes[0]!.analysis.prompt).toContain('Begin your trial now');
  expect(JSON.stringify(next.outcomes[0]!.analysis.narrower)).not.toContain('Start your');
  expect(undoCorrection(next, 0)).toEqual(project);
});

test('as many lines that break elsewhere stay broken where they are', () => {
  const two = (first: string, second: string, over: object = {}): Measurement =>
    page([text(first, 40, 40), text(second, 40, 60)], [box('e1', 'card', 20, 20, 300, 80, BLUE)], over);
  const desktop = two('Plan every single week', 'wlth us');
  const phone = two('Plan every', 'single week wlth us', { image: { width: 390, height: 800, scale: 1 } });
  const shots = { measurement: desktop, narrower: [phone] };
  const { narrower } = correctShots(shots, [change({ lines: ['Plan every single week', 'with us'] })]);
  expect(lines(narrower![0]!)).toEqual(['Plan every', 'single week with us']);
});

test('a state that joined after a correction leaves the others what they were read as', () => {
  const named = (name: string, measurement: Measurement) => ({ name, measurement });
  const raw: Analysis = writeAnalysis(wide, { uiType: 'webapp', pageName: 'Home' }, { states: [named('Dark', dark)] });
  const projectOf = (analysis: Analysis): Project => ({
    name: 'Shop',
    uiType: 'webapp',
    outcomes: [{ name: 'Home', analysis, imageIndex: 0, stateImages: [1], success: true }],
  });
  const once = correctPage(projectOf(raw), 0, change({ lines: ['Begin your trial now'] })).outcomes[0]!.analysis;
  const menu = page([intro(40), text('Profile', 700, 80)], [], { image: { width: 1000, height: 801, scale: 1 } });
  const joined = projectOf({ ...once, states: [named('Menu', menu), ...once.states!] });
  const { corrected: last, states } = correctPage(joined, 0, change({ fill: '#7c3aed' })).outcomes[0]!.analysis;
  expect(last?.states).toEqual([named('Menu', menu), named('Dark', dark)]);
  expect(lines(states![1]!.measurement)).toContain('Begin your trial now');
  expect(undoCorrection(undoCorrection(correctPage(joined, 0, change({ fill: '#7c3aed' })), 0), 0)).toMatchObject({
    outcomes: [{ analysis: { measurement: wide, states: [named('Menu', menu), named('Dark', dark)] } }],
  });
});
