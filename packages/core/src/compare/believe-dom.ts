import { colorDistance } from '../color/color-distance.ts';
import type { DomLook, DomMark } from '../dom-facts.ts';
import type { Box } from '../geometry.ts';
import type { Finding } from './difference.ts';
import { normalText } from './match-texts.ts';
import { TOLERANCE } from './tolerance.ts';

/** Findings about one thing of the build, without those that the page itself refutes. */
export const believed = (findings: readonly Finding[], dom: DomMark | undefined): Finding[] =>
  findings.filter((finding) => !isAsExpected(finding, dom?.look));

/**
 * True where the running build says that it has the very value that is expected: then the screenshot of the build was misread, and
 * nothing is to be changed.
 */
const isAsExpected = (finding: Finding, look: DomLook | undefined): boolean => {
  if (!look) return false;
  if (finding.kind === 'changed-text') return isMisread(finding, look.text);
  if (finding.kind === 'color') return isColor(colorOf(look, finding.property), finding.expected);
  if (finding.kind !== 'size') return false;
  if (finding.property === 'text width')
    // A sign beside them may be read as one of the letters.
    return (
      Math.abs(look.box.width - finding.expected) <= MAX_BEARING_PX &&
      Math.abs(look.box.width - finding.found) > 2 * MAX_BEARING_PX
    );
  const [said, tolerance] = SIZES[finding.property](look);
  return said !== undefined && Math.abs(said - finding.expected) <= tolerance;
};

/** The words of a page are those of one line: what was read besides them is on lines of its own, and is another text. */
const isMisread = ({ found, expected }: { found: string; expected: string }, said: string | undefined): boolean => {
  const words = normalText(said ?? '');
  const isAllOfIt = Math.abs(normalText(found).length - words.length) <= Math.max(2, MAX_MISREAD * words.length);
  return words !== '' && words === normalText(expected) && isAllOfIt;
};

/** Share of the letters of a line that a reader of pixels may leave out or add. */
const MAX_MISREAD = 0.2;

/** Where a box is in the build: as the page says if that has the size of the reference, else as it was measured. */
export const placeInBuild = (measured: Box, reference: Box, look: DomLook | undefined): Box => {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE.sizePx;
  return look && isNear(look.box.width, reference.width) && isNear(look.box.height, reference.height)
    ? look.box
    : measured;
};

type SizeProperty = Exclude<Extract<Finding, { kind: 'size' }>['property'], 'text width'>;
const SIZES: Record<SizeProperty, (look: DomLook) => [said: number | undefined, tolerance: number]> = {
  width: ({ box }) => [box.width, TOLERANCE.sizePx],
  height: ({ box }) => [box.height, TOLERANCE.sizePx],
  radius: ({ radius }) => [radius, TOLERANCE.radiusPx],
  'border width': ({ border }) => [border?.width, TOLERANCE.borderPx],
  'font size': ({ fontSize }) => [fontSize, TOLERANCE.fontPx],
  'font weight': ({ fontWeight }) => [fontWeight, 0],
};

const colorOf = ({ fill, border, color }: DomLook, property: string): string | undefined => {
  if (property === 'text') return color;
  return property === 'fill' ? fill : border?.color;
};

const isColor = (said: string | undefined, expected: string): boolean =>
  said !== undefined && HEX.test(expected) && colorDistance(said, expected) < TOLERANCE.color;
/** The box of letters in a page is wider than their ink by this much at most. */
const MAX_BEARING_PX = 4;

const HEX = /^#[\da-f]{6}$/;
