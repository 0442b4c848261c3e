import { ArrowHead, TICK_PX } from './arrow-head.tsx';

/** Room in px that a label of this many characters takes in the middle of its line (10.5 px mono, 6.3 a character). */
const labelRoom = (label: string, scale: number): number => (label.length * 6.3 + 10) * scale;

/**
 * A dimension line inside an SVG, in the units of its view box. `scale` is view-box units per screen pixel, so that heads,
 * ticks and labels keep their size when the drawing is shown smaller than it is.
 */
export const DrawnDimension = ({
  from,
  to,
  at,
  direction,
  label,
  labelAbove = false,
  scale = 1,
  order = 0,
}: {
  from: number;
  to: number;
  /** y of a horizontal line, x of a vertical one. */
  at: number;
  direction: 'horizontal' | 'vertical';
  label: string;
  /** Puts the label over a horizontal line that is too short to hold it. */
  labelAbove?: boolean;
  scale?: number;
  order?: number;
}) => {
  const horizontal = direction === 'horizontal';
  const room = labelRoom(label, scale);
  const fits = !labelAbove && to - from > room + 14 * scale;
  const middle = (from + to) / 2;
  const tick = (TICK_PX / 2) * scale;
  const point = (along: number) => (horizontal ? { x: along, y: at } : { x: at, y: along });
  const line = (a: number, b: number) => (horizontal ? `M${a} ${at}H${b}` : `M${at} ${a}V${b}`);
  const end = (along: number) =>
    horizontal ? `M${along} ${at - tick}V${at + tick}` : `M${at - tick} ${along}H${at + tick}`;
  const outside = horizontal ? { x: to + room / 2, y: at } : { x: at, y: to + room / 2 };
  const text = fits ? point(middle) : labelAbove ? { x: middle, y: at - 9 * scale } : outside;
  return (
    <g className="text-ink" style={{ '--order': order } as React.CSSProperties}>
      <g className="fades-in-after" stroke="currentColor" strokeWidth={scale} fill="none">
        {fits ? <path d={line(from, middle - room / 2) + line(middle + room / 2, to)} /> : <path d={line(from, to)} />}
        <path d={end(from) + end(to)} />
        <ArrowHead tip={point(from)} angle={horizontal ? 180 : 270} scale={scale} />
        <ArrowHead tip={point(to)} angle={horizontal ? 0 : 90} scale={scale} />
      </g>
      <text
        className="fades-in-after fill-ink-text font-mono"
        fontSize={10.5 * scale}
        fontWeight={500}
        textAnchor="middle"
        dominantBaseline="central"
        transform={`translate(${text.x} ${text.y})${horizontal ? '' : ' rotate(-90)'}`}
      >
        {label}
      </text>
    </g>
  );
};
