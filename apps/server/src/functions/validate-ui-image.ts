import type { Context } from 'hono';
import { z } from 'zod';
import { ofMeasureError, Refusal } from '../http/failure.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readBody } from './guard.ts';
import { judgeUi } from './judge-ui.ts';
import { parseImage } from './parse-image.ts';

const Body = z.object({ imageBase64: z.string() });

/** Says whether a picture is a user interface, and why; what is no picture at all is refused. */
export const validateUiImage =
  (deps: FunctionDeps) =>
  async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const parsed = parseImage((await readBody(c, Body)).imageBase64);
    if (!parsed.ok) throw new Refusal(parsed.failure);
    const measured = await deps.measure(parsed.image, { signal: c.req.raw.signal });
    if (!measured.ok) throw new Refusal(ofMeasureError(measured.error));
    return c.json(judgeUi(measured.measurement));
  };
