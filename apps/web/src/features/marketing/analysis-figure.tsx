import type { Box } from '@blueprompt/core/geometry';
import { DrawnDimension } from '@/components/drawing/drawn-dimension.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import closeUp from './hero-close-up.webp';
import { HERO_FACTS, ofType, rightOf } from './hero-facts.ts';

/** How much of the card is shown, and the room around it for its dimension lines, in pixels of the screenshot. */
const SHOWN_HEIGHT = 222;
const ROOM = { top: 40, side: 16, right: 52, bottom: 38 };
/** Screenshot pixels per screen pixel at the width this figure has in its column. */
const SCALE = 1.16;

const isIn = (outer: Box, box: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  rightOf(box) <= rightOf(outer) &&
  box.y + box.height <= outer.y + outer.height;

/** A close look at one card of the page above: the boxes that were found on it, and its measures. */
export const AnalysisFigure = () => {
  const cards = ofType('card');
  const card = cards[Math.floor(cards.length / 2)];
  if (!card) return null;
  const { x, y, width } = card.box;
  const shown = { x, y, width, height: SHOWN_HEIGHT };
  const texts = HERO_FACTS.texts.filter(({ box }) => isIn(shown, box));
  const icons = ofType('icon').filter(({ box }) => isIn(shown, box));
  const first = texts[0];
  const view = [
    x - ROOM.side,
    y - ROOM.top,
    width + ROOM.side + ROOM.right,
    SHOWN_HEIGHT + ROOM.top + ROOM.bottom,
  ].join(' ');
  return (
    <svg
      role="img"
      aria-label={MARKETING_STRINGS.features.analysis.figure}
      viewBox={view}
      className="w-full max-w-[380px]"
    >
      <clipPath id="card-close-up">
        <rect x={x} y={y} width={width} height={SHOWN_HEIGHT} rx={4} />
      </clipPath>
      <g clipPath="url(#card-close-up)">
        <image href={closeUp} {...HERO_FACTS.closeUp} />
      </g>
      <g fill="none" stroke="var(--color-ink-on-light)" strokeWidth={SCALE}>
        {[...texts, ...icons].map(({ box }) => (
          <rect key={`${box.x}-${box.y}`} {...box} className="draws-itself" pathLength={1} />
        ))}
      </g>
      <DrawnDimension
        direction="horizontal"
        from={x}
        to={rightOf(card.box)}
        at={y - 18}
        label={`${width}`}
        scale={SCALE}
      />
      {first ? (
        <>
          <DrawnDimension
            direction="horizontal"
            from={x}
            to={first.box.x}
            at={y + SHOWN_HEIGHT + 18}
            label={`${first.box.x - x}`}
            scale={SCALE}
          />
          <path
            d={`M${first.box.x} ${first.box.y + first.box.height}V${y + SHOWN_HEIGHT + 12}M${rightOf(first.box)} ${first.box.y}H${rightOf(card.box) + 14}`}
            stroke="var(--color-ink-on-light)"
            strokeDasharray="2 3"
          />
          <DrawnDimension
            direction="vertical"
            from={y}
            to={first.box.y}
            at={rightOf(card.box) + 20}
            label={`${first.box.y - y}`}
            scale={SCALE}
          />
        </>
      ) : null}
    </svg>
  );
};
