import { colorDistance } from '../color/color-distance.ts';
import { type Element, type Hex, Side } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TextBlock } from '../text/text-block.ts';
import { believed } from './believe-dom.ts';
import { compareWords, propertyOf } from './compare-words.ts';
import { fillCss, shadowCss } from './describe-style.ts';
import type { Finding } from './difference.ts';
import type { ElementPair } from './match-elements.ts';
import { readsSame, type TextPair } from './match-texts.ts';
import { domOf, nameElement, nameText, placeOf } from './name-subject.ts';
import { MAY_BE_BARE, showsExtent } from './page-facts.ts';
import { TOLERANCE } from './tolerance.ts';

/** How the look of a paired element differs; `pageBackground` is what the page of the reference is painted with. */
export const compareElementStyle = ({ reference, build }: ElementPair, pageBackground: Hex | undefined): Finding[] => {
  const a = reference.element;
  const b = build.element;
  const places = [placeOf(nameElement(reference), reference.box, b.dom)];
  const findings: Finding[] = [];
  const color = (
    property: 'fill' | 'border' | `${Side} border`,
    found: Hex | undefined,
    expected: Hex | undefined,
  ): void => {
    if (found === expected) return;
    if (found && expected && colorDistance(found, expected) < TOLERANCE.color) return;
    findings.push({ kind: 'color', property, found: found ?? 'none', expected: expected ?? 'none', places });
  };
  const size = (property: 'width' | 'height', found: number, expected: number): void => {
    const off = Math.abs(found - expected);
    if (off > TOLERANCE.sizePx && off > TOLERANCE.sizeShare * expected)
      findings.push({ kind: 'size', property, found, expected, places });
  };
  const isPainted = isPaintRead(a) && isPaintRead(b);
  // What a photo is made of is no paint.
  if (a.gradient || b.gradient) {
    if (!PICTURES.has(a.type)) findings.push(...compareGradients(a, b).map((facts) => ({ ...facts, places })));
  } else if (isPainted || (a.fill && b.fill)) color('fill', b.fill, a.fill);
  // A line along one side is only distinguished from a border around side by side.
  if (a.edges || b.edges)
    for (const side of Side.options) color(`${side} border`, sideColor(b, side), sideColor(a, side));
  else if (a.border || !isInvisible(a, pageBackground)) color('border', b.border?.color, a.border?.color);
  if (showsExtent(a) && showsExtent(b)) {
    size('width', build.box.width, reference.box.width);
    size('height', build.box.height, reference.box.height);
  }
  const radius = { found: b.radius ?? 0, expected: a.radius ?? 0 };
  const hasCorners = isPainted || (a.radius !== undefined && b.radius !== undefined);
  if (hasCorners && Math.abs(radius.found - radius.expected) > TOLERANCE.radiusPx)
    findings.push({ kind: 'size', property: 'radius', ...radius, places });
  if (a.border && b.border && Math.abs(a.border.width - b.border.width) > TOLERANCE.borderPx)
    findings.push({ kind: 'size', property: 'border width', found: b.border.width, expected: a.border.width, places });
  if (Boolean(a.shadow) !== Boolean(b.shadow))
    findings.push({
      kind: 'shadow',
      found: Boolean(b.shadow),
      expected: Boolean(a.shadow),
      foundCss: shadowCss(b.shadow),
      expectedCss: shadowCss(a.shadow),
      places,
    });
  return findings;
};

/** Of what is drawn as a whole, such as a switch, fill and corners are not always read: that there are none means nothing. */
const isPaintRead = ({ type }: Element): boolean => !DRAWN.has(type);
const DRAWN = typesWith('drawn');

const PICTURES = typesWith('picture');

/** By what was measured nobody could see where it ends: it has an edge that was not read, and to take one away would be wrong. */
const isInvisible = ({ fill, gradient, shadow, type }: Element, pageBackground: Hex | undefined): boolean =>
  MAY_BE_BARE.has(type) &&
  !gradient &&
  !shadow &&
  (fill === undefined || (pageBackground !== undefined && colorDistance(fill, pageBackground) < TOLERANCE.color));

/** Where one of the two is a gradient: they are alike where their ends are, and a flat fill has two equal ones. */
const compareGradients = (a: Element, b: Element): Omit<Extract<Finding, { kind: 'color' }>, 'places'>[] => {
  const endsOf = ({ fill, gradient }: Element): (Hex | undefined)[] => [gradient?.from ?? fill, gradient?.to ?? fill];
  const ends = endsOf(b);
  const isAlike = endsOf(a).every((one, at) => {
    const other = ends[at];
    return one && other && colorDistance(one, other) <= TOLERANCE.gradientEnd;
  });
  return isAlike ? [] : [{ kind: 'color', property: 'fill', found: fillCss(b), expected: fillCss(a) }];
};

const sideColor = ({ edges = [], border }: Element, side: Side): Hex | undefined =>
  (edges.find((edge) => edge.side === side) ?? border)?.color;

/** How the look of a paired text differs. */
export const compareTextStyle = ({ reference, build }: TextPair): Finding[] => {
  const places = [placeOf(nameText(reference.text), reference.box, domOf(build))];
  const findings: Finding[] = [];
  if (colorDistance(reference.color, build.color) > TOLERANCE.textColor)
    findings.push({ kind: 'color', property: 'text', found: build.color, expected: reference.color, places });
  const off = Math.abs(build.fontSize - reference.fontSize);
  if (off > TOLERANCE.fontPx && off > TOLERANCE.fontShare * reference.fontSize)
    findings.push({ kind: 'size', property: 'font size', found: build.fontSize, expected: reference.fontSize, places });
  if (Math.abs(build.fontWeight - reference.fontWeight) > TOLERANCE.weight)
    findings.push({
      kind: 'size',
      property: 'font weight',
      found: build.fontWeight,
      expected: reference.fontWeight,
      places,
    });
  const fonts = differingFonts(reference, build);
  if (fonts) findings.push({ kind: 'font', ...fonts, places });
  for (const property of ['italic', 'underlined'] as const)
    if (!build[property] !== !reference[property])
      findings.push({
        kind: 'decoration',
        property,
        found: Boolean(build[property]),
        expected: Boolean(reference[property]),
        places,
      });
  // A line has the look of most of its words, and which ones those are may differ: where its words can be paired, they count.
  const words = compareWords({ reference, build });
  const whole = findings.filter(
    (finding) => !words || !WORD_PROPERTIES.has(propertyOf(finding)) || words.whole.has(propertyOf(finding)),
  );
  const known = new Set(whole.map(propertyOf));
  const parts = words?.findings.filter((finding) => !known.has(propertyOf(finding))) ?? [];
  // What the page says of a text is no evidence about single words, which may have a rule of their own.
  const differing = [...believed(whole, domOf(build)), ...parts];
  return differing.length > 0 ? differing : believed(compareTextWidth({ reference, build }), domOf(build));
};

/** What some words of a line may have of their own. */
const WORD_PROPERTIES = new Set(['text', 'font weight', 'italic', 'underlined']);

/**
 * Letters that look alike in all else but run wider or narrower. Weights one step apart are reported where the width agrees; else
 * they are spaced, by so much a letter.
 */
const compareTextWidth = ({ reference, build }: TextPair): Finding[] => {
  const [expected, found] = [reference.box.width, build.box.width];
  const isOneLine = reference.lines.length === 1 && build.lines.length === 1 && readsSame({ reference, build });
  const off = expected - found;
  if (!isOneLine || Math.abs(off) <= TOLERANCE.textWidthPx || Math.abs(off) <= TOLERANCE.textWidthShare * expected)
    return [];
  const places = [placeOf(nameText(reference.text), reference.box, domOf(build))];
  if ((reference.fontWeight - build.fontWeight) * off > 0)
    return [{ kind: 'size', property: 'font weight', found: build.fontWeight, expected: reference.fontWeight, places }];
  const letterPx = off / Math.max(1, reference.text.length - 1);
  return [{ kind: 'size', property: 'text width', found, expected, letterPx, places }];
};

/** Families where both are sure, else kinds of letters; what only looks like a family may be another. */
const differingFonts = (reference: TextBlock, build: TextBlock): { found: string; expected: string } | undefined => {
  const [found, expected] = [sureFamily(build), sureFamily(reference)];
  if (found && expected) return found === expected ? undefined : { found, expected };
  return build.fontClass === reference.fontClass
    ? undefined
    : { found: found ?? build.fontClass, expected: expected ?? reference.fontClass };
};

const sureFamily = ({ lines }: TextBlock): string | undefined => lines.find(({ font }) => font?.sure)?.font?.family;
