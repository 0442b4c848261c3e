/** Brings a backup into an empty installation. Run: npm run restore -- FOLDER, with the settings of the new server. */
import { restoreBackup } from '../packages/backend/src/backup/restore-backup.ts';
import { placeOf, targetOf } from './backup-place.ts';

const folder = targetOf('restore');
const place = placeOf();
try {
  const { tables, files, madeAt } = await restoreBackup(place, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${rows} rows of ${tables.length} tables as of ${madeAt}, files ${files}.\n`);
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`);
  process.exit(1);
}
