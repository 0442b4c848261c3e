import { colorDistance } from '../color/color-distance.ts';
import { type Box, contains } from '../geometry.ts';
import { believed } from './believe-dom.ts';
import type { Finding } from './difference.ts';
import type { TextPair } from './match-texts.ts';
import { domOf, nameText, placeOf } from './name-subject.ts';
import type { NamedElement } from './page-facts.ts';
import { TOLERANCE } from './tolerance.ts';

/**
 * Words on another background, where no element that was compared explains it: a cell of a table, say, that only one page shows as a box.
 * Boxes of that colour that only the build has around such words are no extra elements, since taking one away would take its words along.
 */
export const compareTextBackgrounds = (
  pairs: readonly TextPair[],
  findings: readonly Finding[],
  isChanged: (pair: TextPair) => boolean,
): { findings: Finding[]; isBackground: (extra: NamedElement) => boolean } => {
  const isOther = (pair: TextPair): boolean =>
    colorDistance(pair.reference.background, pair.build.background) > TOLERANCE.textBackground && isChanged(pair);
  const others = pairs.filter(isOther);
  /** A box that is missing explains the background of the words on it only where it is that of all of them. */
  const explains = (box: Box): boolean => !pairs.some((pair) => contains(box, pair.reference.box) && !isOther(pair));
  const explained = findings.flatMap((finding) => {
    const boxes = finding.places.map(({ box }) => box);
    if (finding.kind === 'missing-element') return boxes.filter(explains);
    return finding.kind === 'color' && finding.property === 'fill' ? boxes : [];
  });
  const hasOtherPage = findings.some(({ kind }) => kind === 'background');
  const changed = hasOtherPage
    ? []
    : others.filter(({ reference }) => !explained.some((box) => contains(box, reference.box)));
  return {
    findings: changed.flatMap(({ reference, build }) => {
      const places = [placeOf(nameText(reference.text), reference.box, domOf(build))];
      const values = { found: build.background, expected: reference.background };
      return believed([{ kind: 'color', property: 'fill', ...values, places }], domOf(build));
    }),
    isBackground: ({ box, element: { fill } }) =>
      fill !== undefined &&
      changed.some(
        ({ build }) => contains(box, build.box) && colorDistance(fill, build.background) <= TOLERANCE.textBackground,
      ),
  };
};
