import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import { useCallback, useRef, useState } from 'react';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import type { ProjectRequest } from '@/draft/project-request.ts';
import type { Activity } from '@/strings/generate.ts';
import { analyzeProject, type Generated } from './analyze-project.ts';
import { createGenerationCalls } from './create-generation-calls.ts';

/** What the loading view shows: the page at work, what is done to it, and the last page that was measured. */
export type GenerationProgress = {
  request: ProjectRequest;
  startedAt: number;
  index: number;
  activity: Activity;
  /** What has been found on the page at work, in pixels of its screenshot. */
  found: Box[];
  /** How many pages are done, well or not, and since when. */
  done: { pages: number; at: number };
  measured: { index: number; measurement: Measurement } | undefined;
};

/** How long the drawing of a measured page stands before what comes next. */
export const DRAWING_MS = 1_400;

/** Leaves the page with what was generated; `signal` says whether somebody cancelled on the way. */
type OnGenerated = (generated: Generated, signal: AbortSignal) => Promise<void>;

const drawingEnd = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, DRAWING_MS);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const inReadingOrder = (boxes: readonly Box[]): Box[] => boxes.toSorted((a, b) => a.y - b.y || a.x - b.x);

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Runs one generation at a time and tells how far it is; `cancel` ends it, and its promise rejects with an AbortError. What
 * came of it goes to `onGenerated`, which leaves the page: until then the loading view stays, and no step shows in between.
 */
export const useGeneration = () => {
  const supabase = useSupabase();
  const { publishableKey } = useConfig();
  const [progress, setProgress] = useState<GenerationProgress>();
  const controller = useRef<AbortController>(undefined);

  const generate = useCallback(
    async (request: ProjectRequest, onGenerated: OnGenerated): Promise<void> => {
      const abort = new AbortController();
      controller.current = abort;
      const startedAt = Date.now();
      const done = { pages: 0, at: startedAt };
      setProgress({ request, startedAt, index: 0, activity: 'checking', found: [], done, measured: undefined });
      // What arrives after the end of this run may meet the progress of the next.
      const update = (toNext: (now: GenerationProgress) => GenerationProgress) =>
        setProgress((now) => (now && !abort.signal.aborted ? toNext(now) : now));
      const change = (part: Partial<GenerationProgress>) => update((now) => ({ ...now, ...part }));
      try {
        const generated = await analyzeProject(request, createGenerationCalls(supabase, publishableKey), {
          onActivity: (index, activity, found) => {
            change({ index, activity });
            if (found) update((now) => ({ ...now, found: [...now.found, ...inReadingOrder(found)] }));
          },
          onPage: (index, measurement) => {
            const done = { pages: index + 1, at: Date.now() };
            change({ done, found: [], ...(measurement && { measured: { index, measurement } }) });
          },
          signal: abort.signal,
        });
        // The last page is drawn too, unless motion is unwanted.
        if (!reducedMotion()) await drawingEnd(abort.signal);
        abort.signal.throwIfAborted();
        await onGenerated(generated, abort.signal);
      } catch (error) {
        if (controller.current === abort) setProgress(undefined);
        throw error;
      }
    },
    [supabase, publishableKey],
  );
  const cancel = useCallback(() => {
    controller.current?.abort();
    setProgress(undefined);
  }, []);
  return { progress, generate, cancel };
};
