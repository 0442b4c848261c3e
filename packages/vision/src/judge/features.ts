import { area, type Box, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import { JUDGE_INPUTS } from '@blueprompt/core/ontology/network-types';
import { holdsCentre } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { isCentred, isRound, isStrip, textRows } from '../classify/rules/box-facts.ts';
import type { Node } from '../classify/scene-tree.ts';
import { channelGap, chroma, luma } from '../colour/rgb.ts';
import type { Candidate } from './candidate.ts';
import { familyFacts } from './family-facts.ts';

/** Types that a rule may have named. */
const RULE_TYPES = JUDGE_INPUTS.named;
const ROLES = JUDGE_INPUTS.roles;
/** How far a neighbouring word is looked for, in font sizes; farther ones count as this far. */
const REACH = 8;

type Surroundings = {
  page: PageFacts;
  texts: readonly TextLine[];
  regions: readonly Region[];
  candidates: readonly Candidate[];
};

/** Lengths grow by ratios, so their logarithm is what counts. */
const log = (value: number): number => Math.log2(1 + Math.max(0, value));
const flag = (value: unknown): number => (value ? 1 : 0);

/** What is known exactly about every candidate, as numbers of about one; the order is part of the trained model. */
export const describeCandidates = (around: Surroundings): number[][] => {
  const words = around.texts.flatMap((line) => line.words.map((word) => ({ box: word.box, size: line.fontSize })));
  const solid = around.candidates.filter(({ source }) => source !== 'word');
  return around.candidates.map((candidate) => [
    ...placeFacts(candidate, around),
    ...paintFacts(candidate.source === 'word' ? undefined : candidate.shape, around.page),
    ...nodeFacts(candidate.source === 'shape' ? candidate.node : undefined, around.page),
    ...ruleFacts(candidate),
    ...wordFacts(candidate),
    ...neighbourFacts(candidate, words),
    ...alikeFacts(candidate, solid, around.page.scale),
    ...familyFacts(candidate, solid, around.page.scale),
  ]);
};

const placeFacts = ({ box, source }: Candidate, { page, regions }: Surroundings): number[] => [
  flag(source === 'shape'),
  flag(source === 'rest'),
  flag(source === 'word'),
  log(box.width / page.scale),
  log(box.height / page.scale),
  Math.log2(box.width / box.height),
  box.x / page.width,
  right(box) / page.width,
  Math.min(2, box.y / (page.scale * 1000)),
  Math.min(2, (page.height - bottom(box)) / (page.scale * 1000)),
  flag(box.x <= 1),
  flag(right(box) >= page.width - 1),
  flag(bottom(box) >= page.height - 1),
  area(box) / (page.width * page.height),
  log(page.width / page.scale) - 8,
  page.bodySize / page.scale / 16,
  luma(page.background) / 255,
  ...ROLES.map((role) => flag(regions.some((region) => region.role === role && holdsCentre(region.box, box)))),
];

const paintFacts = (shape: Shape | undefined, page: PageFacts): number[] => {
  if (!shape) return Array(26).fill(0);
  const { fill, border, box, under } = shape;
  const surface = under ?? page.background;
  const short = Math.min(box.width, box.height);
  return [
    flag(shape.kind === 'box'),
    flag(shape.kind === 'line'),
    flag(shape.kind === 'blob'),
    log(shape.radius / page.scale),
    shape.radius / short,
    flag(fill !== undefined),
    fill === undefined ? 0 : luma(fill) / 255,
    fill === undefined ? 0 : chroma(fill) / 255,
    fill === undefined ? 0 : channelGap(fill, surface) / 255,
    fill === undefined ? 0 : channelGap(fill, page.background) / 255,
    luma(surface) / 255,
    chroma(surface) / 255,
    flag(under !== undefined),
    flag(shape.gradient),
    flag(border),
    border ? border.width / page.scale : 0,
    border ? channelGap(border.color, surface) / 255 : 0,
    border ? chroma(border.color) / 255 : 0,
    flag(shape.shadow),
    shape.shadow ? log(shape.shadow.blur / page.scale) : 0,
    shape.busy,
    log(shape.marks ?? 0),
    flag(shape.bars),
    flag(shape.grid),
    flag(shape.soft),
    flag(shape.hollow),
  ];
};

const nodeFacts = (node: Node | undefined, page: PageFacts): number[] => {
  if (!node) return Array(36).fill(0);
  const { shape, children, allTexts, texts, parent } = node;
  const { box } = shape;
  const count = (kind: Shape['kind']) => children.filter((child) => child.shape.kind === kind).length;
  const letters = allTexts.reduce((sum, line) => sum + line.text.length, 0);
  const first = allTexts.toSorted((a, b) => a.box.x - b.box.x)[0];
  const sizes = allTexts.map((line) => line.fontSize / page.scale);
  const label = allTexts.map((line) => line.text).join(' ');
  const width = box.width / page.scale;
  const height = box.height / page.scale;
  let depth = 0;
  for (let up = parent; up; up = up.parent) depth++;
  const covered = children.reduce((sum, child) => sum + area(child.shape.box), 0) / area(box);
  const farRight = Math.max(...allTexts.map((line) => right(line.box)));
  return [
    log(count('box')),
    log(count('blob')),
    log(count('line')),
    Math.min(2, covered),
    log(allTexts.length),
    log(texts.length),
    log(textRows(allTexts)),
    log(letters),
    flag(allTexts.length === 0),
    flag(first && isCentred(node, page)),
    first ? Math.min(4, (first.box.x - box.x) / box.height) : 0,
    first ? Math.min(4, (right(box) - farRight) / box.height) : 0,
    first ? Math.min(1, (first.box.x - box.x) / box.width) : 0,
    first ? (first.box.y - box.y) / box.height : 0,
    first ? first.box.height / box.height : 0,
    first ? Math.max(...sizes) / 16 : 0,
    first ? Math.min(...sizes) / 16 : 0,
    first ? height / Math.max(...sizes) / 4 : 0,
    first ? flag(first.fontWeight >= 600) : 0,
    first ? chroma(Number.parseInt(first.color.slice(1), 16)) / 255 : 0,
    first ? luma(Number.parseInt(first.color.slice(1), 16)) / 255 : 0,
    flag(/\d/.test(label)),
    flag(/^[\d\s.,%+$€£KkMm-]+$/.test(label)),
    flag(/…|\.\.\.|@/.test(label)),
    flag(isRound(node, width, height)),
    flag(isStrip(node)),
    flag(node.stacked),
    log(depth),
    flag(parent),
    parent ? log(parent.shape.box.width / page.scale) / 4 : 0,
    parent ? box.width / parent.shape.box.width : 0,
    parent ? box.height / parent.shape.box.height : 0,
    parent ? log(parent.children.length) : 0,
    parent ? log(parent.allTexts.length) : 0,
    parent ? parent.shape.busy : 0,
    parent?.shape.fill === undefined ? 0 : channelGap(parent.shape.fill, page.background) / 255,
  ];
};

const ruleFacts = (candidate: Candidate): number[] => {
  const rule = candidate.source === 'shape' ? candidate.rule : undefined;
  return [flag(!rule), rule?.confidence ?? 0, ...RULE_TYPES.map((type) => flag(rule?.type === type))];
};

const wordFacts = (candidate: Candidate): number[] => {
  if (candidate.source !== 'word') return Array(17).fill(0);
  const { word, line, isDropped, box } = candidate;
  const at = line.words.indexOf(word);
  const previous = line.words[at - 1];
  const next = line.words[at + 1];
  const others = line.words.filter((other) => other !== word);
  const height = others.reduce((sum, other) => sum + other.box.height, 0) / Math.max(1, others.length);
  const { text } = word;
  return [
    flag(isDropped),
    [...text].length - 1,
    flag(/^\p{Lu}/u.test(text)),
    flag(/^\p{Ll}/u.test(text)),
    flag(/\d/.test(text)),
    flag(/^\p{P}+$/u.test(text)),
    flag(/[^\p{L}\p{N}\p{P}\p{Sc}\s]/u.test(text)),
    flag(/^[O0oQDCUGX@©®]$/.test(text)),
    flag(
      /^(a|A|I|&|-|–|\/|i[ns]|[ot][nro]|of|by|my|we|us|me|it|at|as|an|or|be|do|go|if|no|so|up|id|ID|UI|am|pm)$/.test(
        text,
      ),
    ),
    flag(line.words.length === 1),
    flag(at === 0),
    flag(!next),
    Math.min(3, previous ? (box.x - right(previous.box)) / line.fontSize : 3),
    Math.min(3, next ? (next.box.x - right(box)) / line.fontSize : 3),
    height > 0 ? box.height / height : 0,
    line.fontSize / 16,
    line.confidence,
  ];
};

/** The nearest words on its row to the left and right, and those above and below, in font sizes. */
const neighbourFacts = ({ box }: Candidate, words: readonly { box: Box; size: number }[]): number[] => {
  const near = { left: [REACH, 0], right: [REACH, 0], above: [REACH, 0], below: [REACH, 0] };
  let covered = 0;
  const take = (side: keyof typeof near, gap: number, size: number) => {
    if (gap / size < near[side][0]!) near[side] = [Math.max(0, gap / size), size / 16];
  };
  for (const { box: word, size } of words) {
    if (word === box) continue;
    const sharedX = Math.min(right(box), right(word)) - Math.max(box.x, word.x);
    const sharedY = Math.min(bottom(box), bottom(word)) - Math.max(box.y, word.y);
    if (sharedX > 0 && sharedY > 0) covered += sharedX * sharedY;
    else if (sharedY > 0.4 * Math.min(box.height, word.height))
      take(word.x >= centreX(box) ? 'right' : 'left', Math.max(word.x - right(box), box.x - right(word)), size);
    else if (sharedX > 0.3 * Math.min(box.width, word.width))
      take(word.y >= centreY(box) ? 'below' : 'above', Math.max(word.y - bottom(box), box.y - bottom(word)), size);
  }
  const ratio = near.right[1]! || near.left[1]!;
  return [
    ...Object.values(near).flatMap(([gap, size]) => [gap! / REACH, size!]),
    Math.min(1, covered / area(box)),
    ratio ? Math.min(6, box.height / 16 / ratio) : 0,
  ];
};

/** How many others have its size: on the page, in its row and in its column. */
const alikeFacts = (candidate: Candidate, solid: readonly Candidate[], scale: number): number[] => {
  const { box } = candidate;
  const slack = 2.5 * scale;
  const side = Math.max(box.width, box.height);
  const [middleX, middleY] = [centreX(box), centreY(box)];
  let [alike, alikeInRow, alikeInColumn, inRow, inColumn] = [0, 0, 0, 0, 0];
  for (const other of solid) {
    if (other === candidate) continue;
    const { width, height } = other.box;
    const isHigh = Math.abs(height - box.height) <= slack;
    const isBeside = Math.abs(centreY(other.box) - middleY) <= slack;
    const isBelow = Math.abs(centreX(other.box) - middleX) <= slack;
    if (isHigh && Math.abs(width - box.width) <= slack) {
      alike++;
      if (isBeside) alikeInRow++;
      if (isBelow) alikeInColumn++;
    }
    if (isHigh && isBeside) inRow++;
    if (isBelow && Math.max(width, height) <= 2 * side) inColumn++;
  }
  return [log(alike), log(alikeInRow), log(alikeInColumn), log(inRow), log(inColumn)];
};
