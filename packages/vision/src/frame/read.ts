import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';

export type ReadText = Pick<TextLine, 'text' | 'box'>;

/** Reads the lines of a part of the picture. */
export type Read = (pixels: Pixels) => Promise<ReadText[]>;
