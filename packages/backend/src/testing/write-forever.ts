/** A process of its own that writes row after row and says each number once the database has acknowledged it. */
import { openDatabase } from '../database/open-database.ts';

const [dataDir, url] = process.argv.slice(2);
const database = await openDatabase({ dataDir: dataDir!, url, log: () => undefined });
const write = (n: number) =>
  database.asService((sql) =>
    sql('insert into product.analysis_cache (key, analysis) values ($1, $2)', [`n${n}`, '{}']),
  );

process.stdout.write('open\n');
// Several at once, as requests come.
let next = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      const n = next++;
      await write(n);
      process.stdout.write(`${n}\n`);
    }
  }),
);
