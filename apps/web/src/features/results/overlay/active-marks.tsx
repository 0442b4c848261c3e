import type { Box } from '@blueprompt/core/geometry';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { placeIn } from './place-in.ts';

/** The element in focus over the picture: a 2 px box, corner ticks, and its width and height on dimension lines. */
export const ActiveMarks = ({
  box,
  page,
  onDark,
}: {
  box: Box;
  page: { width: number; height: number };
  onDark: boolean;
}) => {
  const chip = 'absolute rounded-[3px] bg-ink-on-light px-1.5 font-mono text-[11px]/4.5 font-medium text-white';
  return (
    <div
      aria-hidden
      className={classNames('pointer-events-none absolute', onDark ? 'text-ink' : 'text-ink-on-light')}
      style={placeIn(box, page)}
    >
      <span className="absolute -inset-px border-2 border-current" />
      <CornerTicks outset={7} length={9} />
      <span className="absolute inset-x-0 -top-4 h-2 border-x border-current">
        <span className="absolute inset-x-0 top-1/2 h-px bg-current" />
        <span className={classNames(chip, 'top-1/2 left-1/2 -translate-1/2')}>{box.width}</span>
      </span>
      <span className="absolute inset-y-0 -left-4 w-2 border-y border-current">
        <span className="absolute inset-y-0 left-1/2 w-px bg-current" />
        <span className={classNames(chip, 'top-1/2 right-1/2 -translate-y-1/2')}>{box.height}</span>
      </span>
    </div>
  );
};
