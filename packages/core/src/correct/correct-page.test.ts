import { expect, test } from 'vitest';
import { Analysis, AnalysisResult } from '../analysis.ts';
import type { Correction } from '../correction.ts';
import { joinOutcomes, toProject } from '../guide/join-outcomes.ts';
import type { Project } from '../project.ts';
import { box, page, text } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { correctionsOf, correctPage, undoCorrection, undoLast } from './correct-page.ts';

const analysis = writeAnalysis(
  page([text('Slgn in', 60, 60)], [box('e1', 'button', 50, 50, 120, 30, { fill: '#0d6efd', text: 'Slgn in' })]),
  { uiType: 'webapp', pageName: 'Home' },
);
const project: Project = {
  name: 'Shop',
  uiType: 'webapp',
  outcomes: [
    { name: 'Home', analysis, imageIndex: 0, success: true },
    { name: 'Also home', analysis, imageIndex: 1, success: true },
  ],
};
const reword: Correction = { kind: 'change', element: 'e1', lines: ['Sign in'] };
const remove: Correction = { kind: 'delete', element: 'e1' };

test('a correction changes one page and the guide of all, and is kept with the stored result', () => {
  const next = correctPage(project, 0, reword);
  expect(next.outcomes[1]).toBe(project.outcomes[1]);
  const stored = joinOutcomes(next);
  expect(stored.prompt).toContain('Sign in');
  const again = toProject(JSON.parse(JSON.stringify(stored)));
  expect(again.outcomes[0]!.analysis.corrected?.steps).toEqual([reword]);
  expect(Analysis.safeParse(again.outcomes[0]!.analysis).success).toBe(true);
});

test('undoing goes back step by step to exactly what was measured', () => {
  const once = correctPage(project, 0, reword);
  const twice = correctPage(once, 0, remove);
  expect(twice.outcomes[0]!.analysis.measurement?.elements).toEqual([]);
  expect(undoCorrection(twice, 0)).toEqual(once);
  expect(undoCorrection(undoCorrection(twice, 0), 0)).toEqual(project);
  expect(undoCorrection(project, 0)).toEqual(project);
});

test('only the correction that was seen last is undone', () => {
  const once = correctPage(project, 0, reword);
  const twice = correctPage(once, 0, remove);
  expect(undoLast(twice, twice, 0)).toEqual(once);
  expect(undoLast(twice, once, 0)).toBe(twice);
});

test('a stored result with corrections beside it is the project with them, in place of those it was stored with', () => {
  const once = correctPage(project, 0, reword);
  const twice = correctPage(once, 0, remove);
  const stored = joinOutcomes(once);
  expect(toProject({ ...stored, corrections: correctionsOf(twice) }).outcomes).toEqual(twice.outcomes);
  expect(toProject({ ...stored, corrections: correctionsOf(project) }).outcomes).toEqual(project.outcomes);
  expect(toProject({ ...stored, corrections: { 7: [remove] } }).outcomes).toEqual(once.outcomes);
});

test('the words of a model stay', () => {
  const model = { ...analysis, engine: { kind: 'model', name: 'A model' } } as const;
  const written: Project = { ...project, outcomes: [{ ...project.outcomes[0]!, analysis: model }] };
  expect(correctPage(written, 0, reword)).toEqual(written);
});

test('a stored correction that cannot be read is left out, and the others stay', () => {
  const stored = joinOutcomes(correctPage(correctPage(project, 0, reword), 0, remove));
  const bad = { kind: 'paint', element: 'e1' };
  const read = (corrections: unknown) => AnalysisResult.parse({ ...stored, corrections }).corrections;
  expect(read({ 0: [bad, reword, 7], 1: 'none', home: [remove] })).toEqual({ 0: [reword] });
  expect(read('nothing')).toBeUndefined();
  const [page] = stored.pages!;
  const within = {
    ...page!,
    analysis: { ...page!.analysis, corrected: { ...page!.analysis.corrected, steps: [bad, reword] } },
  };
  expect(AnalysisResult.parse({ ...stored, pages: [within] }).pages![0]!.analysis.corrected?.steps).toEqual([reword]);
});
