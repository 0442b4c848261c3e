import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** What a field hands to its control so that label, hint and error belong to it. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
};

/** A label over a control, with an optional remark, and a hint until there is an error: most say what the hint said. */
export const Field = ({
  label,
  remark,
  hint,
  error,
  className,
  children,
}: {
  label: ReactNode;
  /** Beside the label, for example 'Optional' or a link. */
  remark?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) => {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('relative flex flex-col gap-2', className)}>
      <label htmlFor={id} className="text-small text-text-2">
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {/* After the control, so that Tab goes from one field to the next. */}
      {remark ? <span className="absolute top-0 right-0 text-tiny/5.25 text-text-3">{remark}</span> : null}
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-tiny text-text-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-tiny text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
};
