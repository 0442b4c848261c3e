import { type FormEvent, useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { link } from '@/strings/wizard.ts';
import { captureLink } from './capture-link.ts';

const WIDTHS = [
  { value: '1440', label: link.widths.desktop },
  { value: '768', label: link.widths.tablet },
  { value: '390', label: link.widths.phone },
] as const;
/** Long enough to be read while the next step opens. */
const NOTE_MS = 12_000;
type Width = (typeof WIDTHS)[number]['value'];

type State = { state: 'ready' } | { state: 'capturing' } | { state: 'failed'; message: string };

/** Takes a page by its address: the server opens it, and its screenshot comes in like an upload. */
export const LinkField = ({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) => {
  const supabase = useSupabase();
  const [address, setAddress] = useState('');
  const [width, setWidth] = useState<Width>('1440');
  const [capture, setCapture] = useState<State>({ state: 'ready' });
  const isCapturing = capture.state === 'capturing';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isCapturing || disabled || address.trim() === '') return;
    setCapture({ state: 'capturing' });
    try {
      const { file, notes } = await captureLink(supabase, address.trim(), Number(width));
      onFiles([file]);
      // The first page leads on to the next step, where this field is not.
      if (notes.length > 0) showToast(link.noted(notes), { durationMs: NOTE_MS });
      setAddress('');
      setCapture({ state: 'ready' });
    } catch (error) {
      setCapture({ state: 'failed', message: (error as Error).message });
    }
  };
  return (
    <form onSubmit={submit} className="mt-6 flex flex-col gap-3">
      <Field
        label={link.label}
        hint={isCapturing ? link.capturing : link.hint}
        error={capture.state === 'failed' ? capture.message : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-3">
            <Input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="url"
              spellCheck={false}
              placeholder={link.placeholder}
              value={address}
              disabled={disabled}
              className="min-w-52 flex-1"
              onChange={(event) => setAddress(event.target.value)}
            />
            <SegmentedControl label={link.widthLabel} value={width} options={WIDTHS} onChange={setWidth} />
            <Button type="submit" disabled={disabled || isCapturing || address.trim() === ''}>
              {isCapturing ? link.busy : link.capture}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
};
