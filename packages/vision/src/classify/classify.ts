import { type Box, overlap } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import { isBar, typesWith } from '@blueprompt/core/ontology/element-types';
import { holdsCentre } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Draft } from './draft.ts';
import { nameRows } from './name-rows.ts';
import type { PageFacts } from './page-facts.ts';
import { BUTTON_WIDTH, type Verdict } from './rules/box-facts.ts';
import { iconBox } from './rules/icon-box.ts';
import { isCode } from './rules/is-code.ts';
import { isInSentence } from './rules/is-in-sentence.ts';
import { isStructural } from './rules/is-structural.ts';
import { verdictOf } from './rules/verdict-of.ts';
import { buildTree, type Node } from './scene-tree.ts';
import { dropCardParts } from './settle/drop-card-parts.ts';
import { dropDoubles } from './settle/drop-doubles.ts';
import { joinLines, partsPage } from './settle/join-lines.ts';
import { partButtonGroups } from './settle/part-button-groups.ts';
import { settleTicks } from './settle/settle-ticks.ts';
import { isColumnPart, isEntry, MAX_ENTRY, sidebarParts, toEntry } from './sidebar-parts.ts';
import { findBareTables } from './tables/find-bare-tables.ts';
import { findRuledTables, toTable } from './tables/find-tables.ts';

/** What lies in these belongs to them. */
const CLOSED = typesWith('closed');
/** Inside a control only these are things of their own. */
const CONTROLS = typesWith('one line', 'avatar');
const IN_CONTROLS = typesWith('one line', 'photo', 'icon');

/** A box that agrees with a landmark by this much is its surface. */
const SAME_SURFACE = 0.95;

/** Most words on a button: more are a message in a box, unless that stands out from the page by this many levels. */
const MAX_LABEL = 4;
const STANDS_OUT = 128;

/** What was decided about shapes beforehand; the rules name the rest. */
export type Decided = {
  /** A verdict a shape, with the chance of an icon. */
  verdicts: Map<Shape, { verdict: Verdict | undefined; canvas: Box; icon?: number }>;
  /** Things that no shape shows. */
  found: Draft[];
};

/** Names every shape and the landmarks, from outside in; texts that nothing carries get their names later. */
export const classify = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  regions: readonly Region[],
  page: PageFacts,
  decided: Decided = { verdicts: new Map(), found: [] },
): Draft[] => {
  const tree = buildTree(shapes, texts);
  // The menu of a bar is that bar: pages seldom give its entries, or each group of them, a landmark of their own.
  const landmarks = regions.flatMap(({ role, box }): Draft[] =>
    isBar(role) && role !== 'nav' ? [{ type: role, box, confidence: 0.7 }] : [],
  );
  const sidebars = regions.filter((region) => region.role === 'sidebar');
  const drafts = tree.roots
    .flatMap((node) => nameNode(node, { texts, page, decided, landmarks }))
    .filter((draft) => draft.type !== 'card' || !sidebars.some((side) => isColumnPart(draft.box, side.box)))
    .filter((draft) => !isInSentence(draft, texts))
    .map((draft) => (sidebars.some((side) => isEntry(draft, side.box, page)) ? toEntry(draft) : draft));
  const single = dropDoubles([...drafts, ...decided.found.filter((draft) => isFree(draft, drafts))]);
  const named = partButtonGroups(settleTicks(single, page), texts, page);
  const tables = findRuledTables(shapes, texts, page).filter(
    (table) => !named.some((draft) => draft.type === 'table' && overlap(draft.box, table.box) > 0.3),
  );
  const parts = sidebarParts(shapes, texts, sidebars, page);
  const ruled = [...landmarks, ...named, ...tables];
  const bare = findBareTables(texts, ruled, page);
  const whole = dropCardParts([...named, ...tables, ...bare], page);
  const drawn = joinLines([...whole, ...parts, ...nameRows(texts, named, page)], page, shapes);
  return [...landmarks, ...drawn];
};

/** Nothing closed holds it, and no other small thing is there. */
const isFree = ({ box }: Draft, drafts: readonly Draft[]): boolean =>
  !drafts.some(
    (other) =>
      (CLOSED.has(other.type) || other.type === 'avatar') &&
      (holdsCentre(other.box, box) || overlap(other.box, box) > 0.2),
  );

type Knowledge = { texts: readonly TextLine[]; page: PageFacts; decided: Decided; landmarks: readonly Draft[] };

/** The surface of a landmark is no element of its own. */
const isLandmark = ({ kind, box }: Shape, landmarks: readonly Draft[]): boolean =>
  kind === 'box' && landmarks.some((landmark) => overlap(landmark.box, box) > SAME_SURFACE);

const nameNode = (node: Node, known: Knowledge): Draft[] => {
  const isGround = isStructural(node.shape, known.page, known.texts) || isLandmark(node.shape, known.landmarks);
  const draft = isGround ? undefined : toDraft(node, known);
  // A picture with words on it may carry a badge or a button.
  const isPlain = draft?.type !== 'image' || node.allTexts.length === 0;
  if (draft && CLOSED.has(draft.type) && isPlain) return [draft];
  const inside = node.children.flatMap((child) => nameNode(child, known));
  if (!draft) return inside;
  return [
    draft,
    ...(CONTROLS.has(draft.type) || CLOSED.has(draft.type)
      ? inside.filter(({ type }) => IN_CONTROLS.has(type))
      : inside),
  ];
};

const toDraft = (node: Node, { texts, page, decided }: Knowledge): Draft | undefined => {
  const { shape, allTexts } = node;
  if (shape.grid) return gridDraft(node, texts, page);
  const judged = decided.verdicts.get(shape);
  if (shape.kind === 'line')
    return judged && !judged.verdict && !partsPage(shape, texts, page)
      ? undefined
      : { type: 'divider', box: shape.box, confidence: 0.6, shape };
  const verdict = judged ? (judged.verdict ?? paintedLabel(node, texts, page)) : verdictOf(node, texts, page);
  if (!verdict) return undefined;
  if ((verdict.type === 'badge' || verdict.type === 'button') && isCode(node, page)) return undefined;
  if (verdict.type === 'input' && isCode(node, page)) return { type: 'card', box: shape.box, confidence: 0.5, shape };
  const box = verdict.type === 'icon' ? (judged?.canvas ?? iconBox(shape.box, texts)) : shape.box;
  const text = allTexts.length > 0 && allTexts.length <= 4 ? allTexts.map((line) => line.text).join(' ') : undefined;
  const isLong = text !== undefined && text.split(' ').length > MAX_LABEL;
  const isPale = shape.fill === undefined || channelGap(shape.fill, page.background) < STANDS_OUT;
  const isSaid = verdict.type === 'button' && isLong && isPale;
  return { ...verdict, ...(isSaid && { type: 'card' as const }), box, shape, ...(text !== undefined && { text }) };
};

/** What is nothing by itself is still seen: a painted box around one line of words is an entry or a label that stands out. */
const paintedLabel = (node: Node, texts: readonly TextLine[], page: PageFacts): Verdict | undefined => {
  const { shape, allTexts } = node;
  const isLabel = shape.kind === 'box' && allTexts.length === 1 && shape.box.height <= MAX_ENTRY * page.scale;
  const rule = isLabel ? verdictOf(node, texts, page) : undefined;
  // A frame around a word is drawn on purpose.
  const isFramed = shape.border && shape.radius > 0 && shape.box.width <= BUTTON_WIDTH * page.scale;
  if (rule?.type === 'button' && isFramed) return rule;
  return rule && !shape.busy ? { type: 'link', confidence: 0.5 } : undefined;
};

/**
 * Cells and rows with columns of text are a table, rows without are a list, or the whole of a card where a frame with
 * round corners holds them; cells without text are the grid of a chart.
 */
const gridDraft = ({ shape, allTexts }: Node, texts: readonly TextLine[], page: PageFacts): Draft => {
  if (allTexts.length === 0) return { type: 'chart', box: shape.box, confidence: 0.5, shape };
  const table = toTable(shape.box, texts, page, shape)[0];
  if (!table && shape.radius > 0) return { type: 'card', box: shape.box, confidence: 0.6, shape };
  return table ?? { type: 'list', box: shape.box, confidence: 0.6, shape, rows: shape.grid!.rows };
};
