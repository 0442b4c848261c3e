import { expect, test } from 'vitest';
import { citationsIn, judgeRules, parseRules } from './rules.ts';

const rules = parseRules('| id | rule | proven in |\n|---|---|---|\n| AB1 | one | unit |\n| AB2 | two | browser |\n');

test('rules are read from the tables', () => {
  expect(rules).toEqual([
    { id: 'AB1', chapter: 'AB', level: 'unit' },
    { id: 'AB2', chapter: 'AB', level: 'browser' },
  ]);
});

test('a test name may cite one rule, several, or a range', () => {
  const source =
    "test('[AB1] x'); test(\"[AB1, AB2] y\"); test('[AB3–AB5] z'); test('[AB6] [AB7] w'); const a = '[not]'";
  const ids = citationsIn('e2e/x.spec.ts', source).map((citation) => citation.id);
  expect(ids).toEqual(['AB1', 'AB1', 'AB2', 'AB3', 'AB4', 'AB5', 'AB6', 'AB7']);
});

test('a rule counts only at its level', () => {
  const citations = citationsIn('packages/core/src/x.test.ts', "test('[AB1] x'); test('[AB2] y')");
  expect(judgeRules(rules, citations, []).chapters).toEqual([
    { id: 'AB', total: 2, covered: 1, missing: ['AB2(browser)'] },
  ]);
});

test('an unknown id and a gap in a finished chapter are problems', () => {
  const citations = citationsIn('e2e/x.spec.ts', "test('[AB9] x'); test('[AB2] y')");
  expect(judgeRules(rules, citations, ['AB', 'CD']).problems).toEqual([
    'e2e/x.spec.ts cites AB9, which is no rule',
    'no chapter CD',
    'chapter AB is listed as finished but misses AB1(unit)',
  ]);
});
