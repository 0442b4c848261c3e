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
          d={bend === undefined ? `M${from.x} ${from.y}V${to.y}` : `M${from.x} ${from.y}H${bend}V${to.y}H${to.x}`}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.55}
        />
        <ArrowHead tip={to} angle={bend === undefined ? 90 : 0} />
      </g>
    ))}
  </svg>
);
