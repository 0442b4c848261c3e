import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { WizardStep } from './draft/wizard-state.ts';

/** Marks what a step begins with: the focus goes there. */
export const STEP_START = { 'data-step-start': '' };

/**
 * For the element that holds the steps: on every new step its beginning comes into sight and takes the focus, which
 * would otherwise stay at the foot or get lost with the button that was pressed. The first step shown, a restored one
 * for example, moves nothing.
 */
export const useStepStart = (step: WizardStep | undefined): RefObject<HTMLElement | null> => {
  const holder = useRef<HTMLElement>(null);
  const last = useRef<WizardStep>(undefined);
  useLayoutEffect(() => {
    const isFirst = last.current === undefined;
    const isNew = step !== last.current;
    last.current = step;
    if (!holder.current || isFirst || !isNew) return;
    const marginTop = Number.parseFloat(getComputedStyle(holder.current).scrollMarginTop);
    if (holder.current.getBoundingClientRect().top < marginTop) holder.current.scrollIntoView({ block: 'start' });
    holder.current.querySelector<HTMLElement>('[data-step-start]')?.focus({ preventScroll: true });
  }, [step]);
  return holder;
};
