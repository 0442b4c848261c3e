import { countTokens as realCount } from 'gpt-tokenizer';
import { describe, expect, test } from 'vitest';
import { countTokens } from './count-tokens.ts';

const SAMPLES = {
  prose: 'Build this page of a web app in HTML and CSS. The structure names only what differs from the default text.',
  measures: '- card x 76–386, y 204–342 (310 × 138), #ffffff, 1px #e1e4e9 border, radius 8, text 600 #374151 at x=97',
  copy: '`Freelancer is a free bootstrap theme created by` / `Start Bootstrap. The download includes the`, x=292, y≈1975',
  table: '| `Tiger Nixon` | `System Architect` | `Edinburgh` | `61` | `2011/04/25` | `$320,800` |',
  names: '`Signe Kärrholm` | `Frövi` | `Søren Ågård` | `Zoë Müller-Lüdenscheidt` | `Åse Bjørnøy` | `Łódź` | `Café`',
};

describe('countTokens', () => {
  test.each(Object.entries(SAMPLES))('is within 15 %% of a real vocabulary on %s', (_, text) => {
    const real = realCount(text);
    expect(Math.abs(countTokens(text) - real) / real).toBeLessThan(0.15);
  });

  test('an empty text costs nothing', () => {
    expect(countTokens('')).toBe(0);
  });
});
