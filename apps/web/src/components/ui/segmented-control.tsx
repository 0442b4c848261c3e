import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

const CLASSES = {
  /** In one frame. */
  framed: {
    group: 'inline-flex h-8 items-center rounded-control border border-line-2 p-px',
    option: 'h-full rounded-[6px] px-2 text-tiny sm:px-2.5 has-checked:bg-surface-3 has-checked:font-medium',
  },
  /** Each in a frame of its own, in as many lines as they need: names of any length. */
  wrapped: {
    group: 'flex flex-wrap gap-1.5',
    option:
      'min-h-8 rounded-control border border-line-2 px-2.5 py-1 text-tiny [overflow-wrap:anywhere] has-checked:bg-surface-3 has-checked:font-medium',
  },
  /** Names of files side by side. */
  files: {
    group:
      'flex gap-1 overflow-x-auto font-mono text-[11px] [scrollbar-width:none] max-sm:mask-r-from-85% lg:max-xl:mask-r-from-85%',
    option:
      'h-7 shrink-0 rounded-badge border border-transparent px-1.5 sm:px-2 has-checked:border-line-2 has-checked:bg-surface-2',
  },
} as const;

/** A few choices side by side, one of them taken, or none yet. Plain radio buttons: the arrow keys come with them. */
export const SegmentedControl = <T extends string>({
  label,
  value,
  options,
  look = 'framed',
  onChange,
}: {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: ReactNode }[];
  look?: keyof typeof CLASSES;
  onChange: (value: T) => void;
}) => {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a prerendered page the choice may have been made before the app was there; the button then already shows it.
    const made = options.find(
      (option) => option.value === group.current?.querySelector<HTMLInputElement>(':checked')?.value,
    );
    if (made && made.value !== value) onChange(made.value);
  }, [value, options, onChange]);
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={CLASSES[look].group}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex cursor-pointer items-center text-text-2 transition-colors duration-150 hover:text-text has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            CLASSES[look].option,
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0 pointer-coarse:-top-2 pointer-coarse:h-12"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};
