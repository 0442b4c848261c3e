import type { Database } from '@blueprompt/backend/contract';

const KEEP_DAYS = 30;

/** Costly answers by what they were made from; shared by all processes on the database. */
export type AnswerCache = {
  load: (key: string) => Promise<unknown | undefined>;
  save: (key: string, answer: unknown) => Promise<void>;
  /** Removes what nobody asked for in a month. */
  prune: () => Promise<void>;
};

/** The cache in the database. Saving the same answer twice, from two processes, is no conflict. */
export const createAnswerCache = (database: Database): AnswerCache => ({
  load: async (key) => {
    const [row] = await database.asService((sql) =>
      sql<{ analysis: string }>('select analysis::text as analysis from product.analysis_cache where key = $1', [key]),
    );
    return row ? JSON.parse(row.analysis) : undefined;
  },
  save: async (key, answer) => {
    await database.asService((sql) =>
      sql(
        `insert into product.analysis_cache (key, analysis) values ($1, $2::jsonb)
         on conflict (key) do update set created_at = now()`,
        [key, JSON.stringify(answer)],
      ),
    );
  },
  prune: async () => {
    await database.asService((sql) =>
      sql('delete from product.analysis_cache where created_at < now() - make_interval(days => $1)', [KEEP_DAYS]),
    );
  },
});
