import type { Measurement } from '@blueprompt/core/measurement';
import { toLayoutDrawing } from '@/analysis/layout-drawing.ts';
import { DrawnDimension } from '@/components/drawing/drawn-dimension.tsx';
import { sections } from '@/strings/results.ts';
import { ClampedText } from './clamped-text.tsx';

/** Width of the drawing on screen, for line widths and labels that keep their size. */
const SHOWN_PX = 336;

export const LayoutPanel = ({ text, measurement }: { text: string; measurement: Measurement | undefined }) => (
  <section aria-labelledby="layout" className="p-6">
    <h2 id="layout" className="text-card">
      {sections.layout}
    </h2>
    <ClampedText text={text} />
    {measurement ? <Drawing measurement={measurement} /> : null}
  </section>
);

const Drawing = ({ measurement }: { measurement: Measurement }) => {
  const { width, height, bars, boxes, extent } = toLayoutDrawing(measurement);
  const scale = width / SHOWN_PX;
  const foot = extent ? 32 * scale : 0;
  return (
    <svg
      role="img"
      aria-label={sections.layoutDrawing}
      viewBox={`0 0 ${width} ${height + foot}`}
      className="mt-5 w-full text-ink"
      fill="none"
      stroke="currentColor"
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <rect
          width={width}
          height={height}
          fill="var(--color-sheet)"
          stroke="var(--color-line-2)"
          strokeWidth={2 * scale}
        />
        {bars.map((box) => (
          <rect key={`${box.x} ${box.y} ${box.width}`} {...box} strokeWidth={scale} />
        ))}
        {boxes.map(({ id, label, ...box }) => (
          <g key={id}>
            <rect {...box} fill="currentColor" fillOpacity={0.06} strokeOpacity={0.75} strokeWidth={scale} />
            {label ? (
              <text
                x={box.x + box.width / 2}
                y={Math.min(box.y + box.height / 2, (box.y + height) / 2)}
                className="fill-ink-text font-mono"
                stroke="none"
                fontSize={10.5 * scale}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {label}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      {extent ? (
        <DrawnDimension
          from={extent.from}
          to={extent.to}
          at={height + 18 * scale}
          direction="horizontal"
          label={`${extent.to - extent.from}`}
          scale={scale}
        />
      ) : null}
    </svg>
  );
};
