import { type Box, centreX, centreY, overlap, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { isInside } from '../../boxes/is-inside.ts';
import type { Shape } from '../../boxes/shape.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

/** Height of a field with steps, in CSS pixels. */
const HEIGHTS = [24, 64] as const;
/** Widest cell at the end of a field, in heights of the field. */
const MAX_CELL = 1.6;
/** A sign stands in the middle of its cell and fills this share of it at most. */
const MAX_SIGN = 0.6;
const OFF_CENTRE = 0.2;
/** Sides this near touch, in CSS pixels. */
const TOUCH = 2;
/** A minus is this many times as wide as high. */
const FLAT = 1.8;
/** What stands where the field or a step is told is that, or the whole of them. */
const SAME = 0.5;
const REPLACED = typesWith('worded', 'card', 'avatar');

type Stepper = { frame: Box; field: Draft; steps: Draft[] };

/** A frame with a minus in its first cell and a plus in its last one is a field between two buttons. */
export const partSteppers = (
  drafts: readonly Draft[],
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
): Draft[] => {
  const steppers = shapes.flatMap((frame) => toStepper(frame, shapes, texts, page));
  const icons = drafts.filter(({ type }) => type === 'icon');
  // Signs are both drawn or both written: one that is told alone is a letter.
  const written = steppers.flatMap(({ steps }) => {
    const drawn = icons.filter((icon) => steps.some((step) => isInside(icon.box, step.box, 1)));
    return drawn.length === 1 ? drawn : [];
  });
  const isReplaced = ({ type, box }: Draft): boolean =>
    REPLACED.has(type) &&
    steppers.some(({ frame, field, steps }) =>
      [frame, field.box, ...steps.map((step) => step.box)].some((at) => overlap(at, box) > SAME),
    );
  return [
    ...drafts.filter((draft) => !isReplaced(draft) && !written.includes(draft)),
    ...steppers.flatMap(({ field, steps }) => [field, ...steps]),
  ];
};

const toStepper = (frame: Shape, shapes: readonly Shape[], texts: readonly TextLine[], page: PageFacts): Stepper[] => {
  const { box } = frame;
  const isField = box.height >= HEIGHTS[0] * page.scale && box.height <= HEIGHTS[1] * page.scale;
  if (frame.kind !== 'box' || !frame.border || !isField || box.width < 3 * box.height) return [];
  const near = (a: number, b: number) => Math.abs(a - b) <= TOUCH * page.scale;
  const cells = shapes
    .filter(
      (cell) =>
        cell.kind === 'box' &&
        near(cell.box.y, box.y) &&
        near(cell.box.height, box.height) &&
        cell.box.width <= MAX_CELL * box.height &&
        isInside(cell.box, box, TOUCH * page.scale),
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || !near(first.box.x, box.x) || !near(right(last.box), right(box))) return [];
  const signs = [first, last].map((cell) => signIn(cell.box, shapes, texts));
  const isMinus = signs.map((sign) => sign !== undefined && sign.width >= FLAT * sign.height);
  if (signs.includes(undefined) || isMinus[0] === isMinus[1]) return [];
  // Units stand in cells of their own beside the steps.
  const middle = centreX(box);
  const from = Math.max(...cells.filter((cell) => centreX(cell.box) < middle).map((cell) => right(cell.box)));
  const to = Math.min(...cells.filter((cell) => centreX(cell.box) >= middle).map((cell) => cell.box.x));
  if (to - from < box.height) return [];
  const place = { x: from, y: box.y, width: to - from, height: box.height };
  const value = texts.filter((line) => isInside(line.box, place, 1)).map((line) => line.text);
  const steps = [first, last].map(
    (shape, at): Draft => ({ type: 'button', box: shape.box, confidence: 0.7, shape, text: isMinus[at] ? '-' : '+' }),
  );
  const field: Draft = {
    type: 'input',
    box: place,
    confidence: 0.7,
    shape: { ...frame, box: place, radius: 0 },
    ...(value.length > 0 && { text: value.join(' ') }),
  };
  return [{ frame: box, field, steps }];
};

/** The ink of the only thing in a cell, where it is small and in the middle. */
const signIn = (cell: Box, shapes: readonly Shape[], texts: readonly TextLine[]): Box | undefined => {
  const words = texts.filter((line) => isInside(line.box, cell, 1));
  const marks = shapes.filter(({ kind, box }) => kind !== 'box' && isInside(box, cell, -1));
  if (words.some((line) => line.text.length > 1) || words.length + marks.length === 0) return undefined;
  const ink = surround([...words, ...marks].map(({ box }) => box));
  const isSmall = ink.width <= MAX_SIGN * cell.width && ink.height <= MAX_SIGN * cell.height;
  const isCentred =
    Math.abs(centreX(ink) - centreX(cell)) <= OFF_CENTRE * cell.width &&
    Math.abs(centreY(ink) - centreY(cell)) <= OFF_CENTRE * cell.height;
  return isSmall && isCentred ? ink : undefined;
};
