import { parseSettings } from '../apps/server/src/settings.ts';

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(2);
};

/** The folder that the command line names. */
export const targetOf = (command: string): string => process.argv[2] ?? fail(`Usage: npm run ${command} -- FOLDER`);

/** Where the installation keeps its things, by the same settings as the server reads. */
export const placeOf = (): { url: string | undefined; dataDir: string; keepsFiles: boolean } => {
  const parsed = parseSettings(process.env);
  if (!parsed.ok) return fail(parsed.message);
  const { databaseUrl, dataDir, s3 } = parsed.settings;
  return { url: databaseUrl, dataDir, keepsFiles: !s3 };
};
