/** What a refused call of a backend function says, read once from its answer. */
type FunctionRefusal = { status: number; code: string | undefined; message: string | undefined };

const answerOf = (error: unknown): Response | undefined => {
  const context = (error as { context?: unknown } | null)?.context;
  return context instanceof Response ? context : undefined;
};

/** Reads status, code and the server's own words from a failed function call; undefined where no answer came. */
export const readRefusal = async (error: unknown): Promise<FunctionRefusal | undefined> => {
  const answer = answerOf(error);
  if (!answer) return undefined;
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { error?: unknown; code?: unknown };
  return {
    status: answer.status,
    code: typeof body.code === 'string' ? body.code : undefined,
    message: typeof body.error === 'string' ? body.error : undefined,
  };
};
