import type { Box } from '@blueprompt/core/geometry';
import type { CSSProperties } from 'react';

/** A box on a sheet. Strong ones carry the layout; faint ones are links and icons, hidden on small screens. */
export type DrawnBox = Box & {
  key: string;
  radius?: number | undefined;
  weight: 'strong' | 'faint';
  /** A faint cross: an image, icon or chart that is a place and a size here, nothing more. */
  crossed?: boolean | undefined;
  /** A filled one, for example a primary button. */
  filled?: boolean | undefined;
};

const OPACITY = { strong: 0.62, faint: 0.2 } as const;

/** Boxes that draw themselves one after another; give them in reading order. `scale` is view-box units per screen pixel. */
export const DrawnBoxes = ({ boxes, scale = 1 }: { boxes: readonly DrawnBox[]; scale?: number }) => (
  <g className="text-ink" fill="none" stroke="currentColor" strokeWidth={scale}>
    {boxes.map((box, order) => (
      <g
        key={box.key}
        style={{ '--order': order } as CSSProperties}
        className={box.weight === 'faint' ? 'max-md:hidden' : undefined}
      >
        <rect
          className="draws-itself"
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={Math.min(box.radius ?? 0, box.width / 2, box.height / 2)}
          pathLength={1}
          strokeOpacity={OPACITY[box.weight]}
          fill={box.filled ? 'currentColor' : 'none'}
          fillOpacity={box.filled ? 0.3 : 0}
        />
        {box.crossed ? (
          <path
            className="fades-in-after"
            strokeOpacity={OPACITY.faint}
            d={`M${box.x} ${box.y}l${box.width} ${box.height}M${box.x + box.width} ${box.y}l${-box.width} ${box.height}`}
          />
        ) : null}
      </g>
    ))}
  </g>
);
