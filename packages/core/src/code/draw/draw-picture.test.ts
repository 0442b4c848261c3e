import { expect, test } from 'vitest';
import { packGlyph } from '../../glyph.ts';
import type { Element } from '../../measurement.ts';
import { drawPicture } from './draw-picture.ts';

const logo: Element = { id: 'e1', type: 'logo', box: { x: 20, y: 10, width: 110, height: 32 }, confidence: 1 };
const VEIL = 'background:#80808018';

test('a logo whose name is set as text shows its mark and hides nothing', () => {
  const series = [{ color: '#066fd1', boxes: [{ x: 20, y: 10, width: 32, height: 32 }] }];
  const { shapes, ground, name } = drawPicture({ ...logo, text: 'tabler', series }, undefined);
  expect(shapes).toBe("<path fill='#066fd1' d='M0 0h32v32H0z'/>");
  expect(name).toBe('tabler');
  expect(ground).not.toContain(VEIL);
  expect(drawPicture({ ...logo, text: 'tabler' }, undefined).ground).not.toContain(VEIL);
});

test('a logo of which nothing is known leaves a veil', () => {
  expect(drawPicture(logo, undefined).ground).toContain(VEIL);
});

test('an icon has the shape that was traced, in its ink', () => {
  const glyph = packGlyph(3, 2, [3, 3, 0, 0, 3, 3]);
  const icon: Element = { ...logo, type: 'icon', box: { x: 30, y: 20, width: 30, height: 20 }, glyph };
  expect(drawPicture(icon, '#0f766e').shapes).toBe(
    "<g fill='#0f766e' transform='scale(10.0000 10.0000)'><path fill-opacity='1.00' d='M0 0h2v1H0zM1 1h2v1H1z'/></g>",
  );
});
