import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

/** Two to four choices side by side, exactly one of them taken. */
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
}) => (
  <ToggleGroup.Root
    type="single"
    aria-label={label}
    value={value}
    // A second click on the taken choice would leave none: keep it.
    onValueChange={(next) => next && onChange(next as T)}
    className="inline-flex h-8 items-center rounded-control border border-line-2 p-px"
  >
    {options.map((option) => (
      <ToggleGroup.Item
        key={option.value}
        value={option.value}
        className="h-full rounded-[6px] px-2.5 text-tiny text-text-3 transition-colors duration-150 hover:text-text data-[state=on]:bg-surface-3 data-[state=on]:font-medium data-[state=on]:text-text"
      >
        {option.label}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
);
