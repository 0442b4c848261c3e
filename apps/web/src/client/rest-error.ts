/** A refused call of the REST interface with its HTTP status, which the retry rule needs on the error (CN4). */
export class RestError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(error: { message: string; code: string }, status: number) {
    super(error.message);
    this.name = 'RestError';
    this.code = error.code;
    this.status = status;
  }
}

/** Unwraps an answer of the REST client: its data, or a thrown `RestError`. */
export const toData = <T>(answer: {
  data: T | null;
  error: { message: string; code: string } | null;
  status: number;
}): T => {
  if (answer.error) throw new RestError(answer.error, answer.status);
  return answer.data as T;
};
