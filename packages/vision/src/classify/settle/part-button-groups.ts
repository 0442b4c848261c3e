import { type Box, centreX, centreY, overlap } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { isInside } from '../../boxes/is-inside.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

/** How far from the middle of its button a mark may stand, as a share of that button. */
const OFF_CENTRE = 0.12;
/** A button of a group is at least this wide, as a share of its height. */
const MIN_RATIO = 0.8;
/** Smaller marks are arrows of their neighbour, in CSS pixels. */
const MIN_MARK = 10;
/** A button that stands where a part is reported is that part. */
const MIN_OVERLAP = 0.7;

/** A button with several words or icons at equal distances is a group of buttons without lines between them. */
export const partButtonGroups = (drafts: readonly Draft[], texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const groups = new Map(
    drafts.flatMap((draft): [Draft, Draft[]][] => {
      const parts = draft.type === 'button' ? partsOf(draft, drafts, texts, page) : [];
      return parts.length > 1 ? [[draft, parts]] : [];
    }),
  );
  const buttons = drafts.filter((draft) => draft.type === 'button' && !groups.has(draft));
  const isNew = ({ box }: Draft): boolean => !buttons.some((button) => overlap(button.box, box) > MIN_OVERLAP);
  return drafts.flatMap((draft) => groups.get(draft)?.filter(isNew) ?? [draft]);
};

const partsOf = (group: Draft, drafts: readonly Draft[], texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const { box } = group;
  const words = texts.filter((line) => isInside(line.box, box, 1));
  const icons = drafts.filter((draft) => draft.type === 'icon' && isInside(draft.box, box, 1));
  const marks: { box: Box; text?: string }[] = words.length > 0 ? words : icons.map((icon) => ({ box: icon.box }));
  const width = box.width / marks.length;
  if (marks.length < 2 || width < MIN_RATIO * box.height) return [];
  const inOrder = marks.toSorted((a, b) => centreX(a.box) - centreX(b.box));
  const isEven = inOrder.every(
    (mark, at) =>
      Math.abs(centreX(mark.box) - box.x - (at + 0.5) * width) <= OFF_CENTRE * width &&
      Math.abs(centreY(mark.box) - centreY(box)) <= OFF_CENTRE * box.height &&
      mark.box.width >= MIN_MARK * page.scale,
  );
  if (!isEven) return [];
  return inOrder.map(({ text }, at): Draft => {
    const [from, to] = [Math.round(box.x + at * width), Math.round(box.x + (at + 1) * width)];
    const { text: _, ...rest } = group;
    return { ...rest, box: { ...box, x: from, width: to - from }, ...(text !== undefined && { text }) };
  });
};
