import { Suspense, useRef } from 'react';
import { HeroPrompt } from './hero-prompt.tsx';
import { HeroSheets } from './hero-sheets.tsx';
import { LeaderDown, Leaders } from './leaders.tsx';
import { TitleBlock } from './title-block.tsx';

/** Sheet, prompt and the lines between them. It has no state: each part comes to life and changes by itself. */
export const HeroStage = () => {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={stage}
      className="relative mt-16 grid grid-cols-[minmax(0,1fr)] gap-y-11 md:mt-22 md:gap-y-10 min-[1248px]:grid-cols-[748px_392px] min-[1248px]:justify-between"
    >
      <div className="md:pl-7">
        <div data-sheet className="relative">
          <Suspense>
            <HeroSheets />
          </Suspense>
          <LeaderDown />
        </div>
        <div className="mt-6 max-md:hidden">
          <TitleBlock />
        </div>
      </div>
      <div className="relative h-[340px] min-[1248px]:h-auto">
        <div className="inset-0 h-full min-[1248px]:absolute">
          <Suspense>
            <HeroPrompt />
          </Suspense>
        </div>
      </div>
      <div className="md:hidden">
        <TitleBlock />
      </div>
      <Leaders stage={stage} />
    </div>
  );
};
