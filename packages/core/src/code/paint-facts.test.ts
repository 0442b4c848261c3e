import { expect, test } from 'vitest';
import { page, text } from '../write/page.fixture.ts';
import { renderPage } from './render-page.ts';

test('a bar without paint on a photo stays open, and so do the texts on it', () => {
  const band = {
    role: 'section' as const,
    box: { x: 0, y: 0, width: 1000, height: 600 },
    fill: '#777777',
    picture: true,
  };
  const bar = { role: 'header' as const, box: { x: 0, y: 0, width: 1000, height: 80 } };
  const words = text('About', 800, 30, { color: '#808080', background: '#302010' });
  const html = (picture: boolean): string => renderPage(page([words], [], { regions: [{ ...band, picture }, bar] }));
  expect(html(true)).not.toContain('#302010');
  expect(html(false)).toContain('#302010');
});
