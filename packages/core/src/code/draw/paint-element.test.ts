import { expect, test } from 'vitest';
import { paintElement, paintGround } from './paint-element.ts';

test('an accent along one side comes after the border that it replaces there', () => {
  const painted = paintElement({
    id: 'e1',
    type: 'card',
    box: { x: 0, y: 0, width: 200, height: 80 },
    confidence: 1,
    border: { color: '#e3e6f0', width: 1 },
    edges: [{ side: 'left', color: '#4e73df', width: 4 }],
    shadow: { color: '#000000', opacity: 0.15, x: 0, y: 8, blur: 16, spread: -2 },
  }).filter(Boolean);
  expect(painted).toEqual([
    'border:1px solid #e3e6f0',
    'border-left:4px solid #4e73df',
    'box-shadow:0px 8px 16px -2px #00000026',
  ]);
});

test('a picture is painted from afar, whatever its average is', () => {
  const tones = { columns: 2, rows: 1, colors: 'ff00000000fe' };
  expect(paintGround({ fill: '#800080', tones })).toMatch(
    /^background:url\(data:image\/bmp;base64,[\w+/=]+\) 0 0\/100% 100%$/,
  );
});

test('the shadow of a bar lies above the part that it falls on', () => {
  const shadow = { color: '#000000', opacity: 0.1, x: 0, y: 4, blur: 28 };
  const bar = { id: 'e1', box: { x: 0, y: 0, width: 800, height: 60 }, confidence: 1, shadow };
  expect(paintElement({ ...bar, type: 'header' })).toContain('z-index:1');
  expect(paintElement({ ...bar, type: 'card' })).not.toContain('z-index:1');
});

test('four sides of nearly one colour are painted as a border', () => {
  const edges = (['top', 'right', 'bottom', 'left'] as const).map((side) => ({ side, width: 1, color: '#a891f2' }));
  const box = { x: 0, y: 0, width: 80, height: 40 };
  const painted = paintElement({ id: 'e1', type: 'button', box, confidence: 1, edges });
  expect(painted.filter(Boolean)).toEqual(['border:1px solid #a891f2']);
});
