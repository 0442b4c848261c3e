/** Measures the files of its arguments and prints what came of it; `measure-with.ts` starts it. */
import { readFileSync } from 'node:fs';
import { measure } from '@blueprompt/vision/measure';
import { WARM_UP } from './warm-up.ts';

const measureFile = async (file: string | URL) => {
  const before = process.cpuUsage();
  const outcome = await measure(readFileSync(file));
  if (!outcome.ok) throw new Error(`${file}: ${JSON.stringify(outcome.error)}`);
  const { user, system } = process.cpuUsage(before);
  return { measurement: outcome.measurement, cpuSeconds: (user + system) / 1e6 };
};

await measureFile(WARM_UP);
const measured = [];
for (const file of process.argv.slice(2)) measured.push(await measureFile(file));
process.stdout.write(JSON.stringify(measured));
