import { readJson } from '#model-files';
import { loadModel, type Model } from '../../onnx/load-model.ts';
import { CROP_HEIGHT_PX, type LineCrop } from './crop-line.ts';

/**
 * One character with how sure the reader was (0 to 1), where in the crop it stands (0 left edge, 1 right edge), and how
 * likely a space comes before it.
 */
export type ReadChar = { char: string; confidence: number; at: number; spaceBefore: number };

/**
 * How likely a line is set in a bold face (600 and up), and its font size in heights of the crop. `boldness` tells the same
 * step by step from the left to the right edge of the crop: above 0 a step looks bold, below regular.
 */
export type LineStyle = { bold: number; size: number; boldness: number[]; sizes: number[] };

/** What a crop says; the large network says nothing of its style. It is `careful` where the large network read the characters. */
export type Reading = { chars: ReadChar[]; style?: LineStyle; careful?: true | undefined };

/** How much a reading may cost: the small network only, the large one where that is unsure, or the large one at once. */
type Effort = 'quick' | 'usual' | 'careful';

/** The door to recognition: anything that turns a line's crop into characters can replace it. */
export type LineReader = (crop: LineCrop, effort?: Effort) => Promise<Reading>;

/** Width steps that the network halves three times. */
const WIDTH_MULTIPLE_PX = 8;
/** Keeps flat crops from being blown up to noise; the same number as in training. */
const DEVIATION_FLOOR = 0.02;

/**
 * The input in steps of 1/32, up to 32 either way. With the weights of the first layer in steps of their own every sum in that
 * layer is exact, so that all runtimes go on from the same bits (training/quantise/make-exact.ts).
 */
const INPUT_STEPS = 32;
const MAX_INPUT_STEPS = 32 * INPUT_STEPS;

/** From this confidence in every character on, the large network reads nothing better. */
const SURE = 0.92;
/** Below this mean confidence in the small network a crop is no text, whatever the large one makes of it. */
const HOPELESS = 0.45;

/**
 * How much of one picture the large network reads, in pixels of crop width: twice what the public page with the most
 * doubtful lines takes. A picture full of lines too small to read would otherwise keep a worker for minutes.
 */
const LARGE_PX = 40_000;
const LARGE_PX_A_MEGAPIXEL = 4_000;

/**
 * Loads our reader for one picture: a small network reads everything, a large one at three times the cost what that is
 * not sure of, up to a limit. Beyond it the small network's word stands, and a careful reading is empty.
 */
export async function createLineReader(picture: { width: number; height: number }): Promise<LineReader> {
  const [small, large] = await Promise.all([loadModel('reader-small.onnx'), loadModel('reader.onnx')]);
  const chars = readJson<string[]>('reader-chars.json');
  let largePxLeft = LARGE_PX + (LARGE_PX_A_MEGAPIXEL * picture.width * picture.height) / 1e6;
  const mayReadLarge = (crop: LineCrop): boolean => {
    largePxLeft -= crop.width;
    return largePxLeft >= 0;
  };
  return async (crop, effort = 'usual') => {
    if (effort === 'careful' && !mayReadLarge(crop)) return { chars: [] };
    const { input, width } = toInput(crop);
    const readWith = async (run: Model): Promise<Reading> => {
      const { data, dims } = await run(input, [1, 1, CROP_HEIGHT_PX, width]);
      const answer = { logits: data, steps: dims[1]!, outputs: dims[2]!, usedShare: crop.width / width };
      const read = readGreedy(answer, chars);
      return answer.outputs > chars.length + 1 ? { chars: read, style: readStyle(answer) } : { chars: read };
    };
    if (effort === 'careful') return readWith(large);
    const first = await readWith(small);
    if (effort === 'quick') return first;
    const isSure = first.chars.every(({ confidence }) => confidence >= SURE);
    if (isSure || meanConfidence(first.chars) < HOPELESS || !mayReadLarge(crop)) return first;
    const second = await readWith(large);
    const isBetter = meanConfidence(second.chars) >= meanConfidence(first.chars);
    return isBetter ? { ...first, chars: second.chars, careful: true } : first;
  };
}

/** Mean over the characters; nothing read is nothing to be sure of. */
export const meanConfidence = (chars: readonly ReadChar[]): number =>
  chars.length === 0 ? 0 : chars.reduce((sum, { confidence }) => sum + confidence, 0) / chars.length;

/** Standardises by the crop's own mean and deviation, in steps, and repeats its last column up to the next width step. */
function toInput(crop: LineCrop): { input: Float32Array; width: number } {
  const width = Math.ceil(crop.width / WIDTH_MULTIPLE_PX) * WIDTH_MULTIPLE_PX;
  const count = crop.values.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const value = crop.values[i]! / 255;
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean)) + DEVIATION_FLOOR;
  const input = new Float32Array(CROP_HEIGHT_PX * width);
  for (let y = 0; y < CROP_HEIGHT_PX; y++) {
    for (let x = 0; x < width; x++) {
      const value = crop.values[y * crop.width + Math.min(x, crop.width - 1)]!;
      const steps = Math.round(((value / 255 - mean) / deviation) * INPUT_STEPS);
      input[y * width + x] = Math.max(-MAX_INPUT_STEPS, Math.min(MAX_INPUT_STEPS, steps)) / INPUT_STEPS;
    }
  }
  return { input, width };
}

/** What a network answered: one row of outputs a step, and the share of the steps that stand on the line. */
type Answer = { logits: Float32Array; steps: number; outputs: number; usedShare: number };

/** Each step's last two outputs are the line's style, the size as a logarithm. */
function readStyle({ logits, steps, outputs, usedShare }: Answer): LineStyle {
  const used = Math.max(1, Math.ceil(steps * usedShare));
  const output = (index: number): number[] =>
    Array.from({ length: used }, (_, step) => logits[step * outputs + outputs + index]!);
  return styleOf(output(-2), output(-1));
}

/** The style of a line or a part of it, averaged over its steps. */
export function styleOf(boldness: number[], sizes: number[]): LineStyle {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { bold: 1 / (1 + Math.exp(-mean(boldness))), size: Math.exp(mean(sizes)), boldness, sizes };
}

/** Classes this far behind the best add less than a ten millionth each; nearly all are, and each would cost an exponential. */
const NEGLIGIBLE = -16;

/** Greedy CTC: the best class of each step, repeats and blanks (class 0) dropped. */
function readGreedy({ logits, steps, outputs, usedShare }: Answer, chars: string[]): ReadChar[] {
  const read: ReadChar[] = [];
  const classes = chars.length + 1;
  const space = chars.indexOf(' ') + 1;
  let previous = 0;
  let spaceBefore = 0;
  for (let step = 0; step < steps; step++) {
    const offset = step * outputs;
    let best = 0;
    let most = logits[offset]!;
    for (let c = 1; c < classes; c++) {
      const value = logits[offset + c]!;
      if (value > most) {
        most = value;
        best = c;
      }
    }
    let total = 0;
    for (let c = 0; c < classes; c++) {
      const behind = logits[offset + c]! - most;
      if (behind > NEGLIGIBLE) total += Math.exp(behind);
    }
    spaceBefore = Math.max(spaceBefore, Math.exp(logits[offset + space]! - most) / total);
    if (best !== 0) {
      const confidence = 1 / total;
      const at = (step + 0.5) / steps / usedShare;
      const last = read[read.length - 1];
      if (best === previous && last) {
        last.confidence = Math.max(last.confidence, confidence);
      } else {
        read.push({ char: chars[best - 1]!, confidence, at, spaceBefore });
        spaceBefore = 0;
      }
    }
    previous = best;
  }
  return read;
}
