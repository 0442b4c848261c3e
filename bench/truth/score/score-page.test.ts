import { describe, expect, it } from 'vitest';
import { type Answer, type AnswerNode, NO_ANSWER } from '../answer.ts';
import { Truth, type TruthGradient } from '../truth.ts';
import { METRIC_KEYS, type Metric } from './metrics.ts';
import { meanScore, pooledClasses, scorePage } from './score-page.ts';
import { DASHBOARD } from './testing/dashboard.ts';
import { LANDING } from './testing/landing.ts';
import { toPerfectAnswer } from './testing/perfect-answer.ts';

const pages = [DASHBOARD, LANDING];
// Made once: a score has every metric, and each metric has tests of its own.
const perfect = pages.map((page) => scorePage(page, toPerfectAnswer(page)));
const swapped = [scorePage(DASHBOARD, toPerfectAnswer(LANDING)), scorePage(LANDING, toPerfectAnswer(DASHBOARD))];
const empty = pages.map((page) => scorePage(page, NO_ANSWER));

/** What another page's perfect answer gets by chance; pages share sizes of type, landmarks and covered area, and little else. */
const CHANCE: Partial<Record<Metric, number>> = { typeScale: 0.3, typeScaleRecall: 0.3, pageIou: 0.4, regions: 0.5 };
const CHANCE_ELSEWHERE = 0.12;

describe('scorePage', () => {
  it('is tested with pages that are valid truth', () => {
    for (const page of pages) expect(Truth.parse(JSON.parse(JSON.stringify(page)))).toBeTruthy();
  });

  it.each(METRIC_KEYS)('gives 1 for a perfect answer: %s', (metric) => {
    const values = perfect.map((score) => score[metric]);
    expect(values.filter((value) => value !== undefined)).not.toHaveLength(0);
    for (const value of values) if (value !== undefined) expect(value).toBeCloseTo(1, 10);
  });

  it.each(METRIC_KEYS)('gives no more than chance for the answer of another page: %s', (metric) => {
    for (const { [metric]: value } of swapped)
      if (value !== undefined) expect(value).toBeLessThanOrEqual(CHANCE[metric] ?? CHANCE_ELSEWHERE);
  });

  it.each(METRIC_KEYS)('gives 0 for an empty answer: %s', (metric) => {
    for (const score of empty) expect(score[metric] ?? 0).toBe(0);
  });

  it('leaves out what the truth says nothing about', () => {
    const score = scorePage({ ...DASHBOARD, hasTree: false, nodes: [], texts: [], regions: [] }, NO_ANSWER);
    const known = METRIC_KEYS.filter((metric) => score[metric] !== undefined);
    expect(known).toEqual([
      'paletteRecall',
      'palettePrecision',
      'background',
      'accent',
      'pageBackground',
      'spacingUnit',
    ]);
  });
});

type Damage = (answer: Answer) => Answer;
const nodes =
  (change: (node: AnswerNode, index: number) => AnswerNode | undefined): Damage =>
  (answer) => ({ ...answer, nodes: answer.nodes.flatMap((node, index) => change(node, index) ?? []) });
const typed = (type: string, change: (node: AnswerNode) => AnswerNode | undefined): Damage =>
  nodes((node) => (node.type === type ? change(node) : node));
const texts =
  (change: (line: Answer['texts'][number], index: number) => Answer['texts'][number]): Damage =>
  (answer) => ({ ...answer, texts: answer.texts.map(change) });
const withFlow = (change: (flow: NonNullable<AnswerNode['flow']>) => NonNullable<AnswerNode['flow']>): Damage =>
  nodes((node) => (node.flow ? { ...node, flow: change(node.flow) } : node));
const withPoints = (change: (value: number) => number): Damage =>
  nodes((node) =>
    node.chart ? { ...node, chart: { ...node.chart, values: node.chart.values.map((row) => row.map(change)) } } : node,
  );
const shift = (node: AnswerNode, by: number): AnswerNode => ({ ...node, box: { ...node.box, y: node.box.y + by } });
/** Puts a node into what holds its parent. */
const raise =
  (type: string): Damage =>
  (answer) => ({
    ...answer,
    nodes: answer.nodes.map((node) => {
      const above = answer.nodes.find(({ id }) => id === node.parent);
      return node.type === type && above ? { ...node, parent: above.parent } : node;
    }),
  });

/** Every figure with something that must lower it and nothing else of its kind. */
const DAMAGES: [metric: Metric, what: string, page: Truth, damage: Damage][] = [
  [
    'textF1',
    'a line was misread',
    DASHBOARD,
    texts((line, index) => (index > 0 ? line : { ...line, text: 'Oventew', words: [] })),
  ],
  ['fontSize', 'text is a fifth too large', DASHBOARD, texts((line) => ({ ...line, fontSize: 1.2 * line.fontSize }))],
  ['textColor', 'text is red', DASHBOARD, texts((line) => ({ ...line, color: '#ff0000' }))],
  [
    'bold',
    'bold is flipped',
    DASHBOARD,
    texts((line) => ({ ...line, fontWeight: line.fontWeight >= 600 ? 400 : 700 })),
  ],
  ['typeScale', 'a size is invented', DASHBOARD, (answer) => ({ ...answer, typeScale: [...answer.typeScale, 99] })],
  [
    'typeScaleRecall',
    'a size is missing',
    DASHBOARD,
    (answer) => ({ ...answer, typeScale: answer.typeScale.slice(1) }),
  ],
  ['elements', 'cards are missing', DASHBOARD, typed('card', () => undefined)],
  [
    'elements',
    'a button is invented',
    DASHBOARD,
    (answer) => ({
      ...answer,
      nodes: [...answer.nodes, { id: 'x', type: 'button', box: { x: 700, y: 700, width: 90, height: 30 } }],
    }),
  ],
  ['elementClasses', 'buttons are badges', DASHBOARD, typed('button', (node) => ({ ...node, type: 'badge' }))],
  [
    'surfaces',
    'cards are a third too high',
    DASHBOARD,
    typed('card', (node) => ({ ...node, box: { ...node.box, height: 1.5 * node.box.height } })),
  ],
  ['pageIou', 'the sidebar is missing', DASHBOARD, typed('sidebar', () => undefined)],
  ['labelPageIou', 'cards are tables', DASHBOARD, typed('card', (node) => ({ ...node, type: 'table' }))],
  [
    'iconNames',
    'houses are hearts',
    DASHBOARD,
    nodes((node) => (node.name === 'home' ? { ...node, name: 'heart' } : node)),
  ],
  ['fill', 'cards are pink', DASHBOARD, typed('card', (node) => ({ ...node, fill: '#ffccdd' }))],
  [
    'radius',
    'corners are half as round again',
    DASHBOARD,
    nodes((node) => ({ ...node, radius: 1.5 * (node.radius ?? 0) })),
  ],
  [
    'border',
    'borders are black',
    DASHBOARD,
    nodes((node) => ({ ...node, edges: node.edges?.map((edge) => ({ ...edge, color: '#000000' })) })),
  ],
  [
    'border',
    'borders are thick',
    DASHBOARD,
    nodes((node) => ({ ...node, edges: node.edges?.map((edge) => ({ ...edge, width: 3 })) })),
  ],
  ['shadow', 'shadows are missing', DASHBOARD, nodes((node) => ({ ...node, shadow: undefined }))],
  ['gradient', 'gradients are missing', LANDING, nodes((node) => ({ ...node, gradient: undefined }))],
  [
    'paletteRecall',
    'a colour is missing',
    DASHBOARD,
    (answer) => ({ ...answer, palette: answer.palette.slice(0, -1) }),
  ],
  [
    'palettePrecision',
    'a colour is invented',
    DASHBOARD,
    (answer) => ({ ...answer, palette: [...answer.palette, { hex: '#00ff00', share: 0.01 }] }),
  ],
  [
    'background',
    'another colour comes first',
    DASHBOARD,
    (answer) => ({ ...answer, palette: [{ hex: '#ffffff', share: 2 }, ...answer.palette] }),
  ],
  [
    'accent',
    'the accent is missing',
    DASHBOARD,
    (answer) => ({ ...answer, palette: answer.palette.filter(({ hex }) => hex !== '#3538cd') }),
  ],
  [
    'pageBackground',
    'the page is one level off',
    DASHBOARD,
    (answer) => ({ ...answer, background: { color: '#f5f6fb' } }),
  ],
  ['pageBackground', 'the gradient is flat', LANDING, (answer) => ({ ...answer, background: { color: '#ffe8cc' } })],
  ['regions', 'a landmark is missing', DASHBOARD, (answer) => ({ ...answer, regions: answer.regions.slice(1) })],
  ['spacingUnit', 'the unit is halved', DASHBOARD, (answer) => ({ ...answer, spacingUnit: 4 })],
  ['parents', 'badges are one level too high', DASHBOARD, raise('badge')],
  [
    'containers',
    'groups and cards are missing',
    DASHBOARD,
    nodes((node) => (node.type === 'card' || node.type === 'group' ? undefined : node)),
  ],
  ['treeEdit', 'badges are one level too high', DASHBOARD, raise('badge')],
  ['repeats', 'cards do not repeat', DASHBOARD, typed('card', (node) => ({ ...node, repeat: undefined }))],
  ['repeats', 'everything repeats', DASHBOARD, nodes((node) => ({ ...node, repeat: 'all' }))],
  [
    'consistency',
    'one line is larger than its siblings',
    DASHBOARD,
    texts((line) => (line.text === '1,284' ? { ...line, fontSize: 30 } : line)),
  ],
  [
    'consistency',
    'one card is rounder than its siblings',
    DASHBOARD,
    nodes((node) => (node.type === 'card' && node.box.x === 460 ? { ...node, radius: 9 } : node)),
  ],
  ['flowDirection', 'rows are columns', DASHBOARD, withFlow((flow) => ({ ...flow, direction: 'column' }))],
  ['flowGap', 'gaps are 2 px larger', DASHBOARD, withFlow((flow) => ({ ...flow, gap: (flow.gap ?? 0) + 2 }))],
  ['flowPadding', 'there is no padding', DASHBOARD, withFlow((flow) => ({ ...flow, padding: undefined }))],
  [
    'chartKind',
    'lines are bars',
    DASHBOARD,
    nodes((node) => (node.chart ? { ...node, chart: { ...node.chart, kind: 'bar' } } : node)),
  ],
  ['chartData', 'values are 4 of 80 too high', DASHBOARD, withPoints((value) => value + 4)],
  ['chartValues', 'values are 4 of 80 too high', DASHBOARD, withPoints((value) => value + 4)],
  ['elements', 'everything is far off', LANDING, nodes((node) => shift(node, 300))],
];

describe('each figure', () => {
  it.each(DAMAGES)('is lower where something is wrong: %s, %s', (metric, _, page, damage) => {
    const score = scorePage(page, damage(toPerfectAnswer(page)))[metric];
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThan(0.999);
  });

  it('has a damage of its own', () => {
    expect(METRIC_KEYS.filter((key) => !DAMAGES.some(([metric]) => metric === key))).toEqual([]);
  });

  it('counts by its own measure, not another', () => {
    const wrongColors = texts((line) => ({ ...line, color: '#ff0000' }))(toPerfectAnswer(DASHBOARD));
    const { textF1, fontSize, bold, textColor } = scorePage(DASHBOARD, wrongColors);
    expect({ textF1, fontSize, bold, textColor }).toEqual({ textF1: 1, fontSize: 1, bold: 1, textColor: 0 });
  });
});

/** The dashboard without text, borders, shadows, gradients and repeats, and with no boxes at all. */
const PLAIN: Truth = {
  ...DASHBOARD,
  texts: [],
  nodes: DASHBOARD.nodes.map(({ paint, repeat: _, ...one }) => ({
    ...one,
    ...(paint && { paint: { ...paint, borders: undefined, shadows: undefined, gradient: undefined } }),
  })),
};
const BARE: Truth = { ...PLAIN, nodes: PLAIN.nodes.slice(0, 1) };
const SHADOW: AnswerNode['shadow'] = { color: '#000000', opacity: 0.2, x: 0, y: 2, blur: 4 };
const INVENTIONS: [metric: Metric, what: string, damage: Damage][] = [
  ['shadow', 'shadows', typed('card', (node) => ({ ...node, shadow: SHADOW }))],
  [
    'gradient',
    'gradients',
    typed('card', (node) => ({ ...node, gradient: { from: '#ffffff', to: '#000000', angle: 0 } })),
  ],
  ['border', 'borders', typed('card', (node) => ({ ...node, border: { color: '#000000', width: 1 } }))],
  ['repeats', 'repeats', typed('card', (node) => ({ ...node, repeat: 'cards' }))],
  ['textF1', 'words', (answer) => ({ ...answer, texts: toPerfectAnswer(DASHBOARD).texts })],
];

describe('what a page does not have', () => {
  it.each(INVENTIONS)(
    'is missing from its figures and costs everything when it is reported: %s',
    (metric, _, invent) => {
      const answer = toPerfectAnswer(PLAIN);
      expect(scorePage(PLAIN, answer)[metric]).toBeUndefined();
      expect(scorePage(PLAIN, invent(answer))[metric]).toBe(0);
      // The same on boxes that are not there either.
      expect(scorePage(BARE, answer)[metric]).toBeUndefined();
      expect(scorePage(BARE, invent(answer))[metric]).toBe(0);
    },
  );

  it('costs nothing on boxes that a page without a tree does not list', () => {
    const reported = typed('card', (node) => ({ ...node, shadow: SHADOW }))(toPerfectAnswer(PLAIN));
    const [bare, listed] = [scorePage(BARE, reported), scorePage({ ...BARE, hasTree: false }, reported)];
    expect([bare.shadow, bare.surfaces]).toEqual([0, 0]);
    expect([listed.shadow, listed.surfaces]).toEqual([undefined, undefined]);
  });

  it('is also told by pages of version 1, which only say that a box has one', () => {
    const vague = {
      ...PLAIN,
      hasTree: false,
      nodes: PLAIN.nodes.map((one) =>
        one.type === 'card' ? { ...one, paint: { fill: '#ffffff', hasShadow: true, hasGradient: true } } : one,
      ),
    };
    const perfect = scorePage(vague, toPerfectAnswer(vague));
    expect([perfect.shadow, perfect.gradient, perfect.surfaces]).toEqual([1, 1, 1]);
    const without = scorePage(vague, toPerfectAnswer(PLAIN));
    expect([without.shadow, without.gradient]).toEqual([0, 0]);
  });
});

describe('a gradient', () => {
  const cards = (gradient: TruthGradient): Truth => ({
    ...PLAIN,
    nodes: PLAIN.nodes.map((one) =>
      one.type === 'card' ? { ...one, paint: { fill: '#0d6efd', seen: '#0d6efd', gradient } } : one,
    ),
  });
  const linear = (from: [color: string, alpha: number], to: [color: string, alpha: number]): TruthGradient => ({
    kind: 'linear',
    stops: [from, to].map(([color, alpha], at) => ({ color, alpha, at })),
  });
  const told = typed('card', (node) => ({ ...node, gradient: { from: '#3183fd', to: '#0d6efd', angle: 180 } }));

  it('is one where stops of one colour let more and more of the fill through', () => {
    const veiled = cards(linear(['#ffffff', 0.15], ['#ffffff', 0]));
    expect(scorePage(veiled, told(toPerfectAnswer(PLAIN))).gradient).toBe(1);
    expect(scorePage(veiled, toPerfectAnswer(PLAIN)).gradient).toBe(0);
  });

  it('whose ends look alike is not asked for, and right to tell', () => {
    const faint = cards(linear(['#fcfcfc', 1], ['#f5f5f5', 1]));
    expect(scorePage(faint, told(toPerfectAnswer(PLAIN))).gradient).toBeUndefined();
    expect(scorePage(faint, toPerfectAnswer(PLAIN)).gradient).toBeUndefined();
  });

  it('that shows through glass is not asked for, and right to tell', () => {
    const glass = (background: Truth['background']): Truth => ({
      ...PLAIN,
      background,
      nodes: PLAIN.nodes.map((one) => (one.type === 'card' ? { ...one, paint: {} } : one)),
    });
    const behind = { gradient: linear(['#0d6efd', 1], ['#6610f2', 1]) };
    expect(scorePage(glass(behind), told(toPerfectAnswer(PLAIN))).gradient).toBeUndefined();
    expect(scorePage(glass({ color: '#ffffff' }), told(toPerfectAnswer(PLAIN))).gradient).toBe(0);
  });
});

describe('pages together', () => {
  it('average each figure over the pages that have it', () => {
    const [one, other] = pages.map((page) => scorePage(page, toPerfectAnswer(page)));
    if (!one || !other) throw new Error('There are two pages.');
    const mean = meanScore([one, { ...other, textF1: 0.5 }]);
    expect(mean.textF1).toBe(0.75);
    expect(mean.gradient).toBe(1);
  });

  it('pool classes by what was found, invented and missed', () => {
    const without = typed('card', () => undefined)(toPerfectAnswer(DASHBOARD));
    const scores = [scorePage(DASHBOARD, without), scorePage(LANDING, toPerfectAnswer(LANDING))];
    expect(pooledClasses(scores).card).toEqual({ tp: 3, fp: 0, fn: 4, f1: 0.6 });
    expect(pooledClasses(scores).nav).toEqual({ tp: 3, fp: 0, fn: 0, f1: 1 });
  });
});
