import { beforeAll, describe, expect, test } from 'vitest';
import type { Judged } from '../judge-pages.ts';
import { scorePage } from '../score/score-page.ts';
import { listTruthPages, loadTruthPage } from '../truth-pages.ts';
import { FAULTS } from './break-answer.ts';
import { type Half, loadFloors, missedFloors } from './floors.ts';
import { judgeOnce } from './judge-once.ts';

const floors = loadFloors();
const pages = listTruthPages({ fetched: false });
/** Pages that others wrote are not in the repository: without them this half is left out. */
const pagesOf = ({ pages: named }: Half) => pages.filter(({ id, files }) => files && id in named);
const isAtHand = pagesOf(floors.real).length === Object.keys(floors.real.pages).length;
/** Measuring steps back behind whatever else the machine does; a page that hangs has a limit of its own. */
const MAX_MS = 1_800_000;

const judged: { own: Judged[]; real: Judged[] } = { own: [], real: [] };
beforeAll(async () => {
  judged.own = await judgeOnce(pagesOf(floors.own));
  if (isAtHand) judged.real = await judgeOnce(pagesOf(floors.real));
}, MAX_MS);

test('the gate holds thirty of our compositions from 25 libraries', () => {
  const own = pagesOf(floors.own);
  expect(own.length).toBeGreaterThanOrEqual(30);
  expect(new Set(own.map(({ family }) => family)).size).toBeGreaterThanOrEqual(25);
});

test('no page of the gate is sealed', () => {
  expect([...pagesOf(floors.own), ...pagesOf(floors.real)].filter(({ split }) => split === 'sealed')).toEqual([]);
});

test('every class and figure is reached on our compositions', () => {
  expect(missedFloors(judged.own, floors.own)).toEqual([]);
});

test.skipIf(!isAtHand)('every class and figure is reached on the pages that others wrote', () => {
  expect(missedFloors(judged.real, floors.real)).toEqual([]);
});

describe('the gate notices when', () => {
  test.each(Object.entries(FAULTS))('%s', async (_, { breakAnswer, figure }) => {
    const broken: Judged[] = [];
    for (const one of judged.own) {
      const { truth } = await loadTruthPage(one.page);
      broken.push({ ...one, score: scorePage(truth, breakAnswer(one.answer)) });
    }
    const missed = missedFloors(broken, floors.own);
    expect(missed.find((line) => line.startsWith(`${figure} is `))).toMatch(/most was lost on \S+ \d\.\d\d → \d\.\d\d/);
  });
});
