import type { UiType } from '@blueprompt/core/analysis';

const PAGES = [
  { x: 12, y: 26 },
  { x: 92, y: 16 },
  { x: 172, y: 6 },
];
const SECTIONS = [
  { y: 6, height: 40 },
  { y: 46, height: 22 },
  { y: 68, height: 34 },
];

/** Separate screens beside each other, or sections under each other on one page. */
export const TypeDrawing = ({ type }: { type: UiType }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 280 108"
    className="sheet-grid h-20 w-20 shrink-0 rounded-chip text-line-3 group-has-checked:text-ink sm:h-27 sm:w-full [&_*]:[vector-effect:non-scaling-stroke]"
    fill="none"
    stroke="currentColor"
  >
    {type === 'webapp'
      ? PAGES.map(({ x, y }) => (
          <g key={x}>
            <rect x={x + 0.5} y={y + 0.5} width="96" height="72" fill="var(--color-sheet)" />
            <path d={`M${x} ${y + 12.5}h96M${x + 24.5} ${y + 12}v60`} strokeOpacity="0.6" />
          </g>
        ))
      : SECTIONS.map(({ y, height }) => (
          <rect key={y} x="80.5" y={y - 0.5} width="119" height={height} fill="var(--color-sheet)" />
        ))}
  </svg>
);
