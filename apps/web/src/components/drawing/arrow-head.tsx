/** Length of a filled arrow head and height of an end tick, in px (the drawing convention of the whole product). */
const ARROW_PX = 4.5;
export const TICK_PX = 8;

export type Point = { x: number; y: number };

/** A filled arrow head with its point at `tip`, pointing along `angle` degrees (0 = right, 90 = down). */
export const ArrowHead = ({ tip, angle, scale = 1 }: { tip: Point; angle: number; scale?: number }) => {
  const length = ARROW_PX * scale;
  const half = length * 0.42;
  return (
    <path
      d={`M0 0L${-length} ${-half}V${half}Z`}
      transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
      fill="currentColor"
      stroke="none"
    />
  );
};
