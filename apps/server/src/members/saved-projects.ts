import type { Database } from '@blueprompt/backend/contract';
import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { z } from 'zod';
import type { SavedProjectText } from '../engines/analysis-engine.ts';

/** `screenshots` are the stored pictures, by paths that the tools take as images. */
type SavedProject = { id: string; name: string; savedAt: string; screenshots: string[] };

const LISTED = 50;

/** The user's saved projects, newest first. */
export const listSavedProjects = async (database: Database, userId: string): Promise<SavedProject[]> => {
  const rows = await database.asService((sql) =>
    sql<Omit<SavedProject, 'screenshots'> & { first: string; paths: string }>(
      // The paths come from beside the result, which may be megabytes of whatever its owner wrote.
      `select id::text, prompt as name, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "savedAt",
         image_path as first,
         to_json(array(select image_paths ->> n from generate_series(0, ${MAX_IMAGES_PER_PROJECT - 1}) n
           where image_paths ->> n is not null))::text as paths
       from public.analysis_history where user_id = $1::uuid order by created_at desc, id limit $2`,
      [userId, LISTED],
    ),
  );
  return rows.map(({ first, paths, ...project }) => {
    const stored = JSON.parse(paths) as string[];
    // Only paths of the owner's folder are pictures.
    const screenshots = (stored.length > 0 ? stored : [first]).filter((path) => path.startsWith(`${userId}/`));
    return { ...project, screenshots };
  });
};

/** One of the user's own projects as stored; undefined when it is not there, or somebody else's. */
export const readSavedProject = async (
  database: Database,
  userId: string,
  id: string,
): Promise<Omit<SavedProjectText, 'detail'> | undefined> => {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await database.asService((sql) =>
    sql<Omit<SavedProjectText, 'detail'>>(
      `select prompt as name, product.corrected_result(result, corrections)::text as result
       from public.analysis_history where user_id = $1::uuid and id = $2::uuid`,
      [userId, id],
    ),
  );
  return row;
};
