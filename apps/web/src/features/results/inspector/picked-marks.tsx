import { measureDistances } from '@blueprompt/core/distances';
import type { Box } from '@blueprompt/core/geometry';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names.ts';

/** What is picked, drawn over the picture: one box, or two and the distances between them. */
export const PickedMarks = ({
  from,
  to,
  placeOf,
  onDark,
}: {
  from: Box;
  to: Box | undefined;
  /** Where a box lies on what is drawn over. */
  placeOf: (box: Box) => CSSProperties;
  onDark: boolean;
}) => (
  <div
    aria-hidden
    className={classNames('pointer-events-none absolute inset-0', onDark ? 'text-ink' : 'text-ink-on-light')}
  >
    {(to ? [from, to] : [from]).map((box) => (
      <span
        key={`${box.x} ${box.y} ${box.width} ${box.height}`}
        data-picked
        className="absolute border-2 border-current bg-ink-wash"
        style={placeOf(box)}
      />
    ))}
    {(to ? measureDistances(from, to) : []).map(({ of, px, line }) =>
      line && px > 0 ? (
        <span
          key={of}
          // Its line is one pixel thick at any zoom.
          className={classNames(
            'absolute border-current',
            line.height === 0 ? 'border-t border-dashed' : 'border-l border-dashed',
          )}
          style={placeOf(line)}
        >
          <span className="absolute top-1/2 left-1/2 -translate-1/2 rounded-[3px] bg-ink-on-light px-1.5 font-mono text-[11px]/4.5 font-medium text-white">
            {px}
          </span>
        </span>
      ) : null,
    )}
  </div>
);
