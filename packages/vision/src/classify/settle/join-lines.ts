import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../../boxes/shape.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

/** A line across, this thin and this long in CSS pixels, parts what is above it from what is below. */
const MAX_THICKNESS = 2;
const MIN_LENGTH = 120;
/** A line this near to a word of its row belongs to it, in font sizes. */
const BESIDE = 2;
/** The next piece of a line begins this near to its end, in CSS pixels. */
const SLACK = 2;
/** The share of a line whose pieces are dividers by themselves, at least. */
const MIN_TOLD = 0.5;

/** Is it too long for a part of a drawing or the line under a word, and no flourish beside a word? */
export const partsPage = ({ kind, box }: Shape, texts: readonly TextLine[], page: PageFacts): boolean => {
  const isLong = box.height <= MAX_THICKNESS * page.scale && box.width >= MIN_LENGTH * page.scale;
  const isBeside = (line: TextLine): boolean =>
    box.y > line.box.y &&
    bottom(box) < bottom(line.box) &&
    Math.max(box.x - right(line.box), line.box.x - right(box)) <= BESIDE * line.fontSize;
  return kind === 'line' && isLong && !texts.some(isBeside);
};

/** Pieces of one line that touch end to end become that line, also through pieces that are nothing by themselves. */
export const joinLines = (drafts: readonly Draft[], page: PageFacts, shapes: readonly Shape[] = []): Draft[] => {
  const dividers = drafts.filter(({ type }) => type === 'divider');
  const named = new Set(dividers.map(({ shape }) => shape));
  const pieces = shapes
    .filter((shape) => shape.kind === 'line' && !named.has(shape))
    .map((shape): Draft => ({ type: 'divider', box: shape.box, confidence: 0, shape }));
  return [
    ...drafts.filter(({ type }) => type !== 'divider'),
    ...joinPieces([...dividers, ...pieces], SLACK * page.scale)
      .filter(({ draft, told }) => told >= MIN_TOLD * draft.box.width)
      .map(({ draft }) => draft),
  ];
};

/** A line, and how much of its width is known to part something. */
type Joined = { draft: Draft; told: number };

const joinPieces = (lines: readonly Draft[], slack: number): Joined[] => {
  const whole: Joined[] = [];
  for (const draft of lines.toSorted((a, b) => a.box.x - b.box.x)) {
    const told = draft.confidence > 0 ? draft.box.width : 0;
    const at = whole.findIndex((other) => goesOn(other.draft.box, draft.box, slack));
    const first = whole[at];
    if (!first) whole.push({ draft, told });
    else {
      const known = first.told > 0 ? first.draft : draft;
      whole[at] = { draft: { ...known, box: surround([first.draft.box, draft.box]) }, told: first.told + told };
    }
  }
  return whole;
};

/** Does the second begin where the first ends, on the same rows? */
const goesOn = (first: Box, second: Box, slack: number): boolean =>
  first.width > first.height &&
  first.y === second.y &&
  first.height === second.height &&
  Math.abs(second.x - right(first)) <= slack;
