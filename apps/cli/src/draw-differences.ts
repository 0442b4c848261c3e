import { atScaleOf } from '@blueprompt/core/compare/compare-measurements';
import type { Difference } from '@blueprompt/core/compare/difference';
import { renderMarks } from '@blueprompt/core/compare/render-marks';
import type { Measurement } from '@blueprompt/core/measurement';
import sharp from 'sharp';

type Shot = { bytes: Uint8Array; measurement: Measurement };

/** Between the two screenshots, so that no edge of one looks like part of the other. */
const GAP_PX = 24;

const drawSide = ({ bytes }: Shot, marks: string) =>
  sharp(bytes)
    .autoOrient()
    // As it was measured: what shows through is white.
    .flatten({ background: '#ffffff' })
    .composite([{ input: Buffer.from(marks) }])
    .png()
    .toBuffer({ resolveWithObject: true });

/** The reference on the left, the build on the right, with the numbers of their differences; a PNG. */
export const drawDifferences = async (
  reference: Shot,
  build: Shot,
  differences: readonly Difference[],
): Promise<Uint8Array> => {
  const marksOf = (shot: Shot, side: 'reference' | 'build', { image: { scale } }: Measurement) =>
    drawSide(shot, renderMarks(shot.measurement, differences, { side, scale }));
  const left = await marksOf(reference, 'reference', reference.measurement);
  const right = await marksOf(build, 'build', atScaleOf(reference.measurement, build.measurement));
  const size = {
    width: left.info.width + GAP_PX + right.info.width,
    height: Math.max(left.info.height, right.info.height),
  };
  return sharp({ create: { ...size, channels: 3, background: '#6b7280' } })
    .composite([
      { input: left.data, left: 0, top: 0 },
      { input: right.data, left: left.info.width + GAP_PX, top: 0 },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
};
