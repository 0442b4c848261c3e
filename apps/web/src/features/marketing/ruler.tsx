/** Distance between ticks and between labels, in pixels of the screenshot. */
const TICK = 40;
const LABEL = 200;
/** Nearer to the end, a label of four digits would reach over the edge of a small window. */
const LABEL_ROOM_PX = 14;

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
};

/** A ruler along a stretch of the screenshot; `scale` is screenshot pixels per screen pixel. Only the hero has them. */
export const Ruler = ({
  from,
  to,
  scale,
  direction,
}: {
  from: number;
  to: number;
  scale: number;
  direction: 'horizontal' | 'vertical';
}) => {
  const step = scale < 1.8 ? LABEL / 2 : LABEL;
  // In percent: a prerendered page does not know the width of the window, and its ruler must end where the sheet does.
  const place = (value: number) => `${Number(((100 * (value - from)) / (to - from)).toFixed(3))}%`;
  const horizontal = direction === 'horizontal';
  return (
    <svg
      aria-hidden="true"
      width={horizontal ? '100%' : 26}
      height={horizontal ? 22 : '100%'}
      shapeRendering="crispEdges"
      className="absolute overflow-visible text-text-3"
      style={horizontal ? { left: 0, bottom: '100%', marginBottom: 6 } : { top: 0, right: '100%', marginRight: 6 }}
    >
      {multiples(from, to, TICK).map((value) => {
        const at = place(value);
        const long = value % step === 0 ? 8 : 4;
        const ends = horizontal ? { x1: at, x2: at, y1: 22 - long, y2: 22 } : { x1: 26 - long, x2: 26, y1: at, y2: at };
        return <line key={value} stroke="var(--color-line-3)" {...ends} />;
      })}
      {multiples(from, to - LABEL_ROOM_PX * scale, step).map((value) => (
        <svg
          key={value}
          aria-hidden="true"
          {...(horizontal ? { x: place(value) } : { y: place(value) })}
          className="overflow-visible"
        >
          <text
            fill="currentColor"
            className="font-mono"
            fontSize={10.5}
            {...(horizontal ? { x: 4, y: 9 } : { transform: `translate(11 ${value === 0 ? 24 : 8}) rotate(-90)` })}
          >
            {value === 0 && !horizontal ? '' : value}
          </text>
        </svg>
      ))}
    </svg>
  );
};
