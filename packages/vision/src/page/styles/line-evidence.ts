import type { Box } from '@blueprompt/core/geometry';

/** What the pixels of one line say of its style, before it is compared with other lines; all lengths in pixels. */
export type LineEvidence = {
  text: string;
  box: Box;
  /** The family whose face suits it best, the size that it has in it, and how badly that suits it. */
  family: string;
  fittedSize: number;
  misfit: number;
  /** The size that the reader sees. */
  readSize?: number | undefined;
  /** What the width of its strokes says of its weight, 100 to 900; nothing where every stroke is a pixel wide. */
  strokes?: number | undefined;
  /** What the reader says of its weight: above 0 bold, below regular. */
  boldness?: number | undefined;
  /** The thinnest face that its family has. */
  lightest: number;
  ink: number;
  paper: number;
  /** Share of the inked pixels that have exactly the ink's colour. */
  solid: number;
  /** It lies on a photo or gradient. */
  isBusy: boolean;
  /** The picture was compressed with loss: no pixel needs to have the true colour. */
  isLossy: boolean;
};
