import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { SCREENSHOT_REFUSALS } from '@blueprompt/core/spec/screenshot-refusals';
import { MAX_TRY_MEGAPIXELS } from '@blueprompt/core/spec/try-limits';
import type { MeasureError } from '@blueprompt/vision/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Everything that can be wrong with a call, as a value; only `ANSWERS` knows statuses and words. */
export type Failure =
  | { code: 'not_signed_in' }
  | { code: 'bad_access_token' }
  | { code: 'bad_jwt' | 'session_not_found'; message: string }
  | { code: 'subscription_required'; limit: number; used: number }
  /** Of a function that no free image pays for; `what` names it. */
  | { code: 'subscription_required'; what: string }
  | { code: 'bad_request'; message: string }
  | { code: 'unsupported_media_type' }
  | { code: 'bad_base64' }
  | { code: 'empty_image' }
  | { code: 'not_an_image' }
  | { code: 'broken_image' }
  | { code: 'unsupported_format'; format: string }
  | { code: 'image_too_large' }
  | { code: 'image_too_many_pixels'; megapixels: number }
  | { code: 'image_too_long'; px: number }
  | { code: 'too_large_to_try'; megapixels: number }
  | { code: 'body_too_large'; maxBytes: number }
  | { code: 'rate_limited'; retryAfterSeconds: number }
  | { code: 'tries_used_up'; perDay: number; retryAfterSeconds: number }
  | { code: 'busy'; retryAfterSeconds: number }
  | { code: 'budget_spent'; retryAfterSeconds: number }
  | { code: 'too_slow' }
  | { code: 'timed_out'; seconds: number }
  | { code: 'writing_timed_out' }
  | { code: 'cancelled' }
  | { code: 'measuring_failed' }
  | { code: 'nothing_to_build' }
  /** `reason` is the rest of a sentence. */
  | { code: 'capture_failed'; reason: string }
  | { code: 'capture_broken' }
  | { code: 'already_subscribed' }
  | { code: 'no_customer' }
  | { code: 'payment_unavailable' }
  | { code: 'payment_not_set_up' }
  | { code: 'subscription_not_ended' }
  | { code: 'bad_signature' }
  | { code: 'not_found'; what: string }
  | { code: 'method_not_allowed' }
  | { code: 'forbidden' }
  | { code: 'not_ready' }
  | { code: 'database_unavailable' }
  | { code: 'disk_full' }
  | { code: 'internal'; requestId: string };

type Answer = { status: ContentfulStatusCode; message: string; retryAfterSeconds?: number | undefined };

const megabytes = MAX_IMAGE_BYTES / 1024 / 1024;

/** The one table from failures to statuses and words. */
const ANSWERS: { [Code in Failure['code']]: (failure: Failure & { code: Code }) => Answer } = {
  not_signed_in: () => ({ status: 401, message: 'Please sign in first.' }),
  bad_access_token: () => ({
    status: 401,
    message: 'Send a personal access token, created in Settings, as the bearer token.',
  }),
  bad_jwt: ({ message }) => ({ status: 401, message }),
  session_not_found: ({ message }) => ({ status: 401, message }),
  subscription_required: (failure) => {
    if ('what' in failure) return { status: 403, message: `${failure.what} is for Pro subscribers.` };
    const { used, limit } = failure;
    const message =
      limit > 0
        ? `You have used ${used} of your ${limit} free images this month. Upgrade to Pro for unlimited generations.`
        : 'Prompt generation is for Pro subscribers only.';
    return { status: 403, message };
  },
  bad_request: ({ message }) => ({ status: 400, message }),
  unsupported_media_type: () => ({
    status: 415,
    message: 'The body must be JSON, with the content type application/json.',
  }),
  bad_base64: () => ({ status: 400, message: 'The image is not valid base64.' }),
  empty_image: () => ({ status: 400, message: SCREENSHOT_REFUSALS.empty }),
  not_an_image: () => ({ status: 400, message: SCREENSHOT_REFUSALS.notAnImage }),
  broken_image: () => ({ status: 400, message: 'The image is damaged and cannot be read.' }),
  unsupported_format: ({ format }) => ({ status: 400, message: SCREENSHOT_REFUSALS.unsupportedFormat(format) }),
  image_too_large: () => ({ status: 413, message: `The image is larger than ${megabytes} MB.` }),
  image_too_many_pixels: ({ megapixels }) => ({ status: 413, message: SCREENSHOT_REFUSALS.tooManyPixels(megapixels) }),
  image_too_long: ({ px }) => ({ status: 413, message: SCREENSHOT_REFUSALS.tooLong(px) }),
  too_large_to_try: ({ megapixels }) => ({
    status: 413,
    message: `This screenshot has ${megapixels} megapixels. The limit without an account is ${MAX_TRY_MEGAPIXELS}. Sign in to measure it, or choose a smaller one.`,
  }),
  body_too_large: ({ maxBytes }) => ({ status: 413, message: `The request is larger than ${maxBytes} bytes.` }),
  rate_limited: ({ retryAfterSeconds }) => ({
    status: 429,
    message: `Too many requests. Please wait ${retryAfterSeconds} s.`,
    retryAfterSeconds,
  }),
  tries_used_up: ({ perDay, retryAfterSeconds }) => ({
    status: 429,
    message: `Your network has used all ${perDay} tries for today. Sign in to continue, or come back tomorrow.`,
    retryAfterSeconds,
  }),
  busy: ({ retryAfterSeconds }) => ({
    status: 429,
    message: `The server is busy with other images. Please try again in ${retryAfterSeconds} s.`,
    retryAfterSeconds,
  }),
  budget_spent: ({ retryAfterSeconds }) => ({
    status: 429,
    message: `Your last screenshots took a long time to measure. Please wait ${retryAfterSeconds} s.`,
    retryAfterSeconds,
  }),
  too_slow: () => ({ status: 408, message: 'The upload took too long and was stopped. Please try again.' }),
  timed_out: ({ seconds }) => ({
    status: 504,
    message: `Measuring this screenshot took longer than ${seconds} s and was stopped. Try again, or use a smaller one.`,
  }),
  writing_timed_out: () => ({
    status: 504,
    message: 'This took too long to write and was stopped. Please try again in a moment.',
  }),
  cancelled: () => ({ status: 408, message: 'The request was cancelled.' }),
  measuring_failed: () => ({
    status: 500,
    message: "We couldn't measure this screenshot. Try again, or use a different screenshot of the same page.",
  }),
  nothing_to_build: () => ({ status: 422, message: SCREENSHOT_REFUSALS.nothingToBuild }),
  capture_failed: ({ reason }) => ({
    status: 422,
    message: `We couldn't capture this page: ${reason.replace(/[^.?!]$/, '$&.')}`,
  }),
  capture_broken: () => ({
    status: 500,
    message: "We couldn't capture this page. Try again, or upload a screenshot of it.",
  }),
  already_subscribed: () => ({ status: 409, message: 'Your Pro subscription is already active.' }),
  no_customer: () => ({ status: 404, message: 'You have no subscription to manage yet.' }),
  payment_unavailable: () => ({
    status: 502,
    message: 'The payment provider did not answer. Please try again in a moment.',
  }),
  payment_not_set_up: () => ({ status: 503, message: 'Payment is not set up on this server.' }),
  subscription_not_ended: () => ({
    status: 502,
    message:
      'The payment provider could not cancel your subscription, so your account was not deleted. Please try again in a moment.',
  }),
  bad_signature: () => ({ status: 403, message: 'The signature of this webhook call is not valid.' }),
  not_found: ({ what }) => ({ status: 404, message: `${what} does not exist.` }),
  method_not_allowed: () => ({ status: 405, message: 'Use POST for this address.' }),
  forbidden: () => ({ status: 403, message: 'This page can only be opened on the machine that runs the server.' }),
  not_ready: () => ({
    status: 503,
    message: 'The server is starting or stopping. Please try again in a moment.',
    retryAfterSeconds: 2,
  }),
  database_unavailable: () => ({
    status: 503,
    message: 'The database is not available. Please try again in a moment.',
    retryAfterSeconds: 2,
  }),
  disk_full: () => ({
    status: 507,
    message: "The server's disk is full, so nothing can be saved. Please try again later.",
  }),
  internal: ({ requestId }) => ({ status: 500, message: `Something went wrong on our side (request ${requestId}).` }),
};

/** What a call that failed is answered with. */
export const answerOf = <Code extends Failure['code']>(failure: Failure & { code: Code }): Answer =>
  ANSWERS[failure.code](failure);

/** What is thrown where a value cannot be handed up; the app's error handler answers it. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** A failure of the measuring pool in the words of this server. */
export const ofMeasureError = (error: MeasureError): Failure => {
  switch (error.code) {
    case 'empty-file':
      return { code: 'empty_image' };
    case 'not-an-image':
      return { code: 'not_an_image' };
    case 'broken-image':
      return { code: 'broken_image' };
    case 'unsupported-format':
      return { code: 'unsupported_format', format: error.format };
    case 'image-too-large':
      return { code: 'image_too_many_pixels', megapixels: error.megapixels };
    case 'image-too-long':
      return { code: 'image_too_long', px: error.px };
    case 'timed-out':
      return { code: 'timed_out', seconds: Math.round(error.timeoutMs / 1000) };
    case 'budget-spent':
      return { code: 'budget_spent', retryAfterSeconds: error.retryAfterSeconds };
    case 'queue-full':
      return { code: 'busy', retryAfterSeconds: Math.max(2, Math.ceil(error.waiting / 2)) };
    case 'cancelled':
      return { code: 'cancelled' };
    case 'worker-crashed':
    case 'internal-fault':
      return { code: 'measuring_failed' };
  }
};

/** Answers `{error, code}` with the status of the failure. */
export const answerFailure = (c: Context, failure: Failure): Response => {
  const { status, message, retryAfterSeconds } = answerOf(failure);
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  return c.json({ error: message, code: failure.code }, status);
};
