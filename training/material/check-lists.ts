/** Refuses lists that name a package of a sealed family, before anything is fetched: node training/material/check-lists.ts LIST … */
import { readFileSync } from 'node:fs';
import { createSealedCheck, nameOfSpec } from '../../bench/truth/package-families.ts';

const sealedFamilyOf = createSealedCheck();
const refused = process.argv.slice(2).flatMap((list) =>
  readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const spec = line.split(' ')[0]!;
      const family = sealedFamilyOf(nameOfSpec(spec));
      return family ? [`${list}: ${spec} belongs to the family ${family}, which is sealed: the engine is judged by it.`] : [];
    }),
);
for (const line of refused) process.stderr.write(`${line}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
