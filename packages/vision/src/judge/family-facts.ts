import { area, type Box, bottom, centreX, centreY, contains, overlap, right } from '@blueprompt/core/geometry';
import type { ElementType } from '@blueprompt/core/measurement';
import { JUDGE_INPUTS } from '@blueprompt/core/ontology/network-types';
import type { Candidate } from './candidate.ts';

/** Longest side of a mark, in CSS pixels: icons, ticks, arrows. */
const MARK = 48;
/** Marks of one column or row: how far their middles or starts may differ, and how far apart they may be, in CSS pixels. */
const LINED_UP = 6;
const REACH = 420;
/** Types whose presence around or within a candidate tells what it is. */
const AROUND = JUDGE_INPUTS.around;
const WITHIN: readonly ElementType[] = JUDGE_INPUTS.within;
/** Overlap from which two candidates are one place found twice. */
const SAME_PLACE = 0.75;
const EDGE = 2;

const log = (value: number): number => Math.log2(1 + Math.max(0, value));
const ruleOf = (candidate: Candidate): ElementType | undefined =>
  candidate.source === 'shape' ? candidate.rule?.type : undefined;

/** The marks that it is lined up with (icons of a menu share a canvas), and what the rules say of what is around and within. */
export const familyFacts = (candidate: Candidate, all: readonly Candidate[], scale: number): number[] => {
  const { box } = candidate;
  const size = area(box);
  const marks: Candidate[] = [];
  const within = WITHIN.map(() => 0);
  let parent: Candidate | undefined;
  let twin: Candidate | undefined;
  // One look at each, since every candidate of a page looks at all the others.
  for (const other of all) {
    if (other === candidate || other.source === 'word') continue;
    const otherSize = area(other.box);
    if (isMark(other.box, scale)) marks.push(other);
    if (otherSize > size * 1.1 && contains(other.box, box, EDGE)) {
      if (!parent || otherSize < area(parent.box)) parent = other;
    } else if (otherSize < size * 0.9 && contains(box, other.box, EDGE)) {
      const rule = ruleOf(other);
      const at = rule ? WITHIN.indexOf(rule) : -1;
      if (at >= 0) within[at]! += 1;
    }
    if (!twin && overlap(other.box, box) > SAME_PLACE) twin = other;
  }
  const parentRule = parent && ruleOf(parent);
  return [
    ...linedUp(box, marks, scale, 'column'),
    ...linedUp(box, marks, scale, 'row'),
    ...AROUND.map((type) => (parentRule === type ? 1 : 0)),
    ...within.map(log),
    twin ? 1 : 0,
    twin && area(twin.box) > size ? 1 : 0,
  ];
};

const isMark = ({ width, height }: Box, scale: number): boolean => Math.max(width, height) <= MARK * scale;

/** How many marks share its column or row, how large they are beside it, and whether starts or middles agree better. */
const linedUp = (box: Box, marks: readonly Candidate[], scale: number, way: 'column' | 'row'): number[] => {
  if (!isMark(box, scale)) return [0, 0, 0, 0, 0];
  const side = Math.max(box.width, box.height);
  const isColumn = way === 'column';
  const middle = isColumn ? centreX(box) : centreY(box);
  const start = isColumn ? box.x : box.y;
  const along = isColumn ? centreY(box) : centreX(box);
  let [mates, widest, highest, offMiddle, offStart] = [0, 0, 0, 0, 0];
  for (const { box: other } of marks) {
    const isApart = isColumn
      ? other.y > bottom(box) || bottom(other) < box.y
      : other.x > right(box) || right(other) < box.x;
    if (!isApart || Math.abs((isColumn ? centreY(other) : centreX(other)) - along) > REACH * scale) continue;
    const awayMiddle = Math.abs((isColumn ? centreX(other) : centreY(other)) - middle);
    const awayStart = Math.abs((isColumn ? other.x : other.y) - start);
    if (Math.min(awayMiddle, awayStart) > LINED_UP * scale) continue;
    mates += 1;
    widest = Math.max(widest, other.width);
    highest = Math.max(highest, other.height);
    offMiddle += awayMiddle;
    offStart += awayStart;
  }
  if (mates === 0) return [0, 0, 0, 0, 0];
  const ratio = (value: number, own: number) => Math.max(-2, Math.min(2, Math.log2(value / own)));
  return [
    log(mates),
    ratio(widest, box.width),
    ratio(highest, box.height),
    offMiddle / mates / side,
    offStart / mates / side,
  ];
};
