import type { Box } from '@blueprompt/core/box';
import type { TextLine } from '@blueprompt/core/measurement';
import { segment } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';
import { paintItem, paintScene } from '../paint/paint-scene.ts';
import { colorAlong } from '../propose/color-along.ts';
import { isLine, plainSurface } from '../propose/hypothesis.ts';
import { joinAcross } from '../propose/join-across.ts';
import { proposeFlats } from '../propose/propose-flats.ts';
import { proposeFrames } from '../propose/propose-frames.ts';
import { proposeLines } from '../propose/propose-lines.ts';
import { proposeSmooth } from '../propose/propose-smooth.ts';
import type { Fill, Scene, Surface } from '../scene.ts';
import { layShadow, raiseBoxes, withShadow } from './cast-shadows.ts';
import { createInkTest } from './create-ink-test.ts';
import { dropHidden } from './drop-hidden.ts';
import { findBusy } from './find-busy.ts';
import { findGround } from './find-ground.ts';
import { findRests, type Rest } from './find-rests.ts';
import { fitCorners } from './fit-corners.ts';
import { layFills, layLines } from './lay-surfaces.ts';
import { mergeRims } from './merge-rims.ts';
import type { Easel } from './weigh.ts';

export type Explanation = {
  /** The page's ground first, then surfaces from the bottom to the top. */
  scene: Scene;
  /** What the surfaces leave: text, ink and pictures. */
  rests: Rest[];
};

/** Finds few instructions that paint a screenshot, and what they leave. */
export function explainPixels(pixels: Pixels, texts: readonly TextLine[]): Explanation {
  const scene = buildScene(pixels, texts);
  return { scene, rests: findRests(pixels, paintScene(scene), texts) };
}

/** Finds few instructions that paint a screenshot: its ground first, then surfaces from the bottom to the top. */
export function buildScene(pixels: Pixels, texts: readonly TextLine[]): Scene {
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
  const shade = createShade(pixels, ground.fill);
  const cast = kept.map(shade);
  for (const surface of cast) layShadow(easel, surface);
  const raised = raiseBoxes(easel, plain, ground.fill);
  const lines = [...flats.filter(({ surface }) => isLine(surface)), ...proposeLines(segments)];
  const drawn = layLines(easel, [...outlines, ...lines, ...proposeFrames(lines)], busy);
  const surfaces = mergeRims([...cast, ...drawn])
    .map((surface) => ({ ...surface, fill: surface.fill ?? fillInside(easel.painted, surface) }))
    .map((surface) => fitCorners(pixels, surface))
    // A border that was not known yet hid the shadow beyond it.
    .map((surface) => (surface.shadows.length > 0 ? surface : shade(surface)));
  // A shadow around a corner tells nothing of its radius, so raised boxes keep theirs. What is larger lies below.
  const ordered = [...surfaces, ...raised].toSorted((one, other) => boxArea(other.box) - boxArea(one.box));
  const items = [ground, ...dropHidden(ordered)];
  return { width, height, items };
}

/** Shadows are fitted to so many surfaces at most, in the order of asking: each takes milliseconds. */
const MAX_FITTED = 1200;

const createShade = (pixels: Pixels, ground: Fill | undefined): ((surface: Surface) => Surface) => {
  let left = MAX_FITTED;
  return (surface) => (left-- > 0 ? withShadow(pixels, surface, ground) : surface);
};

const boxArea = ({ width, height }: Box): number => width * height;

const createEasel = (real: Pixels, ground: Surface): Easel => {
  const { width, height } = real;
  const painted = { width, height, colors: new Uint32Array(width * height) };
  paintItem(painted, ground);
  return { real, painted, trial: { width, height, colors: painted.colors.slice() } };
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
