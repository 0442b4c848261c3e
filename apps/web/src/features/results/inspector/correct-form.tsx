import { goesWithContent } from '@blueprompt/core/correct/lines-of';
import type { Correction } from '@blueprompt/core/correction';
import { type Element, ElementType, type Measurement } from '@blueprompt/core/measurement';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Field } from '@/components/ui/field.tsx';
import { INPUT_LOOK, Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { correct as words } from '@/strings/correct.ts';
import { ColorField } from './color-field.tsx';
import { type CorrectionDraft, draftCorrection, isBadColor, toCorrection } from './correction-draft.ts';

/** Everything that is found has a name; what has none is only painted. */
const TYPES = ElementType.options.filter((type) => type !== 'shape').toSorted();

/** More lines than this scroll. */
const MAX_ROWS = 6;

/** Puts right what was misread of the picked element. */
export const CorrectForm = ({
  measurement,
  element,
  typeName,
  onCorrect,
}: {
  /** As it is stored, in pixels of the screenshot. */
  measurement: Measurement;
  element: Element;
  typeName: (type: ElementType) => string;
  /** Answers false where it could not be kept; the reason was said. */
  onCorrect: (correction: Correction) => Promise<boolean>;
}) => {
  const read = useMemo(() => draftCorrection(measurement, element), [measurement, element]);
  const [typed, setTyped] = useState(read);
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<CorrectionDraft>) => setTyped({ ...typed, ...part });
  const bad = { fill: isBadColor(typed.fill, read.fill), color: isBadColor(typed.color, read.color) };
  const correction = toCorrection(element.id, read, typed);
  const isReady = correction && !bad.fill && !bad.color && !busy;
  const send = async (one: Correction) => {
    setBusy(true);
    await onCorrect(one);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void send(correction);
  };
  return (
    <form
      onSubmit={submit}
      className="@container flex flex-col gap-4 border-t border-line px-4 py-4"
      aria-label={words.open}
    >
      <h3 className="text-tiny font-medium text-text">{words.open}</h3>
      {/* As wide as the form has room for, not the window: a hex value is never cut. */}
      <div className="grid grid-cols-1 gap-4 @sm:grid-cols-2 @lg:grid-cols-3">
        {typed.text === undefined ? null : (
          <TextField value={typed.text} lines={read.text!.split('\n').length} onChange={(text) => set({ text })} />
        )}
        <TypeField value={typed.type} typeName={typeName} onChange={(type) => set({ type })} />
        {typed.fill === undefined ? null : (
          <ColorField label={words.fill} value={typed.fill} isBad={bad.fill} onChange={(fill) => set({ fill })} />
        )}
        {typed.color === undefined ? null : (
          <ColorField
            label={element.ink ? words.iconColor : words.textColor}
            value={typed.color}
            isBad={bad.color}
            onChange={(color) => set({ color })}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" disabled={!isReady}>
          {busy ? words.applying : words.apply}
        </Button>
        <Button
          variant="danger"
          size="small"
          disabled={busy}
          onClick={() => void send({ kind: 'delete', element: element.id })}
        >
          <Trash2 aria-hidden strokeWidth={1.5} />
          {words.delete}
        </Button>
        <p className="text-tiny text-text-3">{words.deleteHint[goesWithContent(element) ? 'withContent' : 'box']}</p>
      </div>
    </form>
  );
};

const TextField = ({ value, lines, onChange }: { value: string; lines: number; onChange: (value: string) => void }) => (
  <Field label={words.text} hint={words.textHint(lines)} className="col-span-full">
    {(control) =>
      lines > 1 ? (
        <Textarea
          {...control}
          rows={Math.min(lines, MAX_ROWS)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )
    }
  </Field>
);

const TypeField = ({
  value,
  typeName,
  onChange,
}: {
  value: ElementType;
  typeName: (type: ElementType) => string;
  onChange: (type: ElementType) => void;
}) => (
  <Field label={words.type} className="@max-lg:col-span-full">
    {(control) => (
      <span className="relative block">
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(ElementType.parse(event.target.value))}
          className={classNames(INPUT_LOOK, 'h-11 appearance-none pr-10 pl-3.5')}
        >
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className="pointer-events-none absolute top-3.5 right-3.5 size-4 text-text-3"
        />
      </span>
    )}
  </Field>
);
