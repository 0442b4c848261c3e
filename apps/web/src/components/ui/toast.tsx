import { toTitleAndText } from './toast-text.ts';

type ToastTone = 'default' | 'success' | 'error';
/** Toasts that were shown this long ago belong to the screen that is left; younger ones tell of leaving it. */
const SAME_STEP_MS = 1_000;

export type Toast = { title: string; text: string | undefined; tone: ToastTone; durationMs: number | undefined };

/** Toasts that wait for the library, which is fetched when the first one is shown. */
const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
let dismiss: ((minAgeMs: number) => void) | undefined;
let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a toast; a message written 'A: B' has the title A and the text B (TH4). */
export const showToast = (
  message: string,
  { tone = 'default', durationMs }: { tone?: ToastTone; durationMs?: number } = {},
): void => {
  const toast = { ...toTitleAndText(message), tone, durationMs };
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  isWanted = true;
  for (const listener of listeners) listener();
};

/** Takes down what told of a screen that has been left, or of an attempt that is repeated; what asked for its own time keeps it. */
export const dismissOlderToasts = (): void => dismiss?.(SAME_STEP_MS);

/** Takes down every toast, those that still wait too: what the screen says now is said instead. */
export const dismissToasts = (): void => {
  waiting.length = 0;
  dismiss?.(0);
};

/** Takes over from now on and shows what has waited; answers how to stop. */
export const takeToasts = (
  shower: (toast: Toast) => void,
  dismisser: (minAgeMs: number) => void = () => {},
): (() => void) => {
  show = shower;
  dismiss = dismisser;
  for (const toast of waiting.splice(0)) shower(toast);
  return () => {
    show = undefined;
    dismiss = undefined;
  };
};

/** Calls back when the first toast is shown. */
export const onFirstToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a toast was ever shown. */
export const hasToasts = (): boolean => isWanted;
