import { ChevronsLeftRight } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

const KEY_STEP = 5;

const toPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** The line between two pictures, moved by arrow keys; the pointer moves it anywhere on the sheet. */
export const CompareDivider = ({
  at,
  label,
  toValueText,
  onMove,
}: {
  /** In percent from the left. */
  at: number;
  label: string;
  toValueText: (percent: number) => string;
  onMove: (at: number) => void;
}) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP, Home: -100, End: 100 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(toPercent(at + by));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at)}
      aria-valuetext={toValueText(Math.round(at))}
      onKeyDown={onKeyDown}
      // On a phone no wider than its gutters, so that it never makes the page wider.
      className="absolute -inset-y-2 w-9 -translate-x-1/2 cursor-ew-resize rounded-control md:w-11"
      style={{ left: `${at}%` }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink" />
      <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-page">
        <ChevronsLeftRight aria-hidden strokeWidth={1.75} className="size-4" />
      </span>
    </div>
  );
};

/** What a sheet listens to so that pressing or dragging anywhere on it moves its divider. */
export const toDividerDrag = (sheet: RefObject<HTMLElement | null>, onMove: (at: number) => void) => {
  const moveTo = (event: PointerEvent) => {
    const box = sheet.current?.getBoundingClientRect();
    if (box) onMove(toPercent(((event.clientX - box.left) / box.width) * 100));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A scroll bar is not a place to divide at.
      if (event.target instanceof Element && event.target.hasAttribute('data-scrolls')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event),
  };
};
