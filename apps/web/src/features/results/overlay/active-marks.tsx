import type { Box } from '@blueprompt/core/geometry';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { placeIn } from './place-in.ts';

/** Of the page's width: nearer to an edge a dimension line would be cut off, on a phone first, and is drawn inside. */
const LINE_ROOM = { left: 0.08, top: 0.06 };

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
  const hasRoom = { left: box.x >= page.width * LINE_ROOM.left, top: box.y >= page.width * LINE_ROOM.top };
  return (
    <div
      aria-hidden
      className={classNames('pointer-events-none absolute', onDark ? 'text-ink' : 'text-ink-on-light')}
      style={placeIn(box, page)}
    >
      <span className="absolute -inset-px border-2 border-current" />
      <CornerTicks outset={7} length={9} />
      <span
        className={classNames('absolute inset-x-0 h-2 border-x border-current', hasRoom.top ? '-top-4' : 'top-2.5')}
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-current" />
        <span className={classNames(chip, 'top-1/2 left-1/2 -translate-1/2')}>{box.width}</span>
      </span>
      <span
        className={classNames('absolute inset-y-0 w-2 border-y border-current', hasRoom.left ? '-left-4' : 'left-4')}
      >
        <span className="absolute inset-y-0 left-1/2 w-px bg-current" />
        <span className={classNames(chip, 'top-1/2 left-1/2 -translate-1/2')}>{box.height}</span>
      </span>
    </div>
  );
};
