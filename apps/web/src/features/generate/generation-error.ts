import { failures } from '@/strings/generate.ts';

/** A generation that ended without a result; `reasons` says which pages met what. */
export class GenerationError extends Error {
  readonly code: 'not-authenticated' | 'subscription-required' | 'all-failed' | 'device-failed' | 'unreached';
  readonly reasons: string[];
  constructor(code: GenerationError['code'], message: string, reasons: string[] = []) {
    super(message);
    this.name = 'GenerationError';
    this.code = code;
    this.reasons = reasons;
  }
}

const codeOf = (error: unknown): GenerationError['code'] | undefined =>
  error instanceof GenerationError ? error.code : undefined;

/** Whether the session was over before the analysis was. */
export const isSignedOut = (error: unknown): boolean => codeOf(error) === 'not-authenticated';

/** Whether this device could not measure; the server may. */
export const isDeviceFailure = (error: unknown): boolean => codeOf(error) === 'device-failed';

/** What to try next. */
export const hintOf = (error: unknown): string => {
  const code = codeOf(error);
  if (code === 'unreached') return failures.unreachedHint;
  return code === 'device-failed' ? failures.deviceHint : failures.hint;
};

/** What the error box shows for anything thrown (GE18, GE19). */
export const toErrorView = (error: unknown): { message: string; reasons: string[]; needsPro: boolean } => ({
  message: (error instanceof Error && error.message) || failures.unknown,
  reasons: error instanceof GenerationError ? error.reasons : [],
  needsPro: codeOf(error) === 'subscription-required',
});
