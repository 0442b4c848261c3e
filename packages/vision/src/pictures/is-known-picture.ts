import { bottom, centreX, centreY, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import { distance } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Sizes of a stand-in for a picture, in CSS pixels. */
const MIN_SIDE = 40;
/** What generators of stand-ins write on them: "600 x 400". */
const SIZE = /^\d{2,4} ?[x×X] ?\d{2,4}$/;
/** Heights, and how much wider than high the badges of app stores are; both stores prescribe it. */
const BADGE_HEIGHT = [28, 72] as const;
const BADGE_ASPECT = [2.4, 4] as const;
/** "Get it on Google Play", "Download on the App Store", in letters too small to be read well. */
const STORE = /get it on|own\w{3,6} on the|available (on|at) |app ?[s5]tore$|g\w{0,3}e ?p[l1i][oa]y$/i;
/** Two lines fill this share of a badge's height; the one word on a button does not. */
const TWO_LINES = 0.5;
/** So much of a diagonal is drawn where a box is crossed out, at most so many pixels beside it, and seen from such a distance on. */
const CROSSED = 0.8;
const ASIDE = 2;
const VISIBLE = 3;
const SAMPLES = 64;

/** Boxes that everybody knows as pictures: stand-ins that tell their size or are crossed out, and the badges of app stores. */
export const isKnownPicture = (shape: Shape, texts: readonly TextLine[], pixels: Pixels, scale: number): boolean => {
  const { box, kind } = shape;
  if (kind !== 'box' || Math.max(box.width, box.height) < MIN_SIDE * scale) return false;
  const inside = texts.filter((line) => contains(box, line.box, 1));
  if (inside.length === 0) return Math.min(box.width, box.height) >= MIN_SIDE * scale && isCrossed(shape, pixels);
  if (inside.length > 2) return false;
  const [only] = inside;
  return (
    (inside.length === 1 && SIZE.test(only!.text) && isCentred(shape, only!)) || isStoreBadge(shape, inside, scale)
  );
};

const isCentred = ({ box }: Shape, line: TextLine): boolean =>
  Math.abs(centreX(line.box) - centreX(box)) <= 0.1 * box.width &&
  Math.abs(centreY(line.box) - centreY(box)) <= 0.1 * box.height;

const isStoreBadge = ({ box }: Shape, inside: readonly TextLine[], scale: number): boolean => {
  const aspect = box.width / box.height;
  return (
    box.height >= BADGE_HEIGHT[0] * scale &&
    box.height <= BADGE_HEIGHT[1] * scale &&
    aspect >= BADGE_ASPECT[0] &&
    aspect <= BADGE_ASPECT[1] &&
    surround(inside.map((line) => line.box)).height >= TWO_LINES * box.height &&
    inside.some(({ text }) => STORE.test(text))
  );
};

/** Both diagonals are drawn on a flat ground. */
const isCrossed = ({ box, fill }: Shape, { width, colors }: Pixels): boolean => {
  if (fill === undefined) return false;
  const isDrawn = (x: number, y: number): boolean => {
    for (let aside = -ASIDE; aside <= ASIDE; aside++) {
      const color = colors[Math.floor(y) * width + Math.floor(x) + aside];
      if (color !== undefined && distance(color, fill) > VISIBLE) return true;
    }
    return false;
  };
  const isFlat = [0.25, 0.75].every((at) => {
    const [x, y] = [box.x + at * box.width, box.y + box.height / 2];
    return !isDrawn(x, y);
  });
  const share = (from: number, to: number): number => {
    let hits = 0;
    for (let look = 1; look < SAMPLES; look++) {
      const at = look / SAMPLES;
      if (isDrawn(from + (to - from) * at, box.y + at * (bottom(box) - 1 - box.y))) hits++;
    }
    return hits / (SAMPLES - 1);
  };
  return isFlat && share(box.x, right(box) - 1) >= CROSSED && share(right(box) - 1, box.x) >= CROSSED;
};
