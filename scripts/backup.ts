/** Writes everything that an installation keeps into a new folder. Run: npm run backup -- FOLDER, with the server's settings. */
import { makeBackup } from '../packages/backend/src/backup/make-backup.ts';
import { placeOf, targetOf } from './backup-place.ts';

const folder = targetOf('backup');
const place = placeOf();
try {
  const { tables, files } = await makeBackup(place, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${rows} rows of ${tables.length} tables, files ${files}: ${folder}\n`);
} catch (error) {
  process.stderr.write(`No backup was made: ${(error as Error).message}\n`);
  process.exit(1);
}
