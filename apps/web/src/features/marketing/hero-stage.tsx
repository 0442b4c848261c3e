import type { Box } from '@blueprompt/core/geometry';
import { MOBILE_BELOW_PX } from '@blueprompt/core/spec/limits';
import { useRef } from 'react';
import { useWidth } from '@/components/drawing/use-width.ts';
import { HERO_FACTS, ofType } from './hero-facts.ts';
import { HeroPrompt } from './hero-prompt.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import { Leaders } from './leaders.tsx';
import { TitleBlock } from './title-block.tsx';
import { useLeaders } from './use-leaders.ts';
import { useMediaQuery } from './use-media-query.ts';

const { width, height } = HERO_FACTS.image;
const WHOLE: Box = { x: 0, y: 0, width, height };
/** Share of the sheet left of the scan line at rest. */
const REST = 47.9;

/** On a phone the middle card fills the view, so that its texts stay readable. */
const middleCard = (): Box => {
  const cards = ofType('card');
  const card = cards[Math.floor(cards.length / 2)]?.box ?? WHOLE;
  const shown = card.width * 1.6;
  const top = Math.max(0, card.y - 190);
  return { x: card.x + card.width / 2 - shown / 2, y: top, width: shown, height: card.y + card.height + 60 - top };
};

/** Sheet, prompt and the lines between them. */
export const HeroStage = () => {
  const compact = useMediaQuery(`(width < ${MOBILE_BELOW_PX}px)`);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const { paths, update } = useLeaders(stage, sheet, lines, compact);
  const sheetWidth = useWidth(sheet, width / 2);
  return (
    <div
      ref={stage}
      className="relative mt-16 grid grid-cols-[minmax(0,1fr)] gap-y-11 md:mt-22 md:gap-y-10 min-[1248px]:grid-cols-[748px_392px] min-[1248px]:justify-between"
    >
      <div className="md:pl-7">
        <div ref={sheet}>
          {compact ? (
            <HeroSheet view={middleCard()} rest={42} compact rulers="top" />
          ) : (
            <HeroSheet view={WHOLE} rest={REST} compact={false} rulers="both" />
          )}
        </div>
        <div className="mt-6 max-md:hidden">
          <TitleBlock scale={width / sheetWidth} />
        </div>
      </div>
      <div className="relative h-[340px] min-[1248px]:h-auto">
        <div className="inset-0 h-full min-[1248px]:absolute">
          <HeroPrompt linesRef={lines} onMove={update} />
        </div>
      </div>
      <div className="md:hidden">
        <TitleBlock scale={1} />
      </div>
      <Leaders paths={paths} />
    </div>
  );
};
