import type { Correction } from '@blueprompt/core/correction';
import { measureDistances } from '@blueprompt/core/distances';
import type { Element, ElementType, Measurement } from '@blueprompt/core/measurement';
import { styleElement } from '@blueprompt/core/project/style/element-style';
import { Combine, Ruler } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { correct as correctWords } from '@/strings/correct.ts';
import { inspector as words } from '@/strings/results.ts';
import { CorrectForm } from './correct-form.tsx';

/** Where a page can be put right: its facts as stored, how much of it was, and what keeps the next correction. */
export type Correcting = {
  measurement: Measurement;
  count: number;
  /** Answer false where nothing could be kept; the reason was said. */
  onCorrect: (correction: Correction) => Promise<boolean>;
  onUndo: () => Promise<boolean>;
};

/** The picked element as code to copy, and how far it is from a second one. */
export const Inspector = ({
  head,
  measurement,
  element,
  second,
  measuring,
  nameOf,
  typeName,
  onMeasure,
  correcting,
}: {
  /** Names what is picked. */
  head: ReactNode;
  /** In CSS pixels. */
  measurement: Measurement;
  element: Element;
  second: Element | undefined;
  measuring: boolean;
  nameOf: (element: Element) => string;
  typeName: (type: ElementType) => string;
  onMeasure: () => void;
  correcting?: Correcting | undefined;
}) => {
  const { css, tailwind } = useMemo(() => styleElement(measurement, element), [measurement, element]);
  return (
    <section aria-label={words.title} className="mt-3 rounded-panel border border-line bg-surface">
      {head}
      <div className="grid grid-cols-1 divide-line border-t border-line max-md:divide-y md:grid-cols-2 md:divide-x">
        <Code title={words.css} code={css} copy={words.copyCss} />
        <Code title={words.tailwind} code={tailwind} copy={words.copyTailwind} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3">
        {second ? (
          <Distances from={element} to={second} title={words.between(nameOf(element), nameOf(second))} />
        ) : (
          <p className="text-tiny text-text-3">
            {measuring ? (
              words.measuring
            ) : (
              <span className="pointer-coarse:hidden">{words.hint(correcting !== undefined)}</span>
            )}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {second && correcting ? (
            <MergeButton
              key={second.id}
              hint={correctWords.mergeHint(nameOf(element))}
              onMerge={() => correcting.onCorrect({ kind: 'merge', element: element.id, other: second.id })}
            />
          ) : null}
          <Button size="small" aria-pressed={measuring} onClick={onMeasure} className="aria-pressed:border-ink">
            <Ruler aria-hidden strokeWidth={1.5} />
            {words.measure}
          </Button>
        </div>
      </div>
      {correcting ? (
        <CorrectForm
          // What was typed goes with what it was typed for.
          key={`${element.id} ${correcting.count}`}
          measurement={correcting.measurement}
          element={element}
          typeName={typeName}
          onCorrect={correcting.onCorrect}
        />
      ) : null}
    </section>
  );
};

const Code = ({ title, code, copy }: { title: string; code: string; copy: string }) => (
  <div className="min-w-0 px-4 py-3">
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-tiny font-medium text-text">{title}</h3>
      <CopyButton key={code} size="icon-small" variant="ghost" iconOnly text={code} label={copy} />
    </div>
    <pre className="mt-1 font-mono text-mono whitespace-pre-wrap text-ink-text [overflow-wrap:anywhere]">{code}</pre>
  </div>
);

/** Makes one of the two picked elements. */
const MergeButton = ({ hint, onMerge }: { hint: string; onMerge: () => Promise<boolean> }) => {
  const [busy, setBusy] = useState(false);
  const merge = async () => {
    setBusy(true);
    await onMerge();
    setBusy(false);
  };
  return (
    <Button size="small" title={hint} disabled={busy} onClick={() => void merge()}>
      <Combine aria-hidden strokeWidth={1.5} />
      {busy ? correctWords.applying : correctWords.merge}
    </Button>
  );
};

const Distances = ({ from, to, title }: { from: Element; to: Element; title: string }) => (
  <div aria-live="polite" className="min-w-0">
    <p className="text-tiny text-text-3">{title}</p>
    <ul className="mt-0.5 flex flex-wrap gap-x-5 gap-y-0.5 text-tiny">
      {measureDistances(from.box, to.box).map(({ of, px }) => (
        <li key={of} className="text-text-2">
          {words.distances[of]} <span className="font-mono text-mono text-ink-text">{words.px(px)}</span>
        </li>
      ))}
    </ul>
  </div>
);
