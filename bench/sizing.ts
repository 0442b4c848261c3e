/**
 * What one picture costs a running server: processor time, memory of the processes, rows and bytes that stay. The figures
 * are for the sizing table of docs/operations.md. Run: node bench/sizing.ts [picture.png …]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../apps/server/src/testing/run-server.ts';
import { openDatabase } from '../packages/backend/src/database/open-database.ts';
import { callsOf, mark, memoryMb } from './server-calls.ts';

const PICTURES = [
  'packages/vision/src/fixtures/article.png',
  'packages/vision/src/fixtures/form.png',
  'apps/web/src/features/marketing/hero-screenshot.png',
];
const ROUNDS = 4;
/** What Linux counts processor time in. */
const TICKS_PER_SECOND = 100;

/** Processor seconds of a process and all below it so far. */
const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return own + (children ? children.split(' ').reduce((sum, child) => sum + cpuSeconds(Number(child)), 0) : 0);
};

const pictures = process.argv.length > 2 ? process.argv.slice(2) : PICTURES;
const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-sizing-'));
const server = await startServer(dataDir, { LOG_LEVEL: 'error' }, { isMeasured: true });
const { call, newSubscriber, publishableKey } = await callsOf(server);
const token = await newSubscriber('sizing');
const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'image/png' };

/** As the app does: analysed, stored and saved. */
const generate = async (picture: string, round: number): Promise<number> => {
  const png = mark(readFileSync(picture), `round ${round}`);
  const body = { imageBase64: png.toString('base64'), uiType: 'webapp', pageName: 'Home', isFullPage: true };
  const answer = await call('/functions/v1/analyze-ui', body, token);
  if (!answer.ok) throw new Error(`${picture}: ${answer.status} ${await answer.text()}`);
  const path = `${sub}/${round}-0-${picture.split('/').at(-1)}`;
  const upload = { method: 'POST', headers, body: new Uint8Array(png) };
  await fetch(`${server.url}/storage/v1/object/screenshots/${path}`, upload);
  const row = { user_id: sub, prompt: `${picture} ${round}`, image_path: path, result: await answer.json() };
  const saved = await call('/rest/v1/analysis_history', row, token);
  if (saved.status !== 201) throw new Error(`saving ${picture}: ${saved.status} ${await saved.text()}`);
  return png.length;
};

const idleMb = memoryMb(server.pid);
// The first one starts the worker and loads the models.
await generate(pictures[0]!, 0);
const [startCpu, started] = [cpuSeconds(server.pid), performance.now()];
let [count, pictureBytes, peakMb] = [0, 0, 0];
for (let round = 1; round <= ROUNDS; round++)
  for (const picture of pictures) {
    pictureBytes += await generate(picture, round);
    count += 1;
    peakMb = Math.max(peakMb, memoryMb(server.pid));
  }
const [cpu, seconds] = [cpuSeconds(server.pid) - startCpu, (performance.now() - started) / 1000];
await server.end('SIGTERM');
await sleep(100);
const database = await openDatabase({ dataDir, log: () => undefined });
const [rows] = await database.asService((sql) =>
  sql(`select (select avg(pg_column_size(result))::int from public.analysis_history) as history_bytes,
              (select avg(pg_column_size(analysis))::int from product.analysis_cache) as cache_bytes,
              (select count(*)::int from product.analysis_cache) as cache_rows,
              pg_database_size(current_database())::bigint as database_bytes`),
);
await database.close();
rmSync(dataDir, { recursive: true, force: true });
const perPicture = (value: number) => Math.round((value / count) * 100) / 100;
console.log(
  JSON.stringify(
    {
      pictures: count,
      cpuSecondsEach: perPicture(cpu),
      secondsEach: perPicture(seconds),
      picturesAMinuteACore: Math.round((60 * count) / cpu),
      memoryMb: { idle: Math.round(idleMb), peak: Math.round(peakMb) },
      pictureBytesEach: Math.round(pictureBytes / count),
      ...rows,
    },
    null,
    2,
  ),
);
