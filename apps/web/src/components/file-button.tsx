import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { ACCEPTED_TYPES } from '@/draft/accept-files.ts';

/** A button that opens the file picker for pictures. */
export const FileButton = ({
  label,
  multiple = true,
  onFiles,
  children,
  ...rest
}: Omit<ButtonProps, 'onClick'> & {
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={ACCEPTED_TYPES.join(',')}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};
