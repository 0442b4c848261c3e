import { colorDistance } from '../color/color-distance.ts';
import { type Element, type Hex, type Shadow, Side } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';
import { compareWords } from './compare-words.ts';
import type { Finding } from './difference.ts';
import type { ElementPair } from './match-elements.ts';
import { readsSame, type TextPair } from './match-texts.ts';
import { domOf, nameElement, nameText, placeOf } from './name-subject.ts';
import { TOLERANCE } from './tolerance.ts';

/** How the look of a paired element differs. */
export const compareElementStyle = ({ reference, build }: ElementPair): Finding[] => {
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
  color('fill', b.fill, a.fill);
  // A line along one side is only told apart from a border around side by side.
  if (a.edges || b.edges)
    for (const side of Side.options) color(`${side} border`, sideColor(b, side), sideColor(a, side));
  else color('border', b.border?.color, a.border?.color);
  size('width', build.box.width, reference.box.width);
  size('height', build.box.height, reference.box.height);
  const radius = { found: b.radius ?? 0, expected: a.radius ?? 0 };
  if (Math.abs(radius.found - radius.expected) > TOLERANCE.radiusPx)
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

const shadowCss = (shadow: Shadow | undefined): string => {
  if (!shadow) return 'none';
  const { x, y, blur, spread = 0, color, opacity } = shadow;
  const alpha = Math.round(255 * opacity)
    .toString(16)
    .padStart(2, '0');
  return `${x}px ${y}px ${blur}px ${spread}px ${color}${alpha}`;
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
  // A part of it may differ where the whole does not.
  const told = new Set(findings.map(propertyOf));
  findings.push(...compareWords({ reference, build }).filter((finding) => !told.has(propertyOf(finding))));
  if (findings.length === 0) findings.push(...compareTextWidth({ reference, build }));
  return findings;
};

const propertyOf = (finding: Finding): string => ('property' in finding ? finding.property : finding.kind);

/** Letters that look alike in all else but run wider or narrower are heavier, lighter or spaced: weights between two steps are not told by looks alone. */
const compareTextWidth = ({ reference, build }: TextPair): Finding[] => {
  const [expected, found] = [reference.box.width, build.box.width];
  const isOneLine = reference.lines.length === 1 && build.lines.length === 1 && readsSame({ reference, build });
  const off = Math.abs(found - expected);
  if (!isOneLine || off <= TOLERANCE.textWidthPx || off <= TOLERANCE.textWidthShare * expected) return [];
  const places = [placeOf(nameText(reference.text), reference.box, domOf(build))];
  return [{ kind: 'size', property: 'text width', found, expected, places }];
};

/** Families where both were told for sure, else kinds of letters; what only looks like a family may be another. */
const differingFonts = (reference: TextBlock, build: TextBlock): { found: string; expected: string } | undefined => {
  const [found, expected] = [sureFamily(build), sureFamily(reference)];
  if (found && expected) return found === expected ? undefined : { found, expected };
  return build.fontClass === reference.fontClass
    ? undefined
    : { found: found ?? build.fontClass, expected: expected ?? reference.fontClass };
};

const sureFamily = ({ lines }: TextBlock): string | undefined => lines.find(({ font }) => font?.sure)?.font?.family;
