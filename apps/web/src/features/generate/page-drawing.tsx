import type { Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { pagePlace } from '@blueprompt/core/page-place';
import { memo } from 'react';
import { type DrawnBox, DrawnBoxes } from '@/components/drawing/drawn-boxes.tsx';

const FAINT = typesWith('ink');
const CROSSED = typesWith('graphic');

/** The elements of a page as boxes of a drawing, in reading order; links and icons are faint, pictures are crossed. */
const toDrawnBoxes = ({ elements }: Measurement): DrawnBox[] =>
  elements
    .filter(({ type }) => type !== 'paragraph' && type !== 'heading')
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .map((element) => ({
      ...element.box,
      key: element.id,
      radius: element.radius,
      weight: FAINT.has(element.type) ? 'faint' : 'strong',
      crossed: CROSSED.has(element.type),
      filled: element.type === 'button' && element.fill !== undefined && element.border === undefined,
    }));

/** A page drawn from its facts alone, in its place in the picture: boxes that draw themselves, and every text at its place and size. Drawn once, not on every frame of the pass. */
export const PageDrawing = memo(
  ({
    measurement,
    scale,
    label,
  }: {
    measurement: Measurement;
    /** Screenshot pixels per screen pixel. */
    scale: number;
    label: string;
  }) => {
    const { box, picture } = pagePlace(measurement);
    return (
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-box.x} ${-box.y} ${picture.width} ${picture.height}`}
        className="block w-full"
      >
        <DrawnBoxes boxes={toDrawnBoxes(measurement)} scale={scale} />
        <g className="fill-text">
          {measurement.texts.map((line) => (
            <text
              key={`${line.box.x} ${line.box.y} ${line.text}`}
              x={line.box.x}
              y={line.box.y + line.box.height * 0.8}
              fontSize={line.fontSize}
              fontWeight={line.fontWeight}
              textLength={line.box.width}
              lengthAdjust="spacingAndGlyphs"
              // Scaled down, glyphs that snap to whole pixels run into each other.
              textRendering="geometricPrecision"
              fillOpacity={line.fontWeight >= 600 ? 1 : 0.72}
            >
              {line.text}
            </text>
          ))}
        </g>
      </svg>
    );
  },
);
