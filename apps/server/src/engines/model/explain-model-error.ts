import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai';

const explainStatus = (status: number | undefined): string => {
  if (status === undefined) return 'could not be reached';
  if (status === 401 || status === 403) return 'refused the API key';
  if (status === 404) return 'does not know this model';
  if (status === 413) return 'found the image too large';
  if (status === 429) return 'is limiting the number of calls';
  if (status === 529 || status === 503) return 'is overloaded';
  return status >= 500 ? `had an error (${status})` : `refused the request (${status})`;
};

/** Why the model gave no answer, as one sentence for the user; never with anything that the provider or the request said. */
export const explainModelError = (error: unknown, name: string, timeoutMs: number): string => {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof Error && cause.name === 'TimeoutError')
    return `${name} did not answer within ${Math.round(timeoutMs / 1000)} s.`;
  if (APICallError.isInstance(cause)) return `${name} ${explainStatus(cause.statusCode)}.`;
  if (NoObjectGeneratedError.isInstance(cause) && cause.finishReason === 'content-filter')
    return `${name} declined this image.`;
  if (NoObjectGeneratedError.isInstance(cause) || NoOutputGeneratedError.isInstance(cause))
    return `${name} gave an answer that could not be read.`;
  return `${name} failed.`;
};
