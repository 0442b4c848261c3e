import type { TextLine } from '@blueprompt/core/measurement';
import { flattenNoise } from '../boxes/areas/flatten-noise.ts';
import { type FoundPaint, findShapesAndRests } from '../boxes/find-shapes.ts';
import type { Shape } from '../boxes/shape.ts';
import { readPageFacts } from '../classify/page-facts.ts';
import { buildTree } from '../classify/scene-tree.ts';
import type { Pixels } from '../contract.ts';
import { listCandidates } from '../judge/list-candidates.ts';
import type { SceneFacts } from '../judge/scene-facts.ts';
import { swallowedIcons } from '../judge/swallowed-icons.ts';
import { findBands } from '../layout/find-bands.ts';
import { findGrounds } from '../layout/find-grounds.ts';
import { findRegions } from '../layout/find-regions.ts';
import { closePictures, outsideScreens, toPicture } from '../pictures/close-pictures.ts';
import { findScreens } from '../pictures/find-screens.ts';
import { isKnownPicture } from '../pictures/is-known-picture.ts';
import { splitStacks } from '../pictures/split-stacks.ts';
import { detectScale } from './detect-scale.ts';

/** Finds shapes, regions and everything that may be an element. */
export const readScene = (picture: Pixels, shown: readonly TextLine[], all: readonly TextLine[]): SceneFacts => {
  // Pictures of lossy formats come flattened.
  const pixels = picture.isLossy ? picture : flattenNoise(picture);
  const { scale, found, screens } = look(pixels, shown);
  const known = found.shapes.filter((shape) => isKnownPicture(shape, shown, pixels, scale));
  const { shapes: whole, rests } = closePictures(found, [
    ...screens.map((screen) => ({ ...toPicture(screen), isScreen: true })),
    ...known.map(toPicture),
    ...found.shapes.filter((shape) => shape.isPicture),
  ]);
  const shapes = splitStacks(whole, pixels, scale);
  const texts = outsideScreens(shown, screens);
  const read = outsideScreens(all, screens);
  const page = readPageFacts(pixels, texts, scale);
  const landmarks = findBands(findRegions(shapes, texts, page), shapes, pixels, scale);
  const regions = findGrounds(landmarks, shapes, pixels, page);
  const { nodes } = buildTree(shapes, texts);
  const swallowed = swallowedIcons(texts, pixels);
  const candidates = listCandidates({ nodes, rests, read, texts, page, swallowed });
  return { pixels, page, read, texts, shapes, regions, candidates, counts: found.counts };
};

type Look = { scale: number; found: FoundPaint; screens: Shape[] };

/** Shapes and the pictures of interfaces among them; letters in such pictures say nothing about the scale of the page. */
const look = (pixels: Pixels, shown: readonly TextLine[]): Look => {
  const lookAt = (scale: number): Look => {
    const found = findShapesAndRests(pixels, shown, scale, pixels.isLossy === true);
    return { scale, found, screens: findScreens(found.shapes, shown, pixels, scale) };
  };
  const first = lookAt(detectScale(pixels, shown));
  if (first.screens.length === 0) return first;
  const scale = detectScale(pixels, outsideScreens(shown, first.screens));
  return scale === first.scale ? first : lookAt(scale);
};
