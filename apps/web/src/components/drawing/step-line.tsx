import { classNames } from '@/components/ui/class-names.ts';

type State = 'done' | 'current' | 'ahead';

const stateOf = (index: number, current: number): State =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

const LINE: Record<State, string> = {
  done: 'h-px bg-ink/70',
  current: 'h-[1.5px] bg-ink',
  ahead: 'h-px bg-line-2',
};

/** One stretch of the line: done in ink, the current one with arrow heads and taller ticks, the rest a hairline. */
const Segment = ({ state }: { state: State }) => (
  <span aria-hidden className={classNames('relative block h-4', state === 'ahead' ? 'text-line-2' : 'text-ink')}>
    <span className={classNames('absolute inset-x-0 top-1/2 -translate-y-1/2', LINE[state])} />
    {state === 'current' ? (
      <>
        <span className="absolute top-0 left-0 h-4 w-[1.5px] bg-current" />
        <span className="absolute top-0 -right-[1.5px] h-4 w-[1.5px] bg-current" />
        <svg aria-hidden="true" viewBox="0 0 5 6" className="absolute top-[5px] left-[1.5px] h-1.5 w-[5px]">
          <path d="M0 3L5 0.6V5.4Z" fill="currentColor" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 5 6" className="absolute top-[5px] right-0 h-1.5 w-[5px]">
          <path d="M5 3L0 0.6V5.4Z" fill="currentColor" />
        </svg>
      </>
    ) : (
      <>
        <span className="absolute top-1 left-0 h-2 w-px bg-current" />
        <span className="absolute top-1 -right-px h-2 w-px bg-current" />
      </>
    )}
  </span>
);

/**
 * Progress drawn as a dimension line: one segment a step. With labels it is a numbered list; without, a bar that only says
 * how far things are.
 */
export const StepLine = ({
  steps,
  current,
  label,
  labels = 'shown',
}: {
  steps: readonly string[];
  /** Index of the step that is going on. */
  current: number;
  /** What the line shows, for those who cannot see it. */
  label: string;
  labels?: 'shown' | 'hidden';
}) => (
  <ol aria-label={label} className="@container flex w-full">
    {steps.map((step, index) => {
      const state = stateOf(index, current);
      return (
        <li key={step} className="min-w-0 flex-1" aria-current={state === 'current' ? 'step' : undefined}>
          <Segment state={state} />
          <span
            className={classNames(
              // Where a name has no room beside its number it is below it, and where it has none at all only the current one is.
              'mt-2.5 items-baseline gap-2.5 text-small @md:@max-2xl:flex-col @md:@max-2xl:gap-0 @md:@max-2xl:pr-2 @md:@max-2xl:text-tiny',
              labels === 'hidden' ? 'sr-only' : state === 'current' ? 'flex' : 'hidden @md:flex',
              // A lone name that begins late would reach past the end of the line: it ends with its stretch.
              index * 2 >= steps.length && '@max-md:justify-end',
              state === 'current' ? 'font-[550] text-text' : state === 'done' ? 'text-text-2' : 'text-text-3',
            )}
          >
            <span aria-hidden className={classNames('font-mono text-mono', state !== 'ahead' && 'text-ink-text')}>
              {index + 1}
            </span>
            <span className="@max-md:whitespace-nowrap @2xl:whitespace-nowrap">{step}</span>
          </span>
        </li>
      );
    })}
  </ol>
);
