import { paintElement } from '../../code/draw/paint-element.ts';
import { area, type Box, centreX, centreY, contains } from '../../geometry.ts';
import type { Element, Measurement, TextLine } from '../../measurement.ts';
import type { TreeNode } from '../../page-tree.ts';
import { toClasses, toStyle } from './tailwind-classes.ts';
import { toArbitrary } from './tailwind-length.ts';
import type { Theme } from './theme.ts';

/** One element alone, to paste beside what is there already. */
type ElementStyle = { css: string; tailwind: string };

/** Values as they are: what is copied alone has no theme beside it. */
const NO_THEME: Theme = {
  colorOf: toArbitrary,
  fontOf: toArbitrary,
  shadowOf: toArbitrary,
  addressOf: (data) => data,
  tokens: () => [],
};

/** The size, padding, look and typography of one element as CSS and as Tailwind classes. Takes CSS pixels. */
export function styleElement(css: Measurement, element: Element): ElementStyle {
  const declarations = [
    `width:${element.box.width}px`,
    `height:${element.box.height}px`,
    ...paddingOf(css, element),
    // A picture is a file of its own, and its colours from afar are no style.
    ...(element.tones ? paintElement({ ...element, tones: undefined, fill: undefined }) : paintElement(element)),
    ...typographyOf(css, element),
  ].filter((rule) => typeof rule === 'string' && rule !== '') as string[];
  const style = toStyle(declarations);
  return {
    css: shortenPadding([...style])
      .map(([property, value]) => `${property}: ${value};`)
      .join('\n'),
    tailwind: toClasses(style, NO_THEME).join(' '),
  };
}

type Rule = [property: string, value: string];

/** The sides of a padding as one rule, as people write it; a single side stays by its name. */
const shortenPadding = (rules: readonly Rule[]): Rule[] => {
  const sides = rules.filter(([property]) => property.startsWith('padding-'));
  if (sides.length < 2) return [...rules];
  const of = (side: string) => sides.find(([property]) => property === `padding-${side}`)?.[1] ?? '0';
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(of);
  const all = [top, right, bottom, left];
  // What a missing value stands for: left for right, bottom for top, right for top.
  if (left === right) all.pop();
  if (left === right && bottom === top) all.pop();
  if (left === right && bottom === top && right === top) all.pop();
  const padding: Rule = ['padding', all.join(' ')];
  return rules.flatMap((rule) => (rule === sides[0] ? [padding] : sides.includes(rule) ? [] : [rule]));
};

const findNode = (node: TreeNode, id: string): TreeNode | undefined => {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return undefined;
};

const paddingOf = ({ tree }: Measurement, { id }: Element): string[] => {
  const flow = tree && findNode(tree.root, id)?.flow;
  if (!flow) return [];
  const sides = Object.entries(flow.padding).filter(([, px]) => px > 0);
  return [...sides.map(([side, px]) => `padding-${side}:${px}px`), flow.gap && flow.gap > 0 ? `gap:${flow.gap}px` : ''];
};

/** The largest line in an element that has words of its own; what a card holds has elements of its own. */
const mainLine = ({ texts }: Measurement, { text, box }: Element): TextLine | undefined => {
  if (text === undefined) return undefined;
  const isInside = (line: Box) => contains(box, { x: centreX(line), y: centreY(line), width: 0, height: 0 });
  return texts.filter((line) => isInside(line.box)).sort((a, b) => area(b.box) - area(a.box))[0];
};

const typographyOf = (css: Measurement, element: Element): string[] => {
  const line = mainLine(css, element);
  if (!line) return [];
  return [
    `font-size:${line.fontSize}px`,
    line.fontWeight === 400 ? '' : `font-weight:${line.fontWeight}`,
    line.letterSpacing ? `letter-spacing:${Math.round(line.letterSpacing * 100) / 100}px` : '',
    `color:${line.color}`,
    line.italic ? 'font-style:italic' : '',
    line.underlined ? 'text-decoration:underline' : '',
  ];
};
