/** Writes docs/settings.md from the schema of the environment. Run: node scripts/settings-reference.ts */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderSettings } from './render-settings.ts';
import { ROOT } from './run.ts';

writeFileSync(path.join(ROOT, 'docs', 'settings.md'), renderSettings());
