import { describe, expect, test } from 'vitest';
import { failedOutcome, fallbackAnalysis } from './fallback-analysis.ts';
import { normaliseHex } from './normalise-hex.ts';
import { parseAnalysis } from './parse-analysis.ts';
import { unescapeText } from './unescape-text.ts';

const LONG = 'x'.repeat(500);
const answer = (over: object = {}) => ({
  prompt: LONG,
  elements: [{ type: 'button', count: 2, details: '36 high' }],
  colorPalette: [{ name: 'Primary', hex: '0d6efd' }],
  layout: 'one column',
  spacing: '8 px',
  typography: 'sans 16 px',
  ...over,
});

describe('normaliseHex', () => {
  test.each([
    ['[VA11] a missing # is added', '0d6efd', '#0d6efd'],
    ['[VA11] characters that are no hex digits are dropped', ' #0D:6E-fd; ', '#0d6efd'],
    ['[VA12] a short value is expanded', '#abc', '#aabbcc'],
    ['[VA12] a short value without # is expanded', 'ABC', '#aabbcc'],
    ['[VA13] a long value is cut to seven characters', '#0d6efdcc', '#0d6efd'],
    ['[VA14] a value with too few digits turns grey', '#12', '#808080'],
    ['[VA14] four digits are neither the short nor the long form', '#0d6e', '#808080'],
    ['[VA14] five digits are no colour either', '0d6ef', '#808080'],
    ['[VA14] a word turns grey', 'purple', '#808080'],
    ['[VA14] an empty value turns grey', '', '#808080'],
  ])('%s', (_, value, expected) => {
    expect(normaliseHex(value)).toBe(expected);
  });
});

describe('unescapeText', () => {
  test('[VA15] escape sequences become the characters they stand for', () => {
    expect(unescapeText(String.raw`a\nb \"c\" \t\\ \u00e9 \d`)).toBe('a\nb "c" \t\\ é \\d');
  });
});

describe('parseAnalysis', () => {
  test('[EN9] gives the specified shape', () => {
    expect(parseAnalysis(answer())).toEqual(answer({ colorPalette: [{ name: 'Primary', hex: '#0d6efd' }] }));
  });

  test('[VA15] unescapes the prompt of an engine that has not been through our server', () => {
    expect(parseAnalysis(answer({ prompt: `${LONG}\\nnext` }))?.prompt).toBe(`${LONG}\nnext`);
  });

  test('leaves a backslash alone in an answer that our server has already read', () => {
    const read = answer({ prompt: `${LONG} \`C:\\new\``, engine: { kind: 'local', name: 'Local engine' } });
    expect(parseAnalysis(read)?.prompt).toBe(`${LONG} \`C:\\new\``);
  });

  test('[VA16] enriches a prompt of 499 characters and leaves one of 500', () => {
    const short = parseAnalysis(answer({ prompt: 'y'.repeat(499) }))!.prompt;
    for (const part of ['## Layout\none column', '## Spacing\n8 px', '## Typography\nsans 16 px', '- Primary: #0d6efd'])
      expect(short).toContain(part);
    expect(short).toContain('- button × 2: 36 high');
    expect(short).toContain('## Recommendations');
    expect(parseAnalysis(answer())!.prompt).toBe(LONG);
  });

  test('reads JSON out of a fenced answer, and prose fields given as objects or lists', () => {
    const text = `Here you are:\n\`\`\`json\n${JSON.stringify(answer({ layout: { main: ['left', 'right'] }, spacing: 8 }))}\n\`\`\``;
    expect(parseAnalysis(text)).toMatchObject({ layout: 'main: left; right', spacing: '8' });
  });

  test('drops entries that make no sense and keeps the rest', () => {
    const parsed = parseAnalysis(
      answer({ elements: [null, { type: 'card', count: '3', details: 1 }], colorPalette: 'none' }),
    );
    expect(parsed).toMatchObject({ elements: [{ type: 'card', count: 3, details: '1' }], colorPalette: [] });
  });

  test.each([[undefined], [null], ['no json here'], [{}], [{ prompt: ' ', elements: [] }], [[]]])(
    '%j is no analysis',
    (value) => {
      expect(parseAnalysis(value)).toBeUndefined();
    },
  );
});

describe('fallbackAnalysis', () => {
  test('[GE12] has exactly the four neutral colours', () => {
    expect(fallbackAnalysis('Team').colorPalette).toEqual([
      { name: 'Primary', hex: '#3b82f6' },
      { name: 'Background', hex: '#ffffff' },
      { name: 'Text', hex: '#111827' },
      { name: 'Border', hex: '#e5e7eb' },
    ]);
  });

  test('[GE13] tells the reader to refer to the uploaded image', () => {
    expect(fallbackAnalysis('Team').prompt).toContain('refer to the uploaded image');
  });

  test('[GE10] [GE11] [EN13] a failed page carries the fallback and success false', () => {
    expect(failedOutcome('Team', 2)).toEqual({
      name: 'Team',
      imageIndex: 2,
      success: false,
      analysis: fallbackAnalysis('Team'),
    });
  });
});
