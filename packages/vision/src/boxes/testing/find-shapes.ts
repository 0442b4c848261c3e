import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../../contract.ts';
import { findShapesAndRests } from '../find-shapes.ts';
import type { Shape } from '../shape.ts';

/** The shapes of a drawn picture alone, at one pixel to a CSS pixel unless said. */
export const findShapes = (pixels: Pixels, texts: readonly TextLine[], scale = 1): Shape[] =>
  findShapesAndRests(pixels, texts, scale, false).shapes;
