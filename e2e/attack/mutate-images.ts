import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { drawInterface } from '../../apps/server/src/testing/draw-png.ts';
import { createRandom, encodeEachWay, mutate } from '../../packages/vision/src/testing/mutate-image.ts';
import { createTally, type Report, withServer } from './attack.ts';

const FILES = 2_000;
const MAX_MS = 30_000;
/** As many as one account may send in a minute, so that none is refused for their number. */
const FILES_PER_ACCOUNT = 40;
const AT_ONCE = 2;

/** What is wrong with an answer; undefined when it is a result or says in words why there is none. */
const findFault = (status: number, text: string, ms: number): string | undefined => {
  if (ms > MAX_MS) return `took ${Math.round(ms)} ms`;
  if (status === 200) return undefined;
  if (status >= 500) return `was answered ${status}: ${text.slice(0, 200)}`;
  const { error, code } = JSON.parse(text) as { error?: string; code?: string };
  if (!code || !error || !/\p{L}{3,}.*\.$/u.test(error) || /\(\s*\)|undefined|null|NaN/.test(error))
    return `has no reason: ${text.slice(0, 200)}`;
  return undefined;
};

/** Damaged pictures of every format, through the function that measures them; file by file repeatable by its number. */
export const mutateImages = (): Promise<Report> =>
  withServer(async ({ call, newUser, server }) => {
    const answers = createTally();
    const broken: string[] = [];
    let slowestMs = 0;
    let [next, waits] = [0, 0];
    const tokens: string[] = [];
    for (let n = 0; n < FILES / FILES_PER_ACCOUNT; n++) tokens.push(await newUser(`mutant-${n}`));
    const sources = await encodeEachWay(sharp(drawInterface(0x335577)));
    const send = async (file: number): Promise<void> => {
      const bytes = Buffer.from(mutate(sources[file % sources.length]!, createRandom(file)));
      const body = { imageBase64: bytes.toString('base64'), uiType: 'webapp' };
      const ask = () => call('/functions/v1/analyze-ui', body, tokens[Math.floor(file / FILES_PER_ACCOUNT)]);
      let started = performance.now();
      let answer = await ask();
      // Who has used a lot of a busy machine waits as told, and then it is about the picture.
      for (; answer.status === 429; answer = await ask()) {
        waits += 1;
        await answer.arrayBuffer();
        await sleep(1_000 * Number(answer.headers.get('retry-after')));
        started = performance.now();
      }
      const text = await answer.text();
      const ms = performance.now() - started;
      slowestMs = Math.max(slowestMs, Math.round(ms));
      answers.add(answer.ok ? '200' : `${answer.status} ${(JSON.parse(text) as { code?: string }).code}`);
      const fault = findFault(answer.status, text, ms);
      if (fault) broken.push(`file ${file} ${fault}`);
    };
    const lane = async (): Promise<void> => {
      while (next < FILES) {
        const file = next++;
        await send(file).catch((error: Error) => broken.push(`file ${file} was not answered: ${error.message}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    if (!(await fetch(`${server.url}/readyz`)).ok) broken.push('the server is not ready any more');
    return { figures: { files: FILES, answers: answers.counts, waits, slowestMs }, broken };
  });
