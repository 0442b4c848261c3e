import { describe, expect, test } from 'vitest';
import { toClasses, toStyle } from './tailwind-classes.ts';
import { createTheme } from './theme.ts';

const theme = createTheme([{ hex: '#3355ff', name: 'Blue', role: 'primary', share: 0.1 }], (data) => `/${data.length}`);
const classes = (...declarations: string[]): string => toClasses(toStyle(declarations), theme).join(' ');

describe('toClasses', () => {
  test.each([
    [['padding-top:16px', 'padding-bottom:16px', 'padding-left:16px', 'padding-right:16px'], 'p-4'],
    [['padding-top:13px', 'padding-left:6px', 'padding-right:6px'], 'pt-[13px] px-1.5'],
    [['margin-top:-3px', 'margin-left:auto'], '-mt-[3px] ml-auto'],
    [['font-size:14px', 'line-height:20px'], 'text-sm/5'],
    [['font-size:13px', 'line-height:19px'], 'text-[13px]/[19px]'],
    [['color:#3355ff', 'background:#ffffff'], 'bg-white text-primary'],
    [
      ['border:1px solid #3355ff', 'border-left:3px solid #ff0000'],
      'border border-primary border-l-3 border-l-red-500',
    ],
    [['width:1px', 'height:400px'], 'w-px h-[400px]'],
    [['width:20px', 'height:20px'], 'size-5'],
    [['display:flex', 'flex-direction:column', 'align-items:flex-start', 'gap:8px'], 'flex flex-col items-start gap-2'],
    [['padding:0 12px', 'color:#3355ff'], 'px-3 text-primary'],
    [['padding:8px 12px'], 'py-2 px-3'],
    [['justify-content:space-between'], 'justify-between'],
    [['aspect-ratio:16/9'], 'aspect-16/9'],
    [['aspect-ratio:16/16'], 'aspect-square'],
    [['aspect-ratio:26.1/32'], 'aspect-[26.1/32]'],
    [['aspect-ratio:19.5/19.5'], 'aspect-square'],
    [['aspect-ratio:48.24/24'], 'aspect-[48.24/24]'],
    [['aspect-ratio:120.5/5'], 'aspect-[120.5/5]'],
    [['gap:8px 12px'], 'gap-x-3 gap-y-2'],
    [['max-width:calc(100% - 12px)'], 'max-w-[calc(100%-12px)]'],
    [
      ['background:linear-gradient(90deg,#ff0000 40%,#00ff00 40%)'],
      'bg-[linear-gradient(90deg,#ff0000_40%,#00ff00_40%)]',
    ],
    [['grid-area:1/1', 'text-wrap:balance'], 'col-start-1 row-start-1 [text-wrap:balance]'],
  ])('writes %j as %s', (declarations, expected) => {
    expect(classes(...declarations)).toBe(expected);
  });

  test('lets the later of two declarations hold, as CSS does', () => {
    expect(classes('min-height:40px', 'min-height:48px')).toBe('min-h-12');
  });
});
