/** A process of its own that writes row after row and says each key once the database has acknowledged it. */
import { openDatabase } from '../database/open-database.ts';

const [dataDir, url] = process.argv.slice(2);
const say = (error: unknown) => {
  const { name, code, message } = error as Error & { code?: string };
  process.stdout.write(`${name} ${code} ${message}\n`);
};
const database = await openDatabase({ dataDir: dataDir!, url, log: () => undefined }).catch((error: unknown) => {
  say(error);
  process.exit(1);
});
/** About 20 kB that does not compress: a file limit is reached soon. */
const PAYLOAD = JSON.stringify(Array.from({ length: 1_000 }, () => Math.random()));

process.stdout.write('open\n');
let next = 0;
const writeOn = async () => {
  for (;;) {
    const key = `n${process.pid}-${next++}`;
    try {
      await database.asService((sql) =>
        sql('insert into product.analysis_cache (key, analysis) values ($1, $2)', [key, PAYLOAD]),
      );
    } catch (error) {
      say(error);
      return;
    }
    process.stdout.write(`${key}\n`);
  }
};
// Several at once, as requests come.
await Promise.all([writeOn(), writeOn(), writeOn(), writeOn()]);
// Still alive after a failure: this is what a server has to be.
process.stdout.write('alive\n');
await database.close();
