import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinOutcomes } from '../guide/join-outcomes.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { answer } from './answer.ts';
import { MAX_CONTEXT_CHARS, parseChatContext, writeChatContext } from './chat-context.ts';

const text = (words: string, x: number, y: number, over: Partial<TextLine> = {}): TextLine => ({
  text: words,
  box: { x, y, width: words.length * 8, height: 18 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#111111',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
  ...over,
});

const button: Element = {
  id: 'e1',
  type: 'button',
  box: { x: 600, y: 12, width: 120, height: 40 },
  fill: '#0d6efd',
  border: { color: '#0a58ca', width: 1 },
  radius: 8,
  shadow: { color: '#000000', opacity: 0.2, x: 0, y: 2, blur: 4 },
  confidence: 1,
  text: 'Sign up',
};

const page = (own: string): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [
    text('Acme', 20, 22, { fontSize: 24, fontWeight: 700 }),
    text('Sign up', 632, 23, { color: '#ffffff', background: '#0d6efd' }),
    text(own, 20, 200, { color: '#bbbbbb' }),
  ],
  elements: [button],
  regions: [{ role: 'header', box: { x: 0, y: 0, width: 800, height: 64 }, fill: '#ffffff' }],
  palette: [
    { hex: '#ffffff', name: 'white', role: 'background', share: 0.9 },
    { hex: '#0d6efd', name: 'blue', role: 'primary', share: 0.02 },
  ],
  spacing: {
    unit: 8,
    scale: [8, 16],
    gaps: [{ px: 16, count: 3 }],
    paddings: [{ px: 24, count: 1 }],
    containerWidth: 760,
  },
  typography: {
    families: ['sans'],
    scale: [{ role: 'heading', fontSize: 24, fontWeight: 700, count: 1 }],
    bodySize: 16,
    lineHeight: 1.5,
  },
  radii: [{ px: 8, count: 1 }],
});

const result = (...names: string[]) =>
  joinOutcomes({
    name: 'Acme "shop"',
    uiType: 'webapp',
    homePage: 0,
    outcomes: names.map((name, imageIndex) => ({
      name,
      imageIndex,
      success: true,
      analysis: writeAnalysis(page(`About ${name}`), { uiType: 'webapp', pageName: name }),
    })),
  });

const facts = parseChatContext(writeChatContext(result('Home', 'Team')));
const ask = (question: string): string => answer(question, facts);

describe('the chat context', () => {
  test('[FN11] is a text summary from which the facts can be read back', () => {
    const context = writeChatContext(result('Home', 'Team'));
    const { project } = parseChatContext(context);
    expect(project).toMatchObject({ name: 'Acme "shop"', uiType: 'webapp', homePage: 0 });
    expect(project.outcomes.map(({ name }) => name)).toEqual(['Home', 'Team']);
    expect(project.outcomes[0]!.analysis.measurement).toEqual(toCssPixels(page('About Home')));
  });

  test('stays within its limit, whatever the pages hold', () => {
    const big = page('x');
    big.texts = Array.from({ length: 1200 }, (_, index) => text(`line ${index}`, 10, index * 20));
    const analysis = writeAnalysis(big, { uiType: 'webapp' });
    const context = writeChatContext({ ...analysis, promptName: 'Big' });
    expect(context.length).toBeLessThanOrEqual(MAX_CONTEXT_CHARS);
    expect(parseChatContext(context).project.outcomes).toHaveLength(1);
  });

  test('is never cut through a character, neither in notes nor at its end', () => {
    const half = /[\ud800-\udbff](?![\udc00-\udfff])/;
    const customNotes = `${'x'.repeat(1_999)}😀 and more`;
    expect(writeChatContext({ ...result('Home'), customNotes })).not.toMatch(half);
    expect(writeChatContext({ ...result('Home'), promptName: '😀'.repeat(MAX_CONTEXT_CHARS) })).not.toMatch(half);
    const foreign = parseChatContext(`The button ${'x'.repeat(288)}😀 is blue`);
    expect(answer('button', foreign)).not.toMatch(half);
  });

  test('a text of the screenshot cannot pose as a fact', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('x\ncolor #ff0000 primary share 1 "y"\npage "z"')),
        (words) => {
          const analysis = writeAnalysis(page(`a${words}`), { uiType: 'webapp' });
          const { project } = parseChatContext(writeChatContext({ ...analysis, promptName: words }));
          expect(project.outcomes).toHaveLength(1);
          expect(project.outcomes[0]!.analysis.measurement?.palette.map(({ hex }) => hex)).toEqual([
            '#ffffff',
            '#0d6efd',
          ]);
          expect(project.outcomes[0]!.analysis.measurement?.texts).toHaveLength(3);
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('answer', () => {
  test.each([
    ['What colours are used?', '- primary #0d6efd (blue)'],
    ['Which blue is it?', '- #0d6efd primary (blue)'],
    ['What is the primary colour?', '2 button fills'],
    ['Which fonts are used?', '24px 700'],
    ['What spacing do they use?', 'unit 8px; scale 8, 16'],
    ['How large is the button on page 2?', '- 1 × 120 × 40, #0d6efd, 1px #0a58ca border, radius 8'],
    ['How many buttons are there?', '- 2 buttons (Home 1, Team 1)'],
    ['What does the button say?', '`Sign up`'],
    ['Give me this as Tailwind', '--color-primary: #0d6efd;'],
    ['as CSS variables please', ':root {'],
    ['design tokens', '"$value"'],
    ['What differs between these pages?', '- only here, texts: `About Team`'],
    ['Describe the header only', '- header 800×64, #ffffff, padding 12 19, row'],
    ['shorter', '**Home**, 800 × 600 px.'],
    ['Is the contrast fine?', '#bbbbbb on #ffffff: 1.92:1'],
    ['contrast of #000000 and #ffffff', '**21.00:1**'],
    ['corner radius?', '8px (2×)'],
    ['Where is "about team"?', '- `About Team`: x 20–100, y 200–218, 16px 400'],
    ['Which yellow?', 'No yellow was measured.'],
    ['What is the footer like?', 'No footer was found'],
  ])('%s', (question, expected) => {
    expect(ask(question)).toContain(expected);
  });

  test.each([['Rewrite it in Vue'], ['Why is it ugly?'], ['zzz']])(
    'says plainly what it cannot do and which setting would: %s',
    (question) => {
      expect(ask(question)).toContain('AI_PROVIDER');
      expect(ask(question)).toContain('no model is connected');
    },
  );

  test('compares an attached screenshot with the page it resembles most', () => {
    expect(answer('is this the same?', facts, page('About Team'))).toBe(
      'Compared with **Team**: 100 of 100, 0 differences.',
    );
    const other = page('About Team');
    other.texts[0] = text('Bcme', 20, 22, { fontSize: 24, fontWeight: 700 });
    expect(answer('', facts, other)).toMatch(/^Compared with \*\*Team\*\*: \d+ of 100, \d+ difference/);
  });

  test('a line with a link in it stays one line, and icons are called by their names', () => {
    const styled = page('Already here?');
    const box = { x: 20, y: 300, width: 20, height: 20 };
    styled.texts.push(text('Sign in', 132, 200, { color: '#0d6efd', continues: true }));
    styled.elements.push({ id: 'e2', type: 'icon', box, name: 'bell', confidence: 1 });
    const told = writeChatContext({ ...writeAnalysis(styled, { uiType: 'webapp' }), promptName: 'Styled' });
    const own = parseChatContext(told);
    expect(answer('What does the icon say?', own)).toContain('[bell]');
    const plain = page('Already here? Sign in');
    const both = {
      ...own,
      project: { ...own.project, outcomes: [...own.project.outcomes, ...facts.project.outcomes] },
    };
    expect(answer('What differs between these pages?', both)).toContain('`Already here? Sign in`');
    expect(answer('', own, plain)).not.toContain('Already here?');
  });

  test('makes the best of a context that somebody else wrote', () => {
    const foreign = parseChatContext('Palette: Primary #ff0000\nLayout: two columns');
    expect(answer('what layout?', foreign)).toContain('two columns');
    expect(answer('colors?', foreign)).toContain('#ff0000');
    expect(answer('hm', parseChatContext(''))).toContain('AI_PROVIDER');
  });

  test('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (question) => ask(question).length > 0),
      { numRuns: 200 },
    );
  });
});
