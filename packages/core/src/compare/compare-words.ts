import { colorDistance } from '../color/color-distance.ts';
import { surround } from '../geometry.ts';
import type { Hex, TextLine, Word } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';
import type { Finding, Place } from './difference.ts';
import type { TextPair } from './match-texts.ts';
import { nameText, placeOf } from './name-subject.ts';
import { TOLERANCE } from './tolerance.ts';

/** A word as it looks: with what it has of its own, and else with what its line or its whole text has. */
type Look = { word: Word; line: TextLine; color: Hex; fontWeight: number; italic: boolean; underlined: boolean };

const looksOf = ({ lines, ...all }: TextBlock): Look[] =>
  lines.flatMap((line) =>
    line.words.map((word) => ({
      word,
      line,
      color: word.color ?? line.color,
      fontWeight: word.fontWeight ?? line.fontWeight,
      italic: word.italic ?? line.italic ?? all.italic ?? false,
      underlined: word.underlined ?? line.underlined ?? all.underlined ?? false,
    })),
  );

type Pair = { reference: Look; build: Look };
type PlacelessFinding = Finding extends infer F ? (F extends Finding ? Omit<F, 'places'> : never) : never;

const CHECKS: readonly ((pair: Pair) => PlacelessFinding | undefined)[] = [
  ({ reference, build }) =>
    colorDistance(reference.color, build.color) > TOLERANCE.textColor
      ? { kind: 'color', property: 'text', found: build.color, expected: reference.color }
      : undefined,
  ({ reference, build }) =>
    Math.abs(reference.fontWeight - build.fontWeight) > TOLERANCE.weight
      ? { kind: 'size', property: 'font weight', found: build.fontWeight, expected: reference.fontWeight }
      : undefined,
  ...(['italic', 'underlined'] as const).map(
    (property) =>
      ({ reference, build }: Pair): PlacelessFinding | undefined =>
        reference[property] === build[property]
          ? undefined
          : { kind: 'decoration', property, found: build[property], expected: reference[property] },
  ),
];

/** What of a look a finding is about. */
export const propertyOf = (finding: PlacelessFinding): string =>
  'property' in finding ? finding.property : finding.kind;

/** How the words of a text that reads the same differ: a link in a paragraph, say, that has lost its weight; and in what all of them do. */
type WordFindings = { findings: Finding[]; whole: ReadonlySet<string> };

/** Nothing where the words cannot be paired. */
export const compareWords = ({ reference, build }: TextPair): WordFindings | undefined => {
  const [expected, found] = [looksOf(reference), looksOf(build)];
  const isSame =
    expected.length === found.length && expected.every(({ word }, at) => word.text === found[at]!.word.text);
  if (!isSame || expected.length === 0) return undefined;
  const pairs = expected.map((look, at) => ({ reference: look, build: found[at]! }));
  const whole = CHECKS.flatMap((check) => {
    const differing = pairs.map((pair) => check(pair));
    return differing[0] && differing.every((one) => one !== undefined) ? [propertyOf(differing[0])] : [];
  });
  return { findings: CHECKS.flatMap((check) => groupFindings(pairs, check)), whole: new Set(whole) };
};

/** Words that follow each other and differ in the same way are one place. */
const groupFindings = (pairs: readonly Pair[], check: (pair: Pair) => PlacelessFinding | undefined): Finding[] => {
  const groups: { finding: PlacelessFinding; members: Pair[] }[] = [];
  let isOpen = false;
  for (const pair of pairs) {
    const finding = check(pair);
    const last = groups.at(-1);
    if (finding && isOpen && last && JSON.stringify(last.finding) === JSON.stringify(finding)) last.members.push(pair);
    else if (finding) groups.push({ finding, members: [pair] });
    isOpen = finding !== undefined;
  }
  return groups.map(({ finding, members }) => ({ ...finding, places: [placeOfWords(members)] }) as Finding);
};

const placeOfWords = (members: readonly Pair[]): Place =>
  placeOf(
    nameText(members.map(({ reference }) => reference.word.text).join(' ')),
    surround(members.map(({ reference }) => reference.word.box)),
    // The rule of a line is not that of some of its words.
    members.length === members[0]!.build.line.words.length ? members[0]!.build.line.dom : undefined,
  );
