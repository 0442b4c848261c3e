import { MAX_PROMPT_NAME_CHARS } from '@blueprompt/core/spec/limits';
import type { ReactNode } from 'react';
import { LimitNote } from '@/components/limit-note.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { name } from '@/strings/wizard.ts';
import { STEP_START } from './use-step-start.ts';

/** The prompt's name; Enter is the same as the button (WZ25). */
export const NameStep = ({
  promptName,
  suggestion,
  hint,
  onChange,
  onSubmit,
  children,
}: {
  promptName: string;
  /** A name that the pages suggest; offered while there is none. */
  suggestion: string | undefined;
  hint?: string | undefined;
  onChange: (promptName: string) => void;
  onSubmit: () => void;
  /** Below the name. */
  children?: ReactNode;
}) => (
  <>
    <h2 className="mb-6 text-[20px]/7 font-semibold tracking-[-0.02em]">{name.title}</h2>
    <Field label={name.label} hint={hint} className="max-w-md">
      {(control) => (
        // A form knows which Enter is meant: not the one that ends a word in an input method.
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Input
            {...control}
            {...STEP_START}
            value={promptName}
            maxLength={MAX_PROMPT_NAME_CHARS}
            autoComplete="off"
            placeholder={name.placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        </form>
      )}
    </Field>
    <LimitNote value={promptName} most={MAX_PROMPT_NAME_CHARS} className="mt-2" />
    {suggestion && promptName === '' ? (
      <Button size="small" className="mt-3 max-w-full" onClick={() => onChange(suggestion)}>
        <span className="truncate">{name.suggest(suggestion)}</span>
      </Button>
    ) : null}
    {children}
  </>
);
