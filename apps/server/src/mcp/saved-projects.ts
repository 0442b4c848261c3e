import type { Database } from '@blueprompt/backend/contract';
import { AnalysisResult } from '@blueprompt/core/analysis';
import { toProject } from '@blueprompt/core/guide/join-outcomes';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import { z } from 'zod';

/** `screenshots` are the stored pictures, by paths that the tools take as images. */
export type SavedProject = { id: string; name: string; savedAt: string; screenshots: string[] };

const LISTED = 50;

const Paths = z.array(z.string()).catch([]);

/** The user's saved projects, newest first. */
export const listSavedProjects = async (database: Database, userId: string): Promise<SavedProject[]> => {
  const rows = await database.asService((sql) =>
    sql<Omit<SavedProject, 'screenshots'> & { first: string; paths: string | null }>(
      `select id::text, prompt as name, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "savedAt",
         image_path as first, (result -> 'imagePaths')::text as paths
       from public.analysis_history where user_id = $1::uuid order by created_at desc limit $2`,
      [userId, LISTED],
    ),
  );
  return rows.map(({ first, paths, ...project }) => {
    const stored = Paths.parse(JSON.parse(paths ?? '[]'));
    // A row holds what its owner wrote into it: only paths of the owner's folder are pictures.
    const screenshots = (stored.length > 0 ? stored : [first]).filter((path) => path.startsWith(`${userId}/`));
    return { ...project, screenshots };
  });
};

/** The guide of one of the user's own projects; undefined when it is not there, or somebody else's. */
export const readSavedGuide = async (
  database: Database,
  userId: string,
  id: string,
  detail: 'concise' | 'full',
): Promise<string | undefined> => {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await database.asService((sql) =>
    sql<{ name: string; result: string }>(
      'select prompt as name, result::text as result from public.analysis_history where user_id = $1::uuid and id = $2::uuid',
      [userId, id],
    ),
  );
  if (!row) return undefined;
  const result = AnalysisResult.safeParse(JSON.parse(row.result));
  if (!result.success) return 'This project was saved without an analysis.';
  return writeGuide(toProject({ ...result.data, promptName: result.data.promptName ?? row.name }), { detail });
};
