import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MAX_PROMPT_NAME_CHARS } from '@/draft/project-request.ts';
import { name } from '@/strings/wizard.ts';
import { STEP_START } from './use-step-start.ts';

/** The prompt's name; Enter is the same as the button (WZ25). */
export const NameStep = ({
  promptName,
  hint,
  onChange,
  onSubmit,
}: {
  promptName: string;
  hint?: string | undefined;
  onChange: (promptName: string) => void;
  onSubmit: () => void;
}) => (
  <>
    <h2 className="mb-6 text-[20px]/7 font-semibold tracking-[-0.02em]">{name.title}</h2>
    <Field label={name.label} hint={hint} className="max-w-md">
      {(control) => (
        <Input
          {...control}
          {...STEP_START}
          value={promptName}
          maxLength={MAX_PROMPT_NAME_CHARS}
          autoComplete="off"
          placeholder={name.placeholder}
          onChange={(event) => onChange(event.target.value)}
          // With a control key it is the button's own shortcut.
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && onSubmit()}
        />
      )}
    </Field>
  </>
);
