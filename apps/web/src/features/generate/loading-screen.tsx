import { useEffect, useMemo, useRef, useState } from 'react';
import { useConfig } from '@/client/config.ts';
import { StepLine } from '@/components/drawing/step-line.tsx';
import { Logo } from '@/components/logo.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useElapsed } from '@/components/use-elapsed.ts';
import { useObjectUrls } from '@/pictures/use-object-urls.ts';
import { activityText, LOADING_MESSAGES, loading } from '@/strings/generate.ts';
import { loadingMessageIndex } from './loading-message.ts';
import { LoadingSheet } from './loading-sheet.tsx';
import { nameShot, placeShot, unitOf } from './name-shot.ts';
import { toProgressSteps } from './progress-steps.ts';
import { timeLeftMs } from './time-left.ts';
import { DRAWING_MS, type GenerationProgress } from './use-generation.ts';

/** A page that was just measured is shown drawn for a moment, while the next one is already at work. */
const useShownPage = ({ index, measured }: GenerationProgress) => {
  const [drawn, setDrawn] = useState<GenerationProgress['measured']>();
  useEffect(() => {
    if (!measured) return;
    setDrawn(measured);
    const timer = setTimeout(() => setDrawn(undefined), DRAWING_MS);
    return () => clearTimeout(timer);
  }, [measured]);
  return drawn ? { index: drawn.index, measurement: drawn.measurement } : { index, measurement: undefined };
};

/** Which page is on the sheet, what is done to it and by what. */
const Truth = ({
  progress: { request, activity },
  shown,
}: {
  progress: GenerationProgress;
  shown: ReturnType<typeof useShownPage>;
}) => {
  const { engine } = useConfig();
  const name = nameShot(request, shown.index);
  return (
    <div className="min-w-0 text-[15px]/6.5 text-text-3 sm:max-w-96 sm:text-right">
      <p className="line-clamp-3 [overflow-wrap:anywhere]">
        <span className="text-text">
          {name ?? loading.placeOnly(unitOf(request), shown.index + 1, request.items.length)}
        </span>
        {name === undefined ? null : `, ${placeShot(request, shown.index)}`}
      </p>
      <p className="text-text-2">{shown.measurement ? loading.measured : activityText(activity)}</p>
      <p>{request.onDevice ? loading.onDevice : engine}</p>
    </div>
  );
};

/** Below the line: how much of it is done, how long that took, and how long the rest takes at this run's speed. */
const Pace = ({
  progress: { request, startedAt, done },
  elapsedMs,
}: {
  progress: GenerationProgress;
  elapsedMs: number;
}) => {
  const { items, images } = request;
  const pixels = useMemo(
    () => items.map(({ imageIndex }) => (images[imageIndex]?.width ?? 0) * (images[imageIndex]?.height ?? 0)),
    [items, images],
  );
  const leftMs = timeLeftMs({ pixels, done: done.pages, doneMs: done.at - startedAt, elapsedMs });
  return (
    <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-small text-text-3 tabular-nums">
      <p>
        {items.length > 1 ? loading.done(unitOf(request), done.pages, items.length) : null}
        {leftMs ? <span className="text-text-2">{`, ${loading.left(Math.ceil(leftMs / 1_000))}`}</span> : null}
      </p>
      <p>{loading.elapsed(Math.floor(elapsedMs / 1_000))}</p>
    </div>
  );
};

/** The whole window while an analysis runs: the specified messages, and beneath them the truth (GE2–GE4). */
export const LoadingScreen = ({ progress, onCancel }: { progress: GenerationProgress; onCancel: () => void }) => {
  const { request, startedAt } = progress;
  const elapsedMs = useElapsed(startedAt);
  const shown = useShownPage(progress);
  const message = loadingMessageIndex(elapsedMs);
  const line = toProgressSteps({
    unit: unitOf(request),
    pages: request.items.length,
    done: progress.done.pages,
    activity: progress.activity,
  });
  const item = request.items[shown.index]!;
  const image = request.images[item.imageIndex];
  // Only the page at work is held in full.
  const blobs = useMemo(() => (image ? [{ key: image.id, blob: image.blob }] : []), [image]);
  const urls = useObjectUrls(blobs);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    // Left to itself it would focus its first button: Cancel, one impatient Enter away from losing the generation.
    dialog.current.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={loading.wait}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-page text-text outline-none"
    >
      <div className="flex h-18 items-center justify-between px-4.5 md:px-10">
        <Logo />
        <Button variant="ghost" onClick={onCancel}>
          {loading.cancel}
        </Button>
      </div>
      <div className="mx-auto w-full max-w-[936px] px-9 pt-4 pb-16">
        {image ? (
          <LoadingSheet
            image={image}
            url={urls.get(image.id)}
            name={item.name}
            found={progress.found}
            measurement={shown.measurement}
          />
        ) : null}
        <div className="mx-auto mt-12 max-w-[864px]">
          <div className="flex flex-wrap items-start justify-between gap-6">
            <div>
              <p aria-live="polite" className="text-display max-sm:text-[24px]/8">
                {LOADING_MESSAGES[message]}
              </p>
              <p className="mt-2 text-[17px]/6 text-text-2">{loading.wait}</p>
            </div>
            <Truth progress={progress} shown={shown} />
          </div>
          <div className="mt-9">
            <StepLine {...line} labels="hidden" />
            <Pace progress={progress} elapsedMs={elapsedMs} />
          </div>
        </div>
      </div>
    </dialog>
  );
};
