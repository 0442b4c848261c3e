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
  const place = (value: number) => (value - from) / scale;
  const length = (to - from) / scale;
  const horizontal = direction === 'horizontal';
  return (
    <svg
      aria-hidden="true"
      width={horizontal ? length : 26}
      height={horizontal ? 22 : length}
      className="absolute overflow-visible text-text-3"
      style={horizontal ? { left: 0, bottom: '100%', marginBottom: 6 } : { top: 0, right: '100%', marginRight: 6 }}
    >
      {multiples(from, to, TICK).map((value) => {
        const long = value % step === 0 ? 8 : 4;
        const at = place(value) + 0.5;
        return (
          <path key={value} stroke="var(--color-line-3)" d={horizontal ? `M${at} 22v${-long}` : `M26 ${at}h${-long}`} />
        );
      })}
      {multiples(from, to - LABEL_ROOM_PX * scale, step).map((value) => (
        <text
          key={value}
          fill="currentColor"
          className="font-mono"
          fontSize={10.5}
          {...(horizontal
            ? { x: place(value) + 4, y: 9 }
            : { transform: `translate(11 ${place(value) + (value === 0 ? 24 : 8)}) rotate(-90)` })}
        >
          {value === 0 && !horizontal ? '' : value}
        </text>
      ))}
    </svg>
  );
};
