import { centreX, centreY, contains } from '@blueprompt/core/geometry';
import type { Measurement, TextLine } from '@blueprompt/core/measurement';
import { deltaE } from '../../packages/vision/src/colour/delta-e.ts';
import { toBox } from './match-boxes.ts';
import { packed } from './packed.ts';
import type { Truth, TruthBox, TruthLine } from './truth.ts';

/** Shares, 0 to 1. Size, colour and bold are over all true lines, so that missed text costs. */
export type TextScore = { textF1: number; fontSize: number; textColor: number; bold: number; typeScale: number };

const normal = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
/** Larger pictures are backgrounds, and the words on them are judged. */
const LARGEST_PICTURE_SHARE = 0.5;
const PICTURES = new Set(['icon', 'image', 'chart', 'avatar']);
const centre = ([x, y, width, height]: TruthBox): [number, number] => [x + width / 2, y + height / 2];

/** Where words may be drawn that the DOM does not know. */
const pictures = ({ width, height, ignore = [], elements = [] }: Truth): TruthBox[] =>
  [...ignore, ...elements.filter(({ type }) => PICTURES.has(type)).map(({ box }) => box)].filter(
    (box) => box[2] * box[3] < LARGEST_PICTURE_SHARE * width * height,
  );

/** Compares what was read with what the page shows: a word counts when the same word is near its true place. */
export function scoreTexts(truth: Truth, { texts, typography }: Measurement): TextScore {
  const found = texts.flatMap((line) =>
    line.words.map((word) => ({ key: normal(word.text), box: word.box, line, used: false })),
  );
  const named = found.filter(({ key }) => key !== '');
  let hits = 0;
  let wanted = 0;
  const matches = truth.texts.map((line) => {
    const votes = new Map<TextLine, number>();
    for (const word of line.words) {
      const key = normal(word.text);
      if (key === '') continue;
      wanted++;
      const [x, y] = centre(word.box);
      const near = named.find(
        (other) =>
          !other.used &&
          other.key === key &&
          Math.abs(other.box.x + other.box.width / 2 - x) <= Math.max(word.box[2], 3 * word.box[3]) &&
          Math.abs(other.box.y + other.box.height / 2 - y) <= Math.max(6, 0.8 * word.box[3]),
      );
      if (!near) continue;
      near.used = true;
      hits++;
      votes.set(near.line, (votes.get(near.line) ?? 0) + 1);
    }
    return { line, best: [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] };
  });
  const drawn = pictures(truth).map(toBox);
  const judged = named.filter(
    ({ used, box }) =>
      used || !drawn.some((area) => contains(area, { x: centreX(box), y: centreY(box), width: 0, height: 0 })),
  );
  const share = (lines: typeof matches, holds: (line: TruthLine, best: TextLine) => boolean): number =>
    lines.length === 0 ? 1 : lines.filter(({ line, best }) => best && holds(line, best)).length / lines.length;
  const sizes = [...new Set(truth.texts.map(({ fontSize }) => fontSize))];
  const steps = [...new Set(typography.scale.map(({ fontSize }) => fontSize))];
  return {
    textF1: (2 * hits) / Math.max(1, wanted + judged.length),
    fontSize: share(matches, (line, best) => Math.abs(best.fontSize - line.fontSize) <= 0.1 * line.fontSize),
    textColor: share(
      matches.filter(({ line }) => line.color !== null),
      (line, best) => deltaE(packed(best.color), packed(line.color ?? best.color)) < 5,
    ),
    bold: share(matches, (line, best) => best.fontWeight >= 600 === line.fontWeight >= 600),
    typeScale:
      steps.filter((step) => sizes.some((size) => Math.abs(step - size) <= Math.max(0.6, 0.04 * size))).length /
      Math.max(1, steps.length),
  };
}
