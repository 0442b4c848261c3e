import type { ResidualKind } from '@blueprompt/core/residual';

/** Strokes of each kind in a square of 8: told apart by their drawing, not by a colour. */
const STROKES: Record<ResidualKind, string> = {
  paint: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  picture: 'M0 0L8 8M8 0L0 8',
  ink: 'M0 4H8M4 0V8',
};
export const KINDS = Object.keys(STROKES) as ResidualKind[];
const SIDE = 8;

/** What boxes of a kind are filled with; `period` is how far its strokes are apart, in the units of the drawing. */
export const KindPattern = ({ id, kind, period }: { id: string; kind: ResidualKind; period: number }) => (
  <pattern
    id={id}
    width={SIDE}
    height={SIDE}
    patternUnits="userSpaceOnUse"
    patternTransform={`scale(${period / SIDE})`}
    stroke="none"
  >
    <rect width={SIDE} height={SIDE} fill="currentColor" fillOpacity={0.22} />
    <path d={STROKES[kind]} fill="none" stroke="currentColor" strokeWidth={1.2} />
  </pattern>
);
