import { area, type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { holdsCentre } from '../../boxes/is-inside.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';
import { toTable } from './find-tables.ts';

/** The sides of a table are those of its frame but for this, in CSS pixels. */
const SLACK = 4;

/** A frame around a table and the cells above it is that table: its head is painted otherwise, or one of its rows is marked. */
export const frameTables = (drafts: readonly Draft[], texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const fills = (part: Box, frame: Box): boolean =>
    contains(frame, part, 1) &&
    Math.abs(part.x - frame.x) <= SLACK * page.scale &&
    Math.abs(right(part) - right(frame)) <= SLACK * page.scale;
  const tables = drafts.filter(({ type }) => type === 'table');
  // The outermost of several frames is the table.
  const cards = drafts.filter(({ type }) => type === 'card').toSorted((a, b) => area(b.box) - area(a.box));
  const framed: Draft[] = [];
  for (const { box, shape } of cards) {
    const parts = tables.filter((part) => fills(part.box, box));
    const first = parts.toSorted((a, b) => a.box.y - b.box.y)[0];
    if (!first || framed.some((table) => fills(box, table.box))) continue;
    const above = { ...box, height: first.box.y - box.y };
    const cells = texts.filter((line) => holdsCentre(above, line.box));
    const isWhole = bottom(box) - Math.max(...parts.map((part) => bottom(part.box))) <= SLACK * page.scale;
    const isHead = above.height <= SLACK * page.scale || cells.length >= (first.columns ?? 0) - 1;
    if (isWhole && isHead) framed.push(...toTable(box, texts, page, shape));
  }
  if (framed.length === 0) return [...drafts];
  const isPart = (draft: Draft): boolean => framed.some((table) => fills(draft.box, table.box));
  return [...drafts.filter((draft) => !isPart(draft)), ...framed];
};
