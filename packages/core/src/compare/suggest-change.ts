import type { Side } from '../measurement.ts';
import type { Change, Finding } from './difference.ts';

/** The change that turns what was found into what was expected, for the first place of a difference. */
export const suggestChange = (finding: Finding): Change => {
  const target = targetOf(finding);
  switch (finding.kind) {
    case 'page-width':
      return { target, property: 'width', ...inPixels(finding) };
    case 'background':
      return { target, property: 'background-color', from: finding.found, to: finding.expected };
    case 'missing-text':
      return { target, property: 'content', from: 'none', to: finding.text, style: finding.style };
    case 'extra-text':
      return { target, property: 'content', from: finding.text, to: 'none' };
    case 'changed-text':
      return { target, property: 'content', from: finding.found, to: finding.expected };
    case 'missing-element':
      return { target, property: 'element', from: 'none', to: nameOf(finding), style: finding.style };
    case 'extra-element':
      return { target, property: 'element', from: nameOf(finding), to: 'none' };
    case 'color':
      return {
        target,
        property: paintProperty(finding),
        from: paint(finding.found),
        to: paint(finding.expected),
      };
    case 'size':
      if (finding.property === 'text width')
        return { target, property: 'letter-spacing', from: 'current', to: changedBy(finding.letterPx) };
      return finding.property === 'font weight'
        ? { target, property: 'font-weight', from: `${finding.found}`, to: `${finding.expected}` }
        : { target, property: SIZE_PROPERTY[finding.property], ...inPixels(finding) };
    case 'shadow':
      return { target, property: 'box-shadow', from: finding.foundCss, to: finding.expectedCss };
    case 'decoration':
      return { target, ...DECORATION[finding.property](finding.found, finding.expected) };
    case 'font':
      return { target, property: 'font-family', from: finding.found, to: finding.expected };
    case 'gap':
      // What is named is the second of the two; the gap that its parent may set is that of all its siblings.
      return { target, property: finding.axis === 'horizontal' ? 'margin-left' : 'margin-top', ...byDistance(finding) };
    case 'padding':
      return { target, property: `padding-${finding.side}`, ...byDistance(finding) };
    case 'order':
      return { target, property: 'order', from: 'first', to: 'after' };
    case 'look':
      return { target, property: LOOK_PROPERTY[finding.aspect], from: 'current', to: 'as in the reference' };
    case 'moved':
      return { target, property: 'position', from: pointOf(finding.found), to: pointOf(finding.expected) };
  }
};

const nameOf = ({ places, type }: { places: Finding['places']; type: string }): string => places[0]?.subject ?? type;

const targetOf = ({ kind, places }: Finding): string =>
  kind === 'page-width' || kind === 'background' ? 'body' : (places[0]?.selector ?? places[0]?.subject ?? 'body');

const inPixels = ({ found, expected }: { found: number; expected: number }): Pick<Change, 'from' | 'to'> => ({
  from: `${found}px`,
  to: `${expected}px`,
});
/** What is seen between two things is rarely the value of the one property that makes it: only the difference is known. */
const byDistance = ({ found, expected }: { found: number; expected: number }): Pick<Change, 'from' | 'to'> => ({
  from: 'current',
  to: changedBy(expected - found),
});
const changedBy = (px: number): string => `current ${px < 0 ? '-' : '+'} ${Math.round(100 * Math.abs(px)) / 100}px`;
const pointOf = ({ x, y }: { x: number; y: number }): string => `${Math.round(x)}px ${Math.round(y)}px`;
const paint = (color: string): string => (color === 'none' ? 'transparent' : color);

const isGradient = (paint: string): boolean => paint.includes('gradient(');
const paintProperty = ({ found, expected, property }: Extract<Finding, { kind: 'color' }>): string => {
  if (isGradient(expected)) return 'background-image';
  // The shorthand takes the gradient away, which would cover a colour.
  return isGradient(found) ? 'background' : colorProperty(property);
};

const colorProperty = (property: 'fill' | 'border' | 'text' | `${Side} border`): string => {
  if (property === 'fill') return 'background-color';
  if (property === 'text') return 'color';
  return property === 'border' ? 'border-color' : `border-${property.split(' ')[0]}-color`;
};

const SIZE_PROPERTY = {
  width: 'width',
  height: 'height',
  radius: 'border-radius',
  'border width': 'border-width',
  'font size': 'font-size',
} as const;

const LOOK_PROPERTY = { letters: 'font-weight', corners: 'border-radius', picture: 'content' } as const;

const choose = (isSo: boolean, yes: string, no: string): string => (isSo ? yes : no);
const DECORATION = {
  italic: (found: boolean, expected: boolean) => ({
    property: 'font-style',
    from: choose(found, 'italic', 'normal'),
    to: choose(expected, 'italic', 'normal'),
  }),
  underlined: (found: boolean, expected: boolean) => ({
    property: 'text-decoration-line',
    from: choose(found, 'underline', 'none'),
    to: choose(expected, 'underline', 'none'),
  }),
};
