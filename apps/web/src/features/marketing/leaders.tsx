import type { RefObject } from 'react';
import { ArrowHead } from '@/components/drawing/arrow-head.tsx';
import { useLeaders } from './use-leaders.ts';

/** Lines from an element to the words about it: a dot at the element, an arrow at the prompt line. */
export const Leaders = ({ stage }: { stage: RefObject<HTMLElement | null> }) => (
  <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible text-ink">
    {useLeaders(stage).map(({ key, from, to, bend }) => (
      <g key={key} className="fades-in-after">
        <circle cx={from.x} cy={from.y} r={2.5} fill="currentColor" />
        <path
          d={`M${from.x} ${from.y}H${bend}V${to.y}H${to.x}`}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.55}
        />
        <ArrowHead tip={to} angle={0} />
      </g>
    ))}
  </svg>
);

/** From inside the sheet over the gap to the prompt, in px; the gap is that of the stage. */
const DROP_PX = 24 + 44;

/** The one leader of a phone, from the card down to the prompt under it. It needs no measuring, so it is there from the start. */
export const LeaderDown = () => (
  <svg
    aria-hidden="true"
    width={1}
    height={DROP_PX}
    className="fades-in-after pointer-events-none absolute right-4.5 -bottom-11 overflow-visible text-ink md:hidden"
  >
    <circle cx={0.5} cy={0} r={2.5} fill="currentColor" />
    <path d={`M0.5 0V${DROP_PX}`} fill="none" stroke="currentColor" strokeOpacity={0.55} />
    <ArrowHead tip={{ x: 0.5, y: DROP_PX }} angle={90} />
  </svg>
);
