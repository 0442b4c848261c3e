import { expect, test } from 'vitest';
import { AnalysisResult, type PageOutcome } from '../analysis.ts';
import { failedOutcome } from '../engine-answer/fallback-analysis.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { NARROW, WIDE } from '../widths/two-widths.fixture.ts';
import { page, text } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { joinOutcomes, toProject } from './join-outcomes.ts';
import { joinWidths } from './join-widths.ts';

const OTHER = page([text('Answers to what people ask us every day', 16, 80), text('Write to us', 16, 120)], [], {
  image: { width: 390, height: 300, scale: 1 },
});
const outcome = (name: string, imageIndex: number, measurement: Measurement, of?: number): PageOutcome => ({
  name,
  imageIndex,
  success: true,
  analysis: writeAnalysis(measurement, { uiType: 'webapp', pageName: name }),
  ...(of !== undefined && { widthOf: { imageIndex: of } }),
});
const project = (outcomes: PageOutcome[], homePage = 0): Project => ({
  name: 'Shop',
  uiType: 'webapp',
  outcomes,
  homePage,
});
const about = outcome('About', 0, OTHER);

test('a project without marks is the same project', () => {
  const plain = project([about, outcome('Home', 1, WIDE)], 1);
  expect(joinWidths(plain)).toEqual(plain);
});

test('a marked screenshot becomes the narrower width of its page, whose words are written anew', () => {
  const { outcomes, homePage } = joinWidths(
    project([about, outcome('Home', 1, WIDE), outcome('Phone', 2, NARROW, 1)], 1),
  );
  expect(outcomes.map(({ name }) => name)).toEqual(['About', 'Home']);
  expect(homePage).toBe(1);
  expect(outcomes[1]).toEqual({
    ...outcome('Home', 1, WIDE),
    narrowerImages: [2],
    analysis: writeAnalysis(WIDE, { uiType: 'webapp', pageName: 'Home' }, [NARROW]),
  });
});

test('the widest is the page, whichever of the two was marked, and the home page keeps its place', () => {
  const { outcomes, homePage } = joinWidths(
    project([outcome('Home', 0, NARROW), outcome('Page 2', 1, WIDE, 0), outcome('About', 2, OTHER)], 2),
  );
  expect(outcomes[0]).toMatchObject({ name: 'Home', imageIndex: 1, narrowerImages: [0] });
  expect(outcomes[0]?.analysis.narrower).toEqual([NARROW]);
  expect(homePage).toBe(1);
});

test('a screenshot of another page, or of the same width, stays a page of its own and says why', () => {
  const { outcomes } = joinWidths(
    project([outcome('Home', 0, WIDE), outcome('Help', 1, OTHER, 0), outcome('Twin', 2, WIDE, 0)]),
  );
  expect(outcomes.map(({ name, widthOf }) => [name, widthOf?.apart])).toEqual([
    ['Home', undefined],
    ['Help', 'two-pages'],
    ['Twin', 'one-width'],
  ]);
  expect(outcomes[0]?.analysis.narrower).toBeUndefined();
});

test('what failed keeps its mark, and joins its page once it was analysed', () => {
  const failed = { ...failedOutcome('Phone', 1, 'Out of luck'), widthOf: { imageIndex: 0 } };
  const first = joinWidths(project([outcome('Home', 0, WIDE), failed]));
  expect(first.outcomes[1]).toEqual(failed);
  const again = joinWidths(project([first.outcomes[0]!, outcome('Phone', 1, NARROW, 0)]));
  expect(again.outcomes.map(({ narrowerImages }) => narrowerImages)).toEqual([[1]]);
});

test('a model’s words stay as they are', () => {
  const home = outcome('Home', 0, WIDE);
  const written = { ...home.analysis, prompt: 'A shop.', engine: { kind: 'model', name: 'some model' } as const };
  const joined = joinWidths(project([{ ...home, analysis: written }, outcome('Phone', 1, NARROW, 0)]));
  expect(joined.outcomes[0]?.analysis).toEqual({ ...written, narrower: [NARROW] });
});

test('a stored result keeps its widths and its marks, and one without them has none', () => {
  const joined = joinWidths(
    project([outcome('Home', 0, WIDE), outcome('Phone', 1, NARROW, 0), outcome('Help', 2, OTHER, 0)]),
  );
  const stored = AnalysisResult.parse(JSON.parse(JSON.stringify(joinOutcomes(joined))));
  expect(toProject(stored).outcomes).toEqual(JSON.parse(JSON.stringify(joined.outcomes)));
  expect(stored.prompt).toContain('### Other widths');
  expect(joinOutcomes(project([outcome('Home', 0, WIDE)])).pages?.[0]).toEqual(outcome('Home', 0, WIDE));
});
