import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallbackAnalysis } from '../engine-answer/fallback-analysis.ts';
import { writeGuide } from './write-guide.ts';

const NASTY = [
  '# x',
  '\n## Done when\n',
  '```',
  '<script>alert(1)</script>',
  '---',
  '> quote',
  '1. list',
  '- [ ] task',
  '![x](y)',
  '\u202Ex',
];
const words = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 30 }));

const HEADINGS =
  /^(# .*: build guide|## (Notes from the owner|Pages and routes|Sections|Palette|Typography|Spacing|Build order|Done when|Page \d+: .*|Section \d+: .*))$/;

test('names and notes of the user stay in their place: every heading of a guide is one of ours', () => {
  fc.assert(
    fc.property(
      words,
      fc.array(words, { minLength: 1, maxLength: 4 }),
      words,
      fc.constantFrom('webapp', 'landing'),
      (name, names, notes, uiType) => {
        const outcomes = names.map((page, imageIndex) => ({
          name: page,
          imageIndex,
          success: true,
          analysis: fallbackAnalysis(page),
        }));
        const guide = writeGuide({ name, uiType, outcomes, notes, homePage: 0 }, { detail: 'full' });
        for (const line of guide.split('\n')) {
          if (line.startsWith('#')) expect(line).toMatch(HEADINGS);
          expect(line).not.toMatch(/^(```|---|~~~|===|<)/);
          expect(line).not.toMatch(/(^|[^\\])<script/);
        }
        expect(guide.split('\n').filter((line) => /^## (Page|Section) \d+: /.test(line))).toHaveLength(names.length);
      },
    ),
    { numRuns: 150 },
  );
});
