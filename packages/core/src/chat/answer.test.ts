import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProject } from '../exports/create-project.ts';
import { joinOutcomes } from '../guide/join-outcomes.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { answer } from './answer.ts';
import { MAX_CONTEXT_CHARS, parseChatContext, writeChatContext } from './chat-context.ts';
import { type PageWords, readQuestion } from './words/read-question.ts';

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
const ask = (question: string): string => answer(question, facts).message;

describe('the chat context', () => {
  test('[FN11] is a text summary from which the facts can be read back', () => {
    const context = writeChatContext(result('Home', 'Team'));
    const { project } = parseChatContext(context);
    expect(project).toMatchObject({ name: 'Acme "shop"', uiType: 'webapp', homePage: 0 });
    expect(project.outcomes.map(({ name }) => name)).toEqual(['Home', 'Team']);
    expect(project.outcomes[0]!.analysis.measurement).toEqual({ ...toCssPixels(page('About Home')), tree: undefined });
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
    expect(answer('button', foreign).message).not.toMatch(half);
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
    ['What colours are used?', '- #0d6efd primary (blue)'],
    ['Which blue is it?', '#0d6efd is the most used blue.'],
    ['What is the primary colour?', 'The primary colour is #0d6efd.'],
    ['Which fonts are used?', 'Sizes in use: 24 px.'],
    ['What spacing do they use?', 'Spacing follows a grid of 8 px.'],
    ['How large is the button on page 2?', 'The `Sign up` button (Team) is 120 × 40 px.'],
    ['What border has the button on page 2?', '1 px #0a58ca'],
    ['How many buttons are there?', '2 buttons.\n\n- Home: 1\n- Team: 1'],
    ['What does the button say?', 'Each of the 2 buttons says `Sign up`.'],
    ['Give me this as Tailwind', '--color-primary: #0d6efd;'],
    ['as CSS variables please', ':root {'],
    ['design tokens', '"$value"'],
    ['What differs between these pages?', '- Only on Team: `About Team`.'],
    ['Describe the header on page 1', 'The header (Home) is 800 × 64 px.'],
    ['shorter summary', '**Home**: 800 × 600 px'],
    ['Resuma o guia', '**Home**: 800 × 600 px'],
    ['Is the contrast fine?', '#bbbbbb on #ffffff: 1.92:1'],
    ['contrast of #000000 and #ffffff', '21.00:1, which passes WCAG AA'],
    ['corner radius?', 'Most frequent corner radius: 8 px (2×).'],
    ['Where is "about team"?', 'The `About Team` text (Team) starts at x 19, y 197.'],
    ['Which font size has "about team"?', 'is set in 16 px.'],
    ['Which yellow?', 'No yellow was measured.'],
    ['What is the footer like?', 'I found no footer.'],
    ['contrast of #1234 and #ffffff', '1 colour pair fails WCAG AA:'],
    ['Is the design accessible?', 'Contrast only: 1 colour pair fails WCAG AA:'],
    ['Is there a "login" button?', 'No, there is no "login" button.'],
    ['Zeig die Farben', '2 Farben'],
  ])('%s', (question, expected) => {
    expect(ask(question)).toContain(expected);
  });

  test.each([['Why is it ugly?'], ['zzz'], ['Who made this?']])(
    'says plainly what it cannot answer, offers three questions it can, and names no setting: %s',
    (question) => {
      const said = answer(question, facts);
      expect(said.state).toBe('unknown');
      expect(said.questions).toHaveLength(3);
      expect(said.message).not.toMatch(/AI_|[A-Z]+_[A-Z]+/);
      for (const offered of said.questions) expect(answer(offered, facts).state).toBe('answered');
    },
  );

  test('compares an attached screenshot with the page it resembles most', () => {
    expect(answer('is this the same?', facts, page('About Team')).message).toBe(
      'Compared with **Team**: 100 of 100, 0 differences.',
    );
    const other = page('About Team');
    other.texts[0] = text('Bcme', 20, 22, { fontSize: 24, fontWeight: 700 });
    expect(answer('', facts, other).message).toMatch(/^Compared with \*\*Team\*\*: \d+ of 100, \d+ difference/);
  });

  test('a line with a link in it stays one line, and icons are called by their names', () => {
    const styled = page('Already here?');
    const box = { x: 20, y: 300, width: 20, height: 20 };
    styled.texts.push(text('Sign in', 132, 200, { color: '#0d6efd', continues: true }));
    styled.elements.push({ id: 'e2', type: 'icon', box, name: 'bell', confidence: 1 });
    const told = writeChatContext({ ...writeAnalysis(styled, { uiType: 'webapp' }), promptName: 'Styled' });
    const own = parseChatContext(told);
    expect(answer('How big is the bell icon?', own).message).toContain('The `bell` icon is 16 × 16 px.');
    const plain = page('Already here? Sign in');
    const both = {
      ...own,
      project: { ...own.project, outcomes: [...own.project.outcomes, ...facts.project.outcomes] },
    };
    expect(answer('What differs between these pages?', both).message).toContain('`Already here? Sign in`');
    expect(answer('', own, plain).message).not.toContain('Already here?');
  });

  test('makes the best of a context that somebody else wrote', () => {
    const foreign = parseChatContext('Palette: Primary #ff0000\nLayout: two columns');
    expect(answer('what layout?', foreign).message).toContain('two columns');
    expect(answer('colors?', foreign).message).toContain('#ff0000');
    expect(answer('hm', parseChatContext('')).message).toContain('no measured facts');
  });

  test('says what none of several parts has, and what was not measured without asking back', () => {
    const flat = page('Flat');
    flat.texts = [text('One', 20, 20), text('Two', 20, 120)];
    const { shadow: _, border: _border, ...bare } = button;
    flat.elements = [20, 120].map((y, index) => ({
      ...bare,
      id: `e${index + 1}`,
      box: { x: 10, y, width: 120 + 40 * index, height: 40 },
      fill: index === 0 ? '#0d6efd' : '#198754',
      text: index === 0 ? 'One' : 'Two',
    }));
    const own = { text: '', project: createProject([flat], { uiType: 'webapp', name: 'Flat' }) };
    expect(answer('Which shadow do the buttons have?', own).message).toBe('None of the 2 buttons has a shadow.');
    expect(answer('Welchen Schatten haben die Buttons?', own).message).toMatch(
      /^Kein(er|es) der 2 Buttons hat einen Schatten/,
    );
    const hover = answer('What is the hover colour of the button?', own);
    expect(hover.message).toMatch(/^A screenshot shows one state only[^\n]+$/);
    expect(answer('Is the design accessible?', own).message).toMatch(
      /^Contrast only: 2 of 2 lines of text reach WCAG AA\.$/,
    );
    expect(answer('Is the contrast fine?', own).message).toBe('Yes, 2 of 2 lines of text reach WCAG AA.');
    expect(answer('Does the contrast pass AA?', own).message).toMatch(/^Yes, 2 of 2 /);
    expect(answer('¿Cumple el contraste AA?', own).message).toMatch(/^Sí, 2 /);
    expect(answer('¿Qué colores no cumplen el contraste AA?', own).message).toMatch(/^2 de 2 /);
    expect(answer('Which colours fail AA contrast?', own).message).toBe('2 of 2 lines of text reach WCAG AA.');
    expect(answer('Welche Farben verfehlen den AA-Kontrast?', own).message).toMatch(/^2 von 2 /);
    expect(answer('Quelles couleurs n’ont pas le contraste AA ?', own).message).toMatch(/^2 lignes? /);
  });

  test('takes names that every object has for words like others', () => {
    expect(answer('use the constructor pattern', facts).edit).toBeUndefined();
    const odd = page('Odd');
    odd.elements = [{ ...button, type: 'constructor' as Element['type'] }];
    const own = { text: '', project: createProject([odd], { uiType: 'webapp', name: 'Odd' }) };
    expect(answer('Give me "Sign up" as React', own).message).toContain('<div className=');
    expect(answer('How many elements are there?', own).message).not.toContain('native code');
  });

  test('reads a long message in as many steps as it has words', () => {
    const pages: PageWords = { labels: new Set(), shortLabels: [], words: new Set() };
    const { spans } = readQuestion(`${'q '.repeat(40_000)}${'"a" '.repeat(20_000)}`, pages);
    expect(spans).toHaveLength(60_000);
    expect(ask(`${'q '.repeat(500)}which font is used?`)).toBe(ask('zzz'));
  });

  test('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (question) => ask(question).length > 0),
      { numRuns: 200 },
    );
  });
});
