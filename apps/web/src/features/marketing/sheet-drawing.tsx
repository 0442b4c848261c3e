import type { Box } from '@blueprompt/core/geometry';
import { memo } from 'react';
import { type DrawnBox, DrawnBoxes } from '@/components/drawing/drawn-boxes.tsx';
import { DrawnDimension } from '@/components/drawing/drawn-dimension.tsx';
import { HERO_FACTS, type HeroFacts, isPartIn, ofType, rightOf } from './hero-facts.ts';

const BARS = ['header', 'footer'];
const background = HERO_FACTS.palette.find(({ role }) => role === 'background')?.hex;

const toDrawnBox = ({ id, type, box, radius, fill, isCrossed, isFaint }: HeroFacts['elements'][number]): DrawnBox => ({
  ...box,
  key: id,
  radius,
  weight: isFaint ? 'faint' : 'strong',
  crossed: isCrossed ?? false,
  filled: type === 'button' && fill !== undefined && fill !== '#ffffff' && fill !== background,
});

const byReading = (a: { box: Box }, b: { box: Box }): number => a.box.y - b.box.y || a.box.x - b.box.x;

const drawn = HERO_FACTS.elements.toSorted(byReading);
const boxes = drawn.filter(({ type }) => !BARS.includes(type)).map(toDrawnBox);
const strongBoxes = boxes.filter(({ weight }) => weight === 'strong');
const bars = drawn.filter(({ type }) => BARS.includes(type));

/** Dimension lines between measured edges; each label is the difference of the two numbers it spans. */
const Dimensions = ({ scale, compact }: { scale: number; compact: boolean }) => {
  const cards = ofType('card');
  const buttons = ofType('button');
  const card = compact ? cards.at(-2) : cards.at(-1);
  const before = compact ? undefined : cards.at(-2);
  const button = compact ? buttons.at(-2) : buttons.at(-1);
  if (!card) return null;
  const { x, y, width, height } = card.box;
  const away = 12 * scale;
  return (
    <>
      <DrawnDimension direction="horizontal" from={x} to={x + width} at={y - away} label={`${width}`} scale={scale} />
      <DrawnDimension
        direction="vertical"
        from={y}
        to={y + height}
        at={x + width + away * 1.6}
        label={`${height}`}
        scale={scale}
      />
      {before ? (
        <DrawnDimension
          direction="horizontal"
          from={rightOf(before.box)}
          to={x}
          at={y + height * 0.36}
          label={`${x - rightOf(before.box)}`}
          labelAbove
          scale={scale}
        />
      ) : null}
      {button ? (
        <DrawnDimension
          direction="horizontal"
          from={button.box.x}
          to={rightOf(button.box)}
          at={button.box.y - away}
          label={`${button.box.width}`}
          scale={scale}
        />
      ) : null}
    </>
  );
};

/** The page drawn from its facts alone, in pixels of the screenshot; it stays as it is while the scan line moves over it. */
export const SheetDrawing = memo(({ view, scale, compact }: { view: Box; scale: number; compact: boolean }) => (
  <>
    {bars.map(({ id, box }) => (
      <g key={id} className="text-ink">
        <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="currentColor" fillOpacity={0.08} />
        <path
          d={`M${box.x} ${box.y === 0 ? box.height : box.y}h${box.width}`}
          stroke="currentColor"
          strokeOpacity={0.5}
          strokeWidth={scale}
        />
      </g>
    ))}
    <DrawnBoxes boxes={(compact ? strongBoxes : boxes).filter((box) => isPartIn(view, box))} scale={scale} />
    {HERO_FACTS.texts
      .filter(({ box }) => isPartIn(view, box))
      .map(({ text, box, baseline, fontSize, fontWeight }) => (
        <text
          key={`${box.x}-${box.y}`}
          x={box.x}
          y={baseline}
          fontSize={fontSize}
          fontWeight={fontWeight}
          textLength={box.width}
          lengthAdjust="spacingAndGlyphs"
          // Scaled down, glyphs that snap to whole pixels run into each other.
          textRendering="geometricPrecision"
          className="fill-text"
          fillOpacity={fontWeight >= 600 ? 0.95 : 0.75}
        >
          {text}
        </text>
      ))}
    <Dimensions scale={scale} compact={compact} />
  </>
));
