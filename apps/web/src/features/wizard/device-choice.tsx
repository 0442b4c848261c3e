import { useId } from 'react';
import { useConfig } from '@/client/config.ts';
import { Switch } from '@/components/ui/switch.tsx';
import { deviceChoice as words } from '@/strings/wizard.ts';

/** Whether this browser measures the screenshots instead of the server. */
export const DeviceChoice = ({ isChosen, choose }: { isChosen: boolean; choose: (isChosen: boolean) => void }) => {
  const { usesModel } = useConfig();
  const id = useId();
  return (
    <div className="mt-8 flex max-w-md items-start gap-3">
      <Switch id={id} checked={isChosen} onCheckedChange={choose} aria-describedby={`${id}-hint`} className="mt-px" />
      <div>
        <label htmlFor={id} className="text-small">
          {words.label}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-tiny text-text-3">
          {words.hint} {usesModel ? words.withModel : null}
        </p>
      </div>
    </div>
  );
};
