import type { Box } from '@blueprompt/core/geometry';
import { MOBILE_BELOW_PX } from '@blueprompt/core/spec/limits';
import closeUp from './hero-close-up.webp';
import { HERO_FACTS } from './hero-facts.ts';
import screenshot from './hero-screenshot.webp';
import { HeroSheet } from './hero-sheet.tsx';
import { useMediaQuery } from './use-media-query.ts';

const { width, height } = HERO_FACTS.image;
const WHOLE: Box = { x: 0, y: 0, width, height };
const PHONE = `(width < ${MOBILE_BELOW_PX}px)`;
const DESK = `(width >= ${MOBILE_BELOW_PX}px)`;

/** One card on a phone, so that its texts stay readable, else the whole page. A prerendered page holds both. */
export const HeroSheets = () => {
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      {isPhone === false ? null : (
        <div className="md:hidden">
          <HeroSheet view={HERO_FACTS.closeUp} picture={closeUp} media={PHONE} rest={42} likelyWidth={354} compact />
        </div>
      )}
      {isPhone ? null : (
        <div className="max-md:hidden">
          <HeroSheet
            view={WHOLE}
            picture={screenshot}
            media={DESK}
            rest={47.9}
            likelyWidth={width / 2}
            compact={false}
          />
        </div>
      )}
    </>
  );
};
