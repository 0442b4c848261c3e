import { SCREENSHOT_REFUSALS } from '@blueprompt/core/screenshot-refusals';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { MAX_TRY_MEGAPIXELS } from '@blueprompt/core/try-limits';
import type { MeasureError } from '@blueprompt/vision/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Everything that can be wrong with a call, as a value; only `answerOf` knows statuses and words. */
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

export type Answer = { status: ContentfulStatusCode; message: string; retryAfterSeconds?: number | undefined };

const megabytes = MAX_IMAGE_BYTES / 1024 / 1024;

/** The one table from failures to statuses and words. */
export const answerOf = (failure: Failure): Answer => {
  switch (failure.code) {
    case 'not_signed_in':
      return { status: 401, message: 'Please sign in first.' };
    case 'bad_access_token':
      return { status: 401, message: 'Send a personal access token, created in Settings, as the bearer token.' };
    case 'bad_jwt':
    case 'session_not_found':
      return { status: 401, message: failure.message };
    case 'subscription_required':
      if ('what' in failure) return { status: 403, message: `${failure.what} is for Pro subscribers.` };
      return {
        status: 403,
        message:
          failure.limit > 0
            ? `You have used ${failure.used} of your ${failure.limit} free images this month. Upgrade to Pro for unlimited generations.`
            : 'Prompt generation is for Pro subscribers only.',
      };
    case 'bad_request':
      return { status: 400, message: failure.message };
    case 'unsupported_media_type':
      return { status: 415, message: 'The body must be JSON, with the content type application/json.' };
    case 'bad_base64':
      return { status: 400, message: 'The image is not valid base64.' };
    case 'empty_image':
      return { status: 400, message: SCREENSHOT_REFUSALS.empty };
    case 'not_an_image':
      return { status: 400, message: SCREENSHOT_REFUSALS.notAnImage };
    case 'broken_image':
      return { status: 400, message: 'The image is damaged and cannot be read.' };
    case 'unsupported_format':
      return { status: 400, message: SCREENSHOT_REFUSALS.unsupportedFormat(failure.format) };
    case 'image_too_large':
      return { status: 413, message: `The image is larger than ${megabytes} MB.` };
    case 'image_too_many_pixels':
      return { status: 413, message: SCREENSHOT_REFUSALS.tooManyPixels(failure.megapixels) };
    case 'image_too_long':
      return { status: 413, message: SCREENSHOT_REFUSALS.tooLong(failure.px) };
    case 'too_large_to_try':
      return {
        status: 413,
        message: `This screenshot has ${failure.megapixels} megapixels. Without an account the limit is ${MAX_TRY_MEGAPIXELS}. Sign in to measure it, or choose a smaller one.`,
      };
    case 'body_too_large':
      return { status: 413, message: `The request is larger than ${failure.maxBytes} bytes.` };
    case 'rate_limited':
      return {
        status: 429,
        message: `Too many requests. Please wait ${failure.retryAfterSeconds} s.`,
        retryAfterSeconds: failure.retryAfterSeconds,
      };
    case 'tries_used_up':
      return {
        status: 429,
        message: `${failure.perDay} screenshots were tried from your network today. Sign in to continue, or come back tomorrow.`,
        retryAfterSeconds: failure.retryAfterSeconds,
      };
    case 'busy':
      return {
        status: 429,
        message: `The server is busy with other images. Please try again in ${failure.retryAfterSeconds} s.`,
        retryAfterSeconds: failure.retryAfterSeconds,
      };
    case 'budget_spent':
      return {
        status: 429,
        message: `Your last screenshots took a long time to measure. Please wait ${failure.retryAfterSeconds} s.`,
        retryAfterSeconds: failure.retryAfterSeconds,
      };
    case 'too_slow':
      return { status: 408, message: 'The upload took too long and was stopped. Please try again.' };
    case 'timed_out':
      return {
        status: 504,
        message: `Measuring this screenshot took longer than ${failure.seconds} s and was stopped. Try again, or use a smaller one.`,
      };
    case 'cancelled':
      return { status: 408, message: 'The request was cancelled.' };
    case 'measuring_failed':
      return {
        status: 500,
        message: "We couldn't measure this screenshot. Try again, or use a different screenshot of the same page.",
      };
    case 'nothing_to_build':
      return { status: 422, message: SCREENSHOT_REFUSALS.nothingToBuild };
    case 'capture_failed':
      return { status: 422, message: `We couldn't capture this page: ${failure.reason.replace(/[^.?!]$/, '$&.')}` };
    case 'capture_broken':
      return { status: 500, message: "We couldn't capture this page. Try again, or upload a screenshot of it." };
    case 'already_subscribed':
      return { status: 409, message: 'Your Pro subscription is already active.' };
    case 'no_customer':
      return { status: 404, message: 'There is no subscription to manage yet.' };
    case 'payment_unavailable':
      return { status: 502, message: 'The payment provider did not answer. Please try again in a moment.' };
    case 'payment_not_set_up':
      return { status: 503, message: 'Payment is not set up on this server.' };
    case 'subscription_not_ended':
      return {
        status: 502,
        message:
          'The payment provider did not end your subscription, so your account was not deleted. Please try again in a moment.',
      };
    case 'bad_signature':
      return { status: 403, message: 'The signature of this webhook call is not valid.' };
    case 'not_found':
      return { status: 404, message: `${failure.what} does not exist.` };
    case 'method_not_allowed':
      return { status: 405, message: 'This address is called with POST.' };
    case 'forbidden':
      return { status: 403, message: 'This page is only served to this machine.' };
    case 'not_ready':
      return {
        status: 503,
        message: 'The server is starting or stopping. Please try again in a moment.',
        retryAfterSeconds: 2,
      };
    case 'database_unavailable':
      return {
        status: 503,
        message: 'The database is not available. Please try again in a moment.',
        retryAfterSeconds: 2,
      };
    case 'disk_full':
      return { status: 507, message: "The server's disk is full: nothing can be saved until there is room again." };
    case 'internal':
      return { status: 500, message: `Something went wrong on our side (request ${failure.requestId}).` };
  }
};

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
