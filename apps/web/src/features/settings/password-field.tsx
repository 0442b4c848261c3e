import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';

/** A password of the account, with its label, hint and problem. */
export const PasswordField = ({
  label,
  hint,
  error,
  kind,
  value,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** Tells password managers whether to fill it in or to suggest one. */
  kind: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
}) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <PasswordInput
        {...control}
        required
        autoComplete={kind}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
