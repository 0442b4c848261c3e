import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Row } from '@blueprompt/backend/contract';
import { createLog } from '../http/logger.ts';
import { createMetrics } from '../http/metrics.ts';
import { createMailer } from '../mail/mailer.ts';
import { createOutboxTransport } from '../mail/transport.ts';
import type { Installation } from './fault-installation.ts';
import type { Acknowledged } from './fault-load.ts';

const SEND_LIMIT_MS = 60_000;

/** Sends what a killed server had taken and not sent: its claim ends with time, which is made to pass here. */
const sendTheRest = async (database: Database, dataDir: string): Promise<void> => {
  const sql = (text: string) => database.asService((run) => run(text));
  await sql('update product.mail_queue set next_attempt_at = now() where sent_at is null');
  const mailer = createMailer({
    database,
    log: createLog({ level: 'silent', format: 'json' }),
    metrics: createMetrics({ load: () => ({ running: 0, waiting: 0 }) }),
    transport: createOutboxTransport(dataDir, 'http://127.0.0.1', () => undefined),
  });
  const until = Date.now() + SEND_LIMIT_MS;
  while (
    (await sql('select 1 from product.mail_queue where sent_at is null limit 1')).length > 0 &&
    Date.now() < until
  ) {
    mailer.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await mailer.stop();
};

/** Everything that is lost, doubled or torn, as sentences; empty when the books are right. */
export const findFaults = async (
  { dataDir, writer, buyers }: Installation,
  database: Database,
  said: Acknowledged,
): Promise<string[]> => {
  await sendTheRest(database, dataDir);
  const faults: string[] = [];
  const rows = <T extends Row>(text: string, values: unknown[] = []) =>
    database.asService((sql) => sql<T>(text, values));
  const compare = (what: string, acknowledged: Iterable<string>, found: string[]) => {
    const counts = new Map<string, number>();
    for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, n] of counts) if (n > 1) faults.push(`${what} ${name} is there ${n} times`);
    for (const name of acknowledged) if (!counts.has(name)) faults.push(`${what} ${name} was acknowledged and is lost`);
  };

  const saved = await rows<{ prompt: string }>('select prompt from public.analysis_history where user_id = $1::uuid', [
    writer.userId,
  ]);
  compare(
    'the saved',
    said.saved,
    saved.map((row) => row.prompt),
  );
  const queued = await rows<{ to_address: string }>('select to_address from product.mail_queue');
  compare(
    'the queued mail to',
    said.signedUp,
    queued.map((row) => row.to_address),
  );
  const outbox = join(dataDir, 'outbox');
  const files = readdirSync(outbox);
  const readers = files.map((file) => /^To: (.*)$/m.exec(readFileSync(join(outbox, file), 'utf8'))?.[1] ?? file);
  compare('the sent mail to', said.signedUp, readers);
  for (const file of files) if (!file.endsWith('.eml')) faults.push(`the outbox holds half a mail: ${file}`);
  const stored = await rows<{ name: string }>('select name from storage.objects');
  compare(
    'the row of the file',
    said.stored,
    stored.map((row) => row.name),
  );
  const events = await rows<{ event_id: string }>('select event_id from product.payment_events');
  const paid = [...said.paid].map((id) => `test-${id}-active`);
  compare(
    'the payment',
    [...paid, ...said.booked],
    events.map((row) => row.event_id),
  );
  const pro = await rows<{ id: string }>('select user_id::text as id from public.subscriptions where is_subscribed');
  compare(
    'the access of',
    buyers.map((buyer) => buyer.userId),
    pro.map((row) => row.id),
  );
  const [usage] = await rows<{ images: number; hashes: number }>(
    `select coalesce(sum(images), 0)::int as images, (select count(*)::int from product.used_images) as hashes
     from product.image_usage`,
  );
  if (usage!.images !== usage!.hashes) faults.push(`${usage!.hashes} pictures were counted as ${usage!.images}`);
  if (usage!.images < said.analysed.size)
    faults.push(`${said.analysed.size} pictures were analysed and ${usage!.images} counted`);
  return faults;
};
