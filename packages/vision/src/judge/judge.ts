import type { Box } from '@blueprompt/core/geometry';
import { loadModel } from '../onnx/load-model.ts';
import type { Candidate } from './candidate.ts';
import { CLASSES, type JudgedClass } from './classes.ts';
import { CROP_LENGTH, writeCrop } from './crop.ts';
import { describeCandidates } from './features.ts';
import { LOOK_FACTS, lookFacts } from './look-facts.ts';
import type { SceneFacts } from './scene-facts.ts';

/** What the network says about one candidate: the chance of each class, and the canvas if it is an icon. */
export type Judgement = { chances: Readonly<Record<JudgedClass, number>>; canvas: Box };

/** Numbers after the classes: the middle of the canvas from that of the ink, and its sides, in sides of the ink. */
const CANVAS_NUMBERS = 4;
/** Candidates a run: memory stays small, and rows do not influence each other. */
const BATCH = 64;

/** Tables and bars have exact evidence of their own. */
const isOpen = (candidate: Candidate): boolean =>
  candidate.source !== 'shape' ||
  !(candidate.shape.grid || (candidate.shape.bars && candidate.rule?.type === 'progress'));

/**
 * Asks the network about every candidate of a scene that the rules do not know for certain. It knows pages, and every page
 * has words: about a picture without any the rules alone decide.
 */
export async function judge(scene: SceneFacts): Promise<Map<Candidate, Judgement>> {
  const { pixels, page } = scene;
  const asked = scene.candidates
    .map((candidate, at) => ({ candidate, at }))
    .filter(({ candidate }) => isOpen(candidate));
  const judgements = new Map<Candidate, Judgement>();
  if (asked.length === 0 || scene.texts.length === 0) return judgements;
  const run = await loadModel('judge.onnx');
  const facts = describeCandidates(scene);
  const length = facts[0]!.length + LOOK_FACTS + CROP_LENGTH;
  for (let from = 0; from < asked.length; from += BATCH) {
    const batch = asked.slice(from, from + BATCH);
    const rows = new Float32Array(batch.length * length);
    batch.forEach(({ candidate, at }, row) => {
      const crop = (row + 1) * length - CROP_LENGTH;
      writeCrop(pixels, candidate.box, page.scale, rows, crop);
      rows.set(facts[at]!, row * length);
      rows.set(lookFacts(rows, crop), crop - LOOK_FACTS);
    });
    const { data } = await run(rows, [batch.length, length]);
    const step = CLASSES.length + CANVAS_NUMBERS;
    batch.forEach(({ candidate }, row) => {
      judgements.set(candidate, toJudgement(data.subarray(row * step, (row + 1) * step), candidate.box));
    });
  }
  return judgements;
}

const toJudgement = (numbers: Float32Array, ink: Box): Judgement => {
  const logits = numbers.subarray(0, CLASSES.length);
  const top = Math.max(...logits);
  const total = logits.reduce((sum, logit) => sum + Math.exp(logit - top), 0);
  const chances = Object.fromEntries(
    CLASSES.map((type, at) => [type, Math.exp(logits[at]! - top) / total]),
  ) as Judgement['chances'];
  const [dx, dy, wide, high] = numbers.subarray(CLASSES.length) as unknown as [number, number, number, number];
  const side = Math.max(ink.width, ink.height);
  const width = Math.max(ink.width, Math.round(side * 2 ** wide));
  const height = Math.max(ink.height, Math.round(side * 2 ** high));
  const x = ink.x + ink.width / 2 + dx * side - width / 2;
  const y = ink.y + ink.height / 2 + dy * side - height / 2;
  return { chances, canvas: { x: Math.max(0, Math.round(x)), y: Math.max(0, Math.round(y)), width, height } };
};
