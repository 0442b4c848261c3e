import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { correct as words } from '@/strings/correct.ts';
import { parseColor } from './correction-draft.ts';

/** A colour that is typed, or picked with the browser's own picker. */
export const ColorField = ({
  label,
  value,
  isBad,
  onChange,
}: {
  label: string;
  value: string;
  isBad: boolean;
  onChange: (value: string) => void;
}) => (
  <Field label={label} error={isBad ? words.badColor : undefined}>
    {(control) => (
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={words.pick(label)}
          value={parseColor(value) ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-panel border border-line-3 bg-rail p-1.5"
        />
        <Input
          {...control}
          value={value}
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          className="font-mono"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )}
  </Field>
);
