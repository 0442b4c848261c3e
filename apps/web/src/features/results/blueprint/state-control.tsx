import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { blueprint as words } from '@/strings/results.ts';

/** The state that the blueprint is shown in: that of its own screenshot, or another that was given. */
export const StateControl = ({
  titles,
  state,
  disabled,
  onState,
}: {
  titles: readonly string[];
  /** Its index; none for the page as it is. */
  state: number | undefined;
  /** Until the page has been read as it is. */
  disabled: boolean;
  onState: (state: number | undefined) => void;
}) => (
  <fieldset disabled={disabled} aria-label={words.state} className="mb-2.5 flex min-w-0 flex-wrap items-center">
    <SegmentedControl
      label={words.states}
      look="wrapped"
      value={`${state ?? ''}`}
      options={[
        { value: '', label: words.defaultState },
        ...titles.map((title, index) => ({ value: `${index}`, label: title })),
      ]}
      onChange={(value) => onState(value === '' ? undefined : Number(value))}
    />
  </fieldset>
);
