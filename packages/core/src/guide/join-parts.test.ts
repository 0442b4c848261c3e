import { expect, test } from 'vitest';
import { AnalysisResult, type PageOutcome } from '../analysis.ts';
import { failedOutcome } from '../engine-answer/fallback-analysis.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { DARK_THEME, MENU_OPEN, PAGE } from '../states/states.fixture.ts';
import { NARROW, WIDE } from '../widths/two-widths.fixture.ts';
import { page, text } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { joinOutcomes, toProject } from './join-outcomes.ts';
import { joinParts } from './join-parts.ts';

const OTHER = page([text('Answers to what people ask us every day', 16, 80), text('Write to us', 16, 120)], [], {
  image: { width: 390, height: 300, scale: 1 },
});
const outcome = (name: string, imageIndex: number, measurement: Measurement, of?: number): PageOutcome => ({
  name,
  imageIndex,
  success: true,
  analysis: writeAnalysis(measurement, { uiType: 'webapp', pageName: name }),
  ...(of !== undefined && { partOf: { as: 'width', imageIndex: of } }),
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
  expect(joinParts(plain)).toEqual(plain);
});

test('a marked screenshot becomes the narrower width of its page, whose words are written anew', () => {
  const { outcomes, homePage } = joinParts(
    project([about, outcome('Home', 1, WIDE), outcome('Phone', 2, NARROW, 1)], 1),
  );
  expect(outcomes.map(({ name }) => name)).toEqual(['About', 'Home']);
  expect(homePage).toBe(1);
  expect(outcomes[1]).toEqual({
    ...outcome('Home', 1, WIDE),
    narrowerImages: [2],
    analysis: writeAnalysis(WIDE, { uiType: 'webapp', pageName: 'Home' }, { narrower: [NARROW] }),
  });
});

test('the widest is the page, whichever of the two was marked, and the home page keeps its place', () => {
  const { outcomes, homePage } = joinParts(
    project([outcome('Home', 0, NARROW), outcome('Page 2', 1, WIDE, 0), outcome('About', 2, OTHER)], 2),
  );
  expect(outcomes[0]).toMatchObject({ name: 'Home', imageIndex: 1, narrowerImages: [0] });
  expect(outcomes[0]?.analysis.narrower).toEqual([NARROW]);
  expect(homePage).toBe(1);
});

test('a screenshot of another page, or of the same width, stays a page of its own and says why', () => {
  const { outcomes } = joinParts(
    project([outcome('Home', 0, WIDE), outcome('Help', 1, OTHER, 0), outcome('Twin', 2, WIDE, 0)]),
  );
  expect(outcomes.map(({ name, partOf }) => [name, partOf?.apart])).toEqual([
    ['Home', undefined],
    ['Help', 'two-pages'],
    ['Twin', 'one-width'],
  ]);
  expect(outcomes[0]?.analysis.narrower).toBeUndefined();
});

test('what failed keeps its mark, and joins its page once it was analysed', () => {
  const failed = { ...failedOutcome('Phone', 1, 'Out of luck'), partOf: { as: 'width' as const, imageIndex: 0 } };
  const first = joinParts(project([outcome('Home', 0, WIDE), failed]));
  expect(first.outcomes[1]).toEqual(failed);
  const again = joinParts(project([first.outcomes[0]!, outcome('Phone', 1, NARROW, 0)]));
  expect(again.outcomes.map(({ narrowerImages }) => narrowerImages)).toEqual([[1]]);
});

test('a model’s words stay as they are', () => {
  const home = outcome('Home', 0, WIDE);
  const written = { ...home.analysis, prompt: 'A shop.', engine: { kind: 'model', name: 'some model' } as const };
  const joined = joinParts(project([{ ...home, analysis: written }, outcome('Phone', 1, NARROW, 0)]));
  expect(joined.outcomes[0]?.analysis).toEqual({ ...written, narrower: [NARROW] });
});

test('a stored result keeps its widths and its marks, and one without them has none', () => {
  const joined = joinParts(
    project([outcome('Home', 0, WIDE), outcome('Phone', 1, NARROW, 0), outcome('Help', 2, OTHER, 0)]),
  );
  const stored = AnalysisResult.parse(JSON.parse(JSON.stringify(joinOutcomes(joined))));
  expect(toProject(stored).outcomes).toEqual(JSON.parse(JSON.stringify(joined.outcomes)));
  expect(stored.prompt).toContain('### Other widths');
  expect(joinOutcomes(project([outcome('Home', 0, WIDE)])).pages?.[0]).toEqual(outcome('Home', 0, WIDE));
});

const state = (name: string, imageIndex: number, measurement: Measurement, of: number): PageOutcome => ({
  ...outcome('Page', imageIndex, measurement),
  partOf: { as: 'state', name, imageIndex: of },
});

test('a marked screenshot becomes another state of its page, which the guide tells once', () => {
  const joined = joinParts(project([outcome('Home', 0, PAGE), state('Menu open', 1, MENU_OPEN, 0), about]));
  expect(joined.outcomes.map(({ name }) => name)).toEqual(['Home', 'About']);
  expect(joined.outcomes[0]).toMatchObject({ stateImages: [1] });
  expect(joined.outcomes[0]?.analysis.states).toEqual([{ name: 'Menu open', measurement: MENU_OPEN }]);
  const { prompt, concisePrompt } = joinOutcomes(joined);
  expect(prompt.split('### Other states')).toHaveLength(2);
  expect(prompt).toContain(
    '**Menu open** (`data-state="menu-open"` on `<html>`):\n- Appears 8 px below `Account` with right edges aligned, at x 760, y 64, 200 × 140 px:',
  );
  expect(concisePrompt).toContain('200 × 140 px: `Profile`, `Team`, `Sign out`.');
});

test('a state of another page or width stays a page of its own and says why; a stored result keeps both', () => {
  const joined = joinParts(
    project([
      outcome('Home', 0, PAGE),
      state('Help', 1, { ...OTHER, image: PAGE.image }, 0),
      state('Phone', 2, { ...PAGE, image: { ...PAGE.image, width: 390 } }, 0),
      state('Dark', 3, DARK_THEME, 0),
    ]),
  );
  expect(joined.outcomes.map(({ partOf, stateImages }) => [partOf?.apart, stateImages])).toEqual([
    [undefined, [3]],
    ['two-pages', undefined],
    ['other-width', undefined],
  ]);
  const stored = AnalysisResult.parse(JSON.parse(JSON.stringify(joinOutcomes(joined))));
  expect(toProject(stored).outcomes).toEqual(JSON.parse(JSON.stringify(joined.outcomes)));
});

test('a page has widths and states at once, whatever their order', () => {
  const { outcomes } = joinParts(
    project([outcome('Home', 0, WIDE), state('Open', 1, NARROW, 0), outcome('Phone', 2, NARROW, 0)]),
  );
  expect(outcomes).toMatchObject([{ narrowerImages: [2], stateImages: [1] }]);
});
