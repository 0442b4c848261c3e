import { RadioGroup } from 'radix-ui';

/** One choice of several as large targets; arrow keys move between them. With `onPick` they show the number key of each. */
export const ChoiceList = ({
  label,
  options,
  value,
  onChange,
  onPick,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Told of a choice made by mouse or finger; with arrow keys one looks around first. */
  onPick?: (value: string) => void;
}) => (
  <RadioGroup.Root aria-label={label} value={value} onValueChange={onChange} className="grid gap-3 sm:grid-cols-2">
    {options.map((option, index) => (
      <RadioGroup.Item
        key={option.value}
        value={option.value}
        onClick={({ detail }) => detail > 0 && onPick?.(option.value)}
        className="group flex min-h-13 items-center justify-between gap-4 rounded-panel border border-line-2 bg-surface px-4 py-3 text-left text-body transition-colors duration-150 hover:border-line-3 data-[state=checked]:border-ink data-[state=checked]:bg-ink-wash"
      >
        <span className="flex items-baseline gap-3">
          {onPick ? (
            <kbd aria-hidden className="font-mono text-mono text-text-3 pointer-coarse:hidden">
              {index + 1}
            </kbd>
          ) : null}
          {option.label}
        </span>
        <span className="grid size-4 shrink-0 place-items-center rounded-full border border-line-3 group-data-[state=checked]:border-ink group-data-[state=checked]:bg-ink">
          <RadioGroup.Indicator className="size-1.5 rounded-full bg-page" />
        </span>
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
);
