/** Tests use the real client; only the network behind it is replaced by these answers, by method and path. */
export type Answer = (request: Request) => Response | Promise<Response>;

export type StandInNetwork = { fetch: typeof globalThis.fetch; calls: Request[] };

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A refusal of the REST interface, as the server words it. */
export const restError = (code: string, status: number, message = code): Response =>
  json({ code, message, details: null, hint: null }, status);

/** Answers 'METHOD /path'; a call that no test expected fails loudly. */
export const createNetwork = (answers: Record<string, Answer>): StandInNetwork => {
  const calls: Request[] = [];
  return {
    calls,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push(request.clone());
      const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
      if (!answer) throw new Error(`unexpected call: ${request.method} ${request.url}`);
      return answer(request);
    },
  };
};
