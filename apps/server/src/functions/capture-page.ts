import { CAPTURE_WIDTHS } from '@blueprompt/capture/view-like';
import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from '../http/failure.ts';
import { refusedAll } from '../measuring/measure-counted.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readBody } from './guard.ts';

/** Longer addresses are data, not places. */
const MAX_ADDRESS_CHARS = 2048;
const Body = z.object({
  url: z.string().trim().max(MAX_ADDRESS_CHARS),
  width: z.number().int().min(CAPTURE_WIDTHS.least).max(CAPTURE_WIDTHS.most),
});

/** The screenshot of a page by its address, as a picture that the wizard takes like an upload; nothing is stored. */
export const capturePage = ({ capture, database, freeImagesPerMonth, now }: FunctionDeps) =>
  capture &&
  (async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const { url, width } = await readBody(c, Body);
    const { userId } = c.get('user');
    const refused = await refusedAll(database, { userId, freeImagesPerMonth, now: now() });
    if (refused) throw new Refusal(refused);
    const call = { userId, signal: c.req.raw.signal };
    const { bytes, facts, notes } = await capture(url, { width, scale: 1, dark: false }, call);
    const type = bytes[0] === PNG_FIRST_BYTE ? 'image/png' : 'image/jpeg';
    return c.json({ imageBase64: Buffer.from(bytes).toString('base64'), type, title: facts.title, notes });
  });

const PNG_FIRST_BYTE = 0x89;
