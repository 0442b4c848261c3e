import { area, type Box, intersect, meets, overlap } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { holdsCentre } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import type { Draft } from '../classify/draft.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { isCode } from '../classify/rules/is-code.ts';
import { isInSentence } from '../classify/rules/is-in-sentence.ts';
import { splitByHolder } from '../classify/split-texts.ts';
import type { Pixels } from '../contract.ts';
import type { Explanation } from '../scene/explain/explain-pixels.ts';
import type { Surface } from '../scene/scene.ts';
import { askNetwork, highestChance } from './decide/ask-network.ts';
import { chooseGroups } from './decide/choose-groups.ts';
import type { Chosen } from './decide/choose-nodes.ts';
import { pressPages } from './decide/press-pages.ts';
import { createSayText } from './decide/say-text.ts';
import { toElementType, weighDrafts } from './decide/weigh-drafts.ts';
import { describeNodes } from './describe/describe-nodes.ts';
import { lookInside } from './describe/look-inside.ts';
import { nameTexts } from './name-texts.ts';
import { listNodes } from './nodes/list-nodes.ts';
import { toShape } from './to-shape.ts';

/** What is known of the page. */
type Seen = { read: readonly TextLine[]; texts: readonly TextLine[]; pixels: Pixels; page: PageFacts };

/** Types that say what stands in them, in how many lines at most. */
const SPEAKING = typesWith('speaking');
const MAX_LINES = 4;
/** A surface that agrees with an element by this much is its own. */
const SAME_BOX = 0.85;
/** These have a ground of their own, which shows in this share of their pixels at least. */
const GROUNDED = typesWith('worded', 'card', 'alert');
const MIN_GROUND = 0.3;

type Decided = {
  drafts: Draft[];
  /** Boxes that hold what belongs together. */
  groups: Box[];
  /** The chance that there is a chart on the page. */
  chartChance: number;
};

/**
 * Lets the network weigh what the finders claim to have found, adds what they missed, and names what is only text. A picture too
 * large to be explained has no surfaces: of it the network only sees texts and how they are placed.
 */
export async function decideDrafts(
  claimed: readonly Draft[],
  explanation: Explanation | undefined,
  { read, texts, pixels, page }: Seen,
): Promise<Decided> {
  const { width, height } = pixels;
  const { scene, rests } = explanation ?? { scene: { width, height, items: [] }, rests: [] };
  const nodes = listNodes({ scene, rests }, read, page.scale);
  const answers = await askNetwork(describeNodes(nodes, pixels, page.scale));
  const surfaces = scene.items.filter((item) => item.kind === 'surface').slice(1);
  const whole = { x: 0, y: 0, width, height };
  const weighed = explanation ? weighDrafts(claimed, nodes, answers, page.scale) : { kept: claimed, missed: [] };
  const added = weighed.missed.flatMap((one): Draft[] => {
    const box = intersect(one.box, whole);
    // Also where a side is no number.
    if (!(area(box) > 0)) return [];
    const inside = partsIn(box, texts);
    const draft = toDraft({ ...one, box }, shapeOf(one, surfaces, pixels), inside);
    return isMarkedWord(draft, inside, texts, page) ? [] : [draft];
  });
  const kept = weighed.kept.map((draft) => ({ ...draft, box: intersect(draft.box, whole) }));
  const drafts = pressPages([...kept.filter(({ box }) => area(box) > 0), ...added]);
  return {
    drafts: [...drafts, ...nameTexts(texts, drafts, page.bodySize, createSayText(nodes, answers))],
    groups: chooseGroups(nodes, answers)
      .map((box) => intersect(box, whole))
      .filter((box) => area(box) > 0),
    chartChance: explanation ? highestChance(answers, 'chart') : 1,
  };
}

/** The lines in a box, and of those that go on beyond it what stands in it. */
const partsIn = (box: Box, texts: readonly TextLine[]): TextLine[] =>
  texts
    .filter((line) => meets(line.box, box))
    .flatMap((line) => splitByHolder(line, (part) => (holdsCentre(box, part) ? box : undefined)))
    .flatMap(({ holder, line }) => (holder ? [line] : []));

/** Code and words that are marked in a sentence look like badges. */
const isMarkedWord = (draft: Draft, inside: TextLine[], texts: readonly TextLine[], page: PageFacts): boolean => {
  const { type, shape } = draft;
  if (!shape || (type !== 'badge' && type !== 'button')) return false;
  // No finder claims it: a sentence that goes on on one side of it is enough.
  return isCode({ shape, allTexts: inside }, page) || isInSentence({ ...draft, type: 'button' }, texts);
};

/** What an element is painted with: its own surface, and where the scene has none for it, the colour that shows most in it. */
const shapeOf = ({ node, type, box }: Chosen, surfaces: readonly Surface[], pixels: Pixels): Shape => {
  const own = node.surface ?? surfaces.find((surface) => overlap(surface.box, box) > SAME_BOX);
  if (own) return toShape(own);
  const bare = { box: node.box, radius: Math.round(Math.max(...(node.corners ?? [0]))), busy: 0 };
  if (!GROUNDED.has(type) || node.kind === 'text') return { kind: 'blob', ...bare };
  const { main, mainShare } = lookInside(pixels, box);
  return { kind: 'box', ...bare, ...(mainShare >= MIN_GROUND && { fill: main }) };
};

const toDraft = ({ type, box, probability }: Chosen, shape: Shape, inside: readonly TextLine[]): Draft => {
  const named = toElementType(type);
  const lines = SPEAKING.has(named) ? inside : [];
  return {
    type: named,
    box,
    confidence: Math.round(probability * 100) / 100,
    shape,
    ...(lines.length > 0 && lines.length <= MAX_LINES && { text: lines.map(({ text }) => text).join(' ') }),
  };
};
