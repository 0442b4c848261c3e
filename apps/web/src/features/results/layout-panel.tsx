import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import { useMemo } from 'react';
import { DrawnDimension } from '@/components/drawing/drawn-dimension.tsx';
import { textBlocks, toLayoutDrawing } from '@/components/layout-drawing.ts';
import { sections } from '@/strings/results.ts';
import { ClampedText } from './clamped-text.tsx';

/** Size of the drawing on screen at most; a tall page is drawn whole, and smaller. */
const SHOWN_PX = { width: 336, height: 440 };
/** Room on screen that the width of a box needs to be written into it. */
const LABEL_PX = { width: 40, height: 15 };

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
  const texts = useMemo(() => textBlocks(measurement), [measurement]);
  const scale = Math.max(width / SHOWN_PX.width, height / SHOWN_PX.height);
  const fits = (box: Box) => box.width > LABEL_PX.width * scale && box.height > LABEL_PX.height * scale;
  const foot = extent ? 32 * scale : 0;
  return (
    <svg
      role="img"
      aria-label={sections.layoutDrawing}
      viewBox={`0 0 ${width} ${height + foot}`}
      className="mx-auto mt-5 w-full text-ink"
      style={{ maxWidth: width / scale }}
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
        {texts.map((box) => (
          <rect key={`${box.x} ${box.y} ${box.width}`} {...box} fill="currentColor" fillOpacity={0.14} stroke="none" />
        ))}
        {boxes.map(({ id, ...box }) => (
          <g key={id}>
            <rect {...box} fill="currentColor" fillOpacity={0.06} strokeOpacity={0.75} strokeWidth={scale} />
            {fits(box) ? (
              <text
                x={box.x + box.width / 2}
                y={box.y + box.height / 2}
                className="fill-ink-text font-mono"
                stroke="none"
                fontSize={10.5 * scale}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {Math.round(box.width)}
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
          label={`${Math.round(extent.to - extent.from)}`}
          scale={scale}
        />
      ) : null}
    </svg>
  );
};
