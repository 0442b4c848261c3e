import { useRef } from 'react';
import { useWidth } from '@/components/drawing/use-width.ts';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { HERO_FACTS } from './hero-facts.ts';

const words = MARKETING_STRINGS.hero;
const SHOWN_COLOURS = 5;

const Swatches = ({ className }: { className: string }) => (
  <ul className={className}>
    {HERO_FACTS.palette.slice(0, SHOWN_COLOURS).map(({ hex }) => (
      <li key={hex} className="flex items-center gap-2">
        <span aria-hidden className="size-3.5 rounded-chip border border-white/20" style={{ background: hex }} />
        {hex}
      </li>
    ))}
  </ul>
);

/** The foot of the drawing: its colours, the size of the sheet and the scale it is shown at. */
export const TitleBlock = () => {
  const { width, height } = HERO_FACTS.image;
  const block = useRef<HTMLDListElement>(null);
  // As wide as the sheet over it.
  const shownWidth = useWidth(block, width / 2) || width;
  return (
    <>
      <dl ref={block} className="hidden grid-cols-[1fr_auto_auto] border border-line font-mono text-mono md:grid">
        <div className="px-4 py-2.5">
          <dt className="text-text-3">{words.palette}</dt>
          <dd>
            <Swatches className="flex flex-wrap gap-x-5" />
          </dd>
        </div>
        <div className="border-l border-line px-4 py-2.5">
          <dt className="text-text-3">{words.sheet}</dt>
          <dd>
            {width} × {height}
          </dd>
        </div>
        <div className="border-l border-line py-2.5 pr-6 pl-4">
          <dt className="text-text-3">{words.scale}</dt>
          <dd>1 : {Number((width / shownWidth).toFixed(1))}</dd>
        </div>
      </dl>
      <Swatches className="grid grid-cols-2 gap-y-1 font-mono text-mono md:hidden" />
    </>
  );
};
