import { lengthClass, toArbitrary, toLength } from './tailwind-length.ts';
import type { Theme } from './theme.ts';
import { propertyOf, splitVariant } from './variants.ts';

/** CSS declarations by their property. */
export type Style = ReadonlyMap<string, string>;

/** How nodes become classes, whatever the language. */
export type Classes = {
  classesOf: (node: { style: Style; rules: readonly string[] }) => string[];
  /** The classes of declarations that one member has of its own. */
  toClassName: (style: Style) => string;
};

/** Declarations as a map; of two of one property the later one holds, as in CSS. */
export const toStyle = (declarations: readonly string[]): Style => {
  const style = new Map<string, string>();
  for (const declaration of declarations) {
    const at = declaration.indexOf(':');
    style.delete(declaration.slice(0, at));
    style.set(declaration.slice(0, at), declaration.slice(at + 1));
  }
  return style;
};

const TEXT_SIZE: Readonly<Record<string, string>> = {
  '12px': 'xs',
  '14px': 'sm',
  '16px': 'base',
  '18px': 'lg',
  '20px': 'xl',
  '24px': '2xl',
  '30px': '3xl',
  '36px': '4xl',
  '48px': '5xl',
  '60px': '6xl',
};
const WEIGHT: Readonly<Record<string, string>> = {
  '300': 'light',
  '400': 'normal',
  normal: 'normal',
  '500': 'medium',
  '600': 'semibold',
  '700': 'bold',
  bold: 'bold',
  '800': 'extrabold',
  '900': 'black',
};
const RADIUS: Readonly<Record<string, string>> = {
  '2px': 'xs',
  '4px': 'sm',
  '6px': 'md',
  '8px': 'lg',
  '12px': 'xl',
  '16px': '2xl',
  '24px': '3xl',
  '50%': 'full',
};
const ALIGN: Readonly<Record<string, string>> = {
  'flex-start': 'start',
  'flex-end': 'end',
  'space-between': 'between',
  'space-around': 'around',
};
const SIDE: Readonly<Record<string, string>> = { top: 't', right: 'r', bottom: 'b', left: 'l' };

/** Utilities that only repeat what they mean. */
const WORDS: Readonly<Record<string, string>> = {
  'display:flex': 'flex',
  'display:grid': 'grid',
  'display:none': 'hidden',
  'display:contents': 'contents',
  'flex-direction:column': 'flex-col',
  'position:absolute': 'absolute',
  'position:relative': 'relative',
  'position:fixed': 'fixed',
  'inset:0': 'inset-0',
  'overflow:auto': 'overflow-auto',
  'overflow-x:auto': 'overflow-x-auto',
  'isolation:isolate': 'isolate',
  'align-content:start': 'content-start',
  'flex-grow:1': 'grow',
  'flex:none': 'flex-none',
  'flex:1': 'flex-1',
  'grid-area:1/1': 'col-start-1 row-start-1',
  'font-style:italic': 'italic',
  'text-decoration:underline': 'underline',
  'object-fit:cover': 'object-cover',
  'z-index:-1': '-z-1',
  'z-index:1': 'z-1',
  'z-index:10': 'z-10',
  'white-space:nowrap': 'whitespace-nowrap',
};

const LENGTHS: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  top: 'top',
  size: 'size',
  width: 'w',
  'min-width': 'min-w',
  'max-width': 'max-w',
  height: 'h',
  'min-height': 'min-h',
};

type Writer = (value: string, theme: Theme) => string;

const WRITERS: Readonly<Record<string, Writer>> = {
  'align-items': (value) => `items-${ALIGN[value] ?? value}`,
  'align-self': (value) => `self-${ALIGN[value] ?? value}`,
  'justify-content': (value) => `justify-${ALIGN[value] ?? value}`,
  'text-align': (value) => `text-${value}`,
  order: (value) => `order-${value}`,
  'grid-template-columns': (value) => `grid-cols-${toArbitrary(value)}`,
  'aspect-ratio': (value) => `aspect-${RATIO.test(value) ? value : toArbitrary(value)}`.replace(SQUARE, 'square'),
  gap: (value) => {
    const [row = '0', column = row] = splitValues(value);
    return row === column ? lengthClass('gap', row) : `${lengthClass('gap-x', column)} ${lengthClass('gap-y', row)}`;
  },
  padding: (value) => {
    const [y = '0', x = y] = splitValues(value);
    if (x === y) return lengthClass('p', x);
    return y === '0' ? lengthClass('px', x) : `${lengthClass('py', y)} ${lengthClass('px', x)}`;
  },
  'font-family': (value, theme) => `font-${theme.fontOf(value)}`,
  'font-weight': (value) => `font-${WEIGHT[value] ?? toArbitrary(value)}`,
  'letter-spacing': (value) => `tracking-${toArbitrary(value)}`,
  color: (value, theme) => `text-${theme.colorOf(value)}`,
  background: (value, theme) => {
    const picture = /^url\((.*?)\)/.exec(value)?.[1];
    if (picture?.startsWith('data:')) return `bg-[url(${theme.addressOf(picture)})] bg-size-[100%_100%]`;
    if (picture) return `bg-[url(${picture.replaceAll('"', '')})] bg-cover bg-center`;
    return value.startsWith('#') ? `bg-${theme.colorOf(value)}` : `bg-${toArbitrary(value)}`;
  },
  border: (value, theme) => borderClass('border', value, theme),
  'border-radius': (value) => `rounded-${RADIUS[value] ?? toArbitrary(value)}`,
  'box-shadow': (value, theme) => `shadow-${theme.shadowOf(value)}`,
};

/** Ratios of whole numbers need no brackets. */
const RATIO = /^\d+\/\d+$/;
const SQUARE = /(?<=-)\[?([\d.]+)\/\1\]?$/;

const borderClass = (utility: string, value: string, theme: Theme): string => {
  const [width = '1px', , color = ''] = value.split(' ');
  const px = Number(width.replace('px', ''));
  const thick = px === 1 ? utility : `${utility}-${Number.isInteger(px) ? px : toArbitrary(width)}`;
  return `${thick} ${utility}-${theme.colorOf(color)}`;
};

/** Values of a shorthand; spaces in brackets part none. */
const splitValues = (value: string): string[] => value.split(/ (?![^(]*\))/);

/** The order in which utilities are read: where it is, how it places, how large, how it looks. */
const ORDER = [
  'position',
  'isolation',
  'inset',
  'left',
  'right',
  'top',
  'z-index',
  'grid-area',
  'margin',
  'display',
  'size',
  'width',
  'min-width',
  'max-width',
  'height',
  'min-height',
  'aspect-ratio',
  'flex',
  'flex-grow',
  'align-self',
  'flex-direction',
  'grid-template-columns',
  'align-content',
  'align-items',
  'justify-content',
  'gap',
  'border-radius',
  'border',
  'background',
  'padding',
  'text-align',
  'font',
];

const rankOf = (property: string): number => {
  const found = ORDER.findIndex((name) => property === name || property.startsWith(`${name}-`));
  const exact = ORDER.indexOf(property);
  return exact >= 0 ? exact : found >= 0 ? found : ORDER.length;
};

/** Declarations as Tailwind utilities: names of the theme and steps of the scale where there are, exact values else. */
export function toClasses(style: Style, theme: Theme): string[] {
  const parts = Map.groupBy(style, ([property]) => splitVariant(property)[0]);
  return [...parts].flatMap(([variant, declarations]) => {
    const own = declarations.map(([property, value]): [string, string] => [propertyOf(property), value]);
    return utilitiesOf(new Map(own), theme).map((name) => (variant === '' ? name : `${variant}:${name}`));
  });
}

const utilitiesOf = (style: Style, theme: Theme): string[] => {
  const rest = new Map(style);
  const boxes = ['padding', 'margin'].flatMap((box) => {
    const classes = sideClasses(box, rest);
    for (const side of Object.keys(SIDE)) rest.delete(`${box}-${side}`);
    return classes.map((name): [string, string] => [box, name]);
  });
  const [width, height] = [rest.get('width'), rest.get('height')];
  if (width && width === height) {
    rest.delete('height');
    rest.set('size', width);
    rest.delete('width');
  }
  const text = textClasses(rest);
  for (const property of ['font-size', 'line-height']) rest.delete(property);
  const others = [...rest].map(([property, value]): [string, string] => [property, classOf(property, value, theme)]);
  return [...boxes, ...text.map((name): [string, string] => ['font', name]), ...others]
    .toSorted((a, b) => rankOf(a[0]) - rankOf(b[0]))
    .flatMap(([, name]) => name.split(' '));
};

const classOf = (property: string, value: string, theme: Theme): string => {
  const word = WORDS[`${property}:${value}`];
  if (word) return word;
  const length = LENGTHS[property];
  if (length) return lengthClass(length, value);
  const edge = /^border-(top|right|bottom|left)$/.exec(property)?.[1];
  if (edge) return borderClass(`border-${SIDE[edge]}`, value, theme);
  return WRITERS[property]?.(value, theme) ?? `[${property}:${toArbitrary(value).slice(1)}`;
};

/** Size and line height as one utility. */
const textClasses = (style: Style): string[] => {
  const [size, height] = [style.get('font-size'), style.get('line-height')];
  if (!size) return height ? [lengthClass('leading', height)] : [];
  const name = height && TEXT_SIZE[size] ? TEXT_SIZE[size] : toArbitrary(size);
  return [height ? `text-${name}/${toLength(height)}` : `text-${name}`];
};

/** Sides that are equal are said once. */
const sideClasses = (box: string, style: Style): string[] => {
  const short = box[0]!;
  const [top, right, bottom, left] = Object.keys(SIDE).map((side) => style.get(`${box}-${side}`));
  if (top && top === right && top === bottom && top === left) return [lengthClass(short, top)];
  const pair = (name: string, one: string | undefined, two: string | undefined, sides: [string, string]): string[] => {
    if (one && one === two) return [lengthClass(`${short}${name}`, one)];
    return [one ? lengthClass(`${short}${sides[0]}`, one) : '', two ? lengthClass(`${short}${sides[1]}`, two) : ''];
  };
  return [...pair('y', top, bottom, ['t', 'b']), ...pair('x', left, right, ['l', 'r'])].filter(Boolean);
};
