import { type ReactNode, useId } from 'react';

/** Two to four choices side by side, exactly one of them taken. Plain radio buttons: the arrow keys come with them. */
export const SegmentedControl = <T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
}) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex h-8 items-center rounded-control border border-line-2 p-px"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-full cursor-pointer items-center rounded-[6px] px-2.5 text-tiny text-text-3 transition-colors duration-150 hover:text-text has-checked:bg-surface-3 has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};
