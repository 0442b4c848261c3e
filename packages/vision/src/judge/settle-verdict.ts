import type { ElementType } from '@blueprompt/core/measurement';
import type { PageFacts } from '../classify/page-facts.ts';
import { isCentred, type Verdict } from '../classify/rules/box-facts.ts';
import type { Candidate } from './candidate.ts';
import { bestOf, FIELDS, type JudgedClass } from './classes.ts';
import type { Judgement } from './judge.ts';

/** Chances from which the network overrules the rules; chosen on families of pages that it was not trained on. */
const SURE = {
  /** A shape that the rules name is nothing. */
  none: 0.6,
  /** A line parts nothing: it underlines a word or is the edge of something. */
  line: 0.8,
  /** What has the form of a sign is nothing: three equal bars below each other, a ribbon across a corner. */
  noSign: 0.95,
  /** A shape that the rules name is something else, and the same where they know better. */
  other: 0.5,
  otherThanKnown: 0.8,
  /** A large rectangle that the rules take for a picture is nothing. */
  noPicture: 0.75,
  /** A shape that the rules pass over is something. */
  some: 0.7,
};

/** What the rules name so is nothing: marks go sooner than what is painted to be read, pressed or filled in. */
const NOTHING: Partial<Record<ElementType, number>> = {
  icon: 0.5,
  button: 0.65,
  badge: 0.75,
  avatar: 0.75,
  input: 0.75,
  select: 0.75,
  textarea: 0.75,
};

const DIVIDER: Verdict = { type: 'divider', confidence: 0.6 };

/** From this shorter side on (CSS pixels) a rectangle that the rules take for a picture is one more often than not. */
const LARGE = 48;

/** What a shape is after both were heard: the rules, and the network where it is sure. */
export const settleVerdict = (
  candidate: Candidate & { source: 'shape' },
  judgement: Judgement,
  page: PageFacts,
): Verdict | undefined => {
  const { rule, shape, box } = candidate;
  // It was cut off the icon that it covers.
  if (shape.onIcon) return rule;
  const { type, chance } = bestOf(judgement.chances);
  if (shape.kind === 'line') return judgement.chances.none >= SURE.line ? undefined : DIVIDER;
  const isPicture =
    rule?.type === 'image' && shape.kind === 'box' && Math.min(box.width, box.height) >= LARGE * page.scale;
  const other = isPicture || isKnownBetter(candidate, type, page) ? SURE.otherThanKnown : SURE.other;
  const none = isPicture ? SURE.noPicture : shape.isSign ? SURE.noSign : ((rule && NOTHING[rule.type]) ?? SURE.none);
  if (type === 'none') return chance >= none ? undefined : rule;
  if (!rule)
    return chance >= SURE.some && isNameable(type) ? { type, confidence: Math.round(chance * 100) / 100 } : undefined;
  if (type === rule.type || chance < other || !isNameable(type)) return rule;
  if (FIELDS.has(type) && FIELDS.has(rule.type as JudgedClass)) return rule;
  if (type === 'card' && rule.type === 'alert') return rule;
  return { type, confidence: Math.round(chance * 100) / 100 };
};

/**
 * Where the rules look closer: charts are rare where the network learnt, and they know one by its labels and marks; and
 * the word of a button stands in its middle, that of a field at its start.
 */
const isKnownBetter = (
  { rule, node }: Candidate & { source: 'shape' },
  type: JudgedClass,
  page: PageFacts,
): boolean => {
  if (rule?.type === 'chart') return type === 'image';
  return rule?.type === 'button' && FIELDS.has(type) && node.allTexts.length === 1 && isCentred(node, page);
};

/** Tables and lines are found by their own evidence. */
const isNameable = (type: JudgedClass): type is Exclude<JudgedClass, 'none' | 'table' | 'divider'> =>
  type !== 'none' && type !== 'table' && type !== 'divider';
