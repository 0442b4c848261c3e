import type { ElementType } from '@blueprompt/core/measurement';
import { classNames } from '@/components/ui/class-names.ts';
import { overlay } from '@/strings/results.ts';
import { type TypeCount, typeLabel } from './element-types.ts';

export type Filter = ElementType | 'all';

/** Chips that show one type of element, or all; a finger pushes them aside, for a mouse they stand in rows. */
export const TypeFilter = ({
  types,
  value,
  onChange,
}: {
  types: readonly TypeCount[];
  value: Filter;
  onChange: (filter: Filter) => void;
}) => {
  const total = types.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const chips: { value: Filter; label: string; count: number }[] = [
    { value: 'all', label: overlay.all, count: total },
    ...types.map(({ type, count }) => ({ value: type, label: typeLabel(type), count })),
  ];
  return (
    <fieldset
      aria-label={overlay.filter}
      className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] md:pointer-fine:flex-wrap"
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
          className={classNames(
            'flex h-8 shrink-0 items-center pointer-coarse:h-11 gap-2 rounded-control border px-2.5 text-tiny md:pointer-fine:gap-1.5 md:pointer-fine:px-2 transition-colors duration-150 focus-visible:-outline-offset-2',
            chip.value === value
              ? 'border-ink-line bg-ink-wash text-text'
              : 'border-transparent text-text-2 hover:text-text',
          )}
        >
          {chip.label}
          <span className="font-mono text-mono text-text-3">{chip.count}</span>
        </button>
      ))}
    </fieldset>
  );
};
