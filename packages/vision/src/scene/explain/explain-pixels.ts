import type { Box } from '@blueprompt/core/box';
import type { TextLine } from '@blueprompt/core/measurement';
import { segment } from '../../boxes/segment.ts';
import { parseHex } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { fitShadow } from '../../surfaces/fit-shadow.ts';
import { pixelBits, SHADOW_BITS, surfaceBits } from '../bits.ts';
import { paintItem, paintScene } from '../paint/paint-scene.ts';
import { colorAlong } from '../propose/color-along.ts';
import { type Hypothesis, isLine, plainSurface } from '../propose/hypothesis.ts';
import { joinAcross } from '../propose/join-across.ts';
import { proposeFlats } from '../propose/propose-flats.ts';
import { proposeFrames } from '../propose/propose-frames.ts';
import { proposeLines } from '../propose/propose-lines.ts';
import { proposeSmooth } from '../propose/propose-smooth.ts';
import type { Fill, Scene, Surface } from '../scene.ts';
import { type Busy, busyAround, findBusy } from './find-busy.ts';
import { findGround } from './find-ground.ts';
import { findRests, type Rest } from './find-rests.ts';
import { fitCorners } from './fit-corners.ts';
import { mergeRims } from './merge-rims.ts';
import { type Easel, savedBits, settle, weigh } from './weigh.ts';

export type Explanation = {
  /** The page's ground first, then surfaces from the bottom to the top. */
  scene: Scene;
  /** What the surfaces leave: text, ink and pictures. */
  rests: Rest[];
  /** Share of the pixels that the scene paints or that belong to one of the rests. */
  explained: number;
};

/** Times the area of the picture that is painted to try hypotheses; the rest of a picture that needs more stays unexplained. */
const MAX_TRIALS = 40;
/** Surfaces on a photo have a clean outline and are no smaller than this, in pixels; others are patches of the photo. */
const MIN_ON_PHOTO = 12;
const PHOTO_SHARE = 0.4;
/** Smaller boxes cast no shadow that is looked for, in pixels. */
const MIN_CASTING = 12;
/** Pixels of a letter beside its line's height; what is larger is no part of a word. */
const MAX_LETTER = 1.5;

/** Finds few instructions that paint a screenshot. */
export function explainPixels(pixels: Pixels, texts: readonly TextLine[]): Explanation {
  const { width, height } = pixels;
  const segments = segment(pixels);
  const isInk = createInkTest(texts);
  const smooth = proposeSmooth(pixels, segments, isInk);
  const flats = proposeFlats(pixels, segments, smooth.isTaken).filter(({ surface }) => !isInk(surface.box));
  const ground = plainSurface({
    box: { x: 0, y: 0, width, height },
    fill: findGround(pixels, segments, smooth.hypotheses),
  });
  const busy = findBusy(pixels, segments, smooth.isTaken, texts);
  const easel = createEasel(pixels, ground);
  const fills = [...smooth.hypotheses, ...flats.filter(({ surface }) => !isLine(surface)), ...joinAcross(flats)];
  const { kept, plain, outlines } = layFills(easel, fills, busy);
  // Before lines: the steps of a soft shadow look like some.
  const cast = kept.map((surface) => layShadow(easel, castShadow(pixels, surface, ground.fill)));
  const raised = raise(pixels, plain, ground.fill).map((surface) => layShadow(easel, surface));
  const lines = [...flats.filter(({ surface }) => isLine(surface)), ...proposeLines(segments)];
  const drawn = layLines(easel, [...outlines, ...lines, ...proposeFrames(lines)], busy);
  const surfaces = mergeRims([...cast, ...drawn]).map((surface) =>
    fitCorners(pixels, { ...surface, fill: surface.fill ?? fillInside(easel.painted, surface) }),
  );
  const lit = [
    ...surfaces.map((surface) => (surface.shadows.length > 0 ? surface : castShadow(pixels, surface, ground.fill))),
    // A shadow around a corner tells nothing of its radius.
    ...raised.filter(({ shadows }) => shadows.length > 0),
  ];
  // What is larger lies below.
  const items = [ground, ...lit.toSorted((one, other) => boxArea(other.box) - boxArea(one.box))];
  const scene = { width, height, items };
  const painted = paintScene(scene);
  const rests = findRests(pixels, painted, texts);
  return { scene, rests, explained: explainedShare(pixels, painted, rests) };
}

const createEasel = (real: Pixels, ground: Surface): Easel => {
  const { width, height } = real;
  const painted = { width, height, colors: new Uint32Array(width * height) };
  paintItem(painted, ground);
  return { real, painted, trial: { width, height, colors: painted.colors.slice() } };
};

/** Tells boxes that are letters of a line of text. */
const createInkTest = (texts: readonly TextLine[]): ((box: Box) => boolean) => {
  const ROW = 64;
  const rows = new Map<number, TextLine['box'][]>();
  for (const { box } of texts)
    for (let row = Math.floor(box.y / ROW); row <= Math.floor((box.y + box.height) / ROW); row++) {
      const known = rows.get(row);
      if (known) known.push(box);
      else rows.set(row, [box]);
    }
  return (box) =>
    (rows.get(Math.floor((box.y + box.height / 2) / ROW)) ?? []).some((line) => {
      if (box.height > line.height * 1.3 || box.width > line.height * MAX_LETTER) return false;
      const wide = Math.min(box.x + box.width, line.x + line.width + 2) - Math.max(box.x, line.x - 2);
      const high = Math.min(box.y + box.height, line.y + line.height + 2) - Math.max(box.y, line.y - 2);
      return wide > 0 && high > 0 && wide * high >= box.width * box.height * 0.9;
    });
};

const boxArea = ({ width, height }: Box): number => width * height;
const areaOf = ({ surface: { box } }: Hypothesis): number => boxArea(box);

type Laid = {
  kept: Surface[];
  /** Boxes of the paint that is there already, but with something around them. */
  plain: Surface[];
  /** Boxes whose border alone may be worth its bits. */
  outlines: Hypothesis[];
};

/** From the largest to the smallest, keeps each fill that shortens the description. */
const layFills = (easel: Easel, fills: readonly Hypothesis[], busy: Busy): Laid => {
  const laid: Laid = { kept: [], plain: [], outlines: [] };
  let trials = MAX_TRIALS * easel.real.width * easel.real.height;
  for (const hypothesis of fills.toSorted((one, other) => areaOf(other) - areaOf(one))) {
    trials -= areaOf(hypothesis);
    if (trials < 0) break;
    const { surface, looseBits } = hypothesis;
    const weight = weigh(easel, hypothesis, busy);
    const cost = surfaceBits(surface);
    const isBox = weight.holes + looseBits <= weight.outline;
    const isPatch =
      busyAround(busy, easel.real, surface.box) > PHOTO_SHARE &&
      (weight.holes > 0 || Math.min(surface.box.width, surface.box.height) < MIN_ON_PHOTO);
    const isKept = isBox && !isPatch && weight.fill > cost;
    settle(easel, surface.box, isKept);
    if (isKept) laid.kept.push(surface);
    else if (isBox && weight.fill + weight.border > cost) laid.outlines.push(hypothesis);
    else if (isBox && weight.holes + looseBits === 0) laid.plain.push(surface);
  }
  return laid;
};

/** From the one that saves most to the one that saves least, keeps each line or outline that shortens the description. */
const layLines = (easel: Easel, hypotheses: readonly Hypothesis[], busy: Busy): Surface[] => {
  const gainOf = (hypothesis: Hypothesis): number => {
    const { fill, border } = weigh(easel, hypothesis, busy);
    return fill + border - surfaceBits(hypothesis.surface);
  };
  const worth = hypotheses
    .map((hypothesis) => {
      // What an outline holds is painted already.
      const { surface } = hypothesis;
      const bare = surface.border ? { ...hypothesis, surface: { ...surface, fill: undefined } } : hypothesis;
      const gain = gainOf(bare);
      settle(easel, surface.box, false);
      return { bare, surface, gain };
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  const kept: Surface[] = [];
  for (const { bare, surface } of worth) {
    const isKept = gainOf(bare) > 0;
    settle(easel, surface.box, isKept);
    if (isKept) kept.push(surface);
  }
  return kept;
};

/** What lies between the lines of a frame, where that is one colour. */
const fillInside = (painted: Pixels, { box }: Surface): Fill | undefined => {
  const line = colorAlong(
    painted,
    'row',
    Math.round(box.y + box.height / 2),
    Math.round(box.x + box.width * 0.1),
    Math.round(box.x + box.width * 0.9),
  );
  return line && line.share > 0.5 ? { kind: 'flat', color: line.color } : undefined;
};

/** The shadow of a surface, where one is seen. */
const castShadow = (pixels: Pixels, surface: Surface, ground: Fill | undefined): Surface => {
  const { box, fill } = surface;
  if (Math.min(box.width, box.height) < MIN_CASTING) return surface;
  const whole = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
  const shadow = fitShadow(
    pixels,
    whole,
    fill?.kind === 'flat' ? fill.color : undefined,
    { grounds: ground?.kind === 'flat' ? [ground.color] : [], room: () => Number.POSITIVE_INFINITY },
    1,
  );
  if (!shadow) return surface;
  const { color, opacity, x, y, blur, spread = 0 } = shadow;
  return { ...surface, shadows: [{ color: parseHex(color), opacity, x, y, blur, spread, isInner: false }] };
};

/** Paints the shadow of a surface where that saves bits, else takes it off. */
const layShadow = (easel: Easel, surface: Surface): Surface => {
  const [shadow] = surface.shadows;
  if (!shadow) return surface;
  const { box } = surface;
  const reach = Math.ceil(shadow.blur + Math.abs(shadow.spread) + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)));
  const around = {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  };
  paintItem(easel.trial, { ...surface, fill: undefined, border: undefined });
  const isKept = savedBits(easel, around) > SHADOW_BITS;
  settle(easel, around, isKept);
  return isKept ? surface : { ...surface, shadows: [] };
};

/** Boxes of their ground's own paint that only a shadow sets off. */
const raise = (pixels: Pixels, plain: readonly Surface[], ground: Fill | undefined): Surface[] =>
  plain
    .filter(
      ({ border, box }) =>
        border === undefined && Math.min(box.width, box.height) >= MIN_CASTING && isSetOff(pixels, box),
    )
    .map((surface) => castShadow(pixels, surface, ground))
    .filter(({ shadows }) => shadows.length > 0);

/** At two sides or more, the pixels beside a box have another colour than those within. */
const isSetOff = (pixels: Pixels, { x, y, width, height }: Box): boolean => {
  const [left, top, right, bottom] = [Math.round(x), Math.round(y), Math.round(x + width), Math.round(y + height)];
  const [fromX, toX] = [Math.round(x + width / 4), Math.round(x + (3 * width) / 4)];
  const [fromY, toY] = [Math.round(y + height / 4), Math.round(y + (3 * height) / 4)];
  const differs = (axis: 'row' | 'column', outer: number, inner: number, from: number, to: number): boolean => {
    const [outside, inside] = [colorAlong(pixels, axis, outer, from, to), colorAlong(pixels, axis, inner, from, to)];
    return outside !== undefined && inside !== undefined && outside.share > 0.5 && outside.color !== inside.color;
  };
  const sides = [
    differs('row', top - 1, top, fromX, toX),
    differs('row', bottom, bottom - 1, fromX, toX),
    differs('column', left - 1, left, fromY, toY),
    differs('column', right, right - 1, fromY, toY),
  ];
  return sides.filter(Boolean).length > 1;
};

const explainedShare = (real: Pixels, painted: Pixels, rests: readonly Rest[]): number => {
  const pixels = real.colors.length;
  if (pixels === 0) return 1;
  let right = 0;
  for (let i = 0; i < pixels; i++) if (pixelBits(painted.colors[i]!, real.colors[i]!) === 0) right++;
  return Math.min(1, (right + rests.reduce((sum, { size }) => sum + size, 0)) / pixels);
};
