import type { Database } from '../contract.ts';

/** The tables that /rest/v1 knows; every other name is unknown to it. */
const TABLES = ['subscriptions', 'feedback', 'analysis_history', 'user_onboarding', 'shared_results'] as const;

/** The primary key of each of them. */
export const KEY = 'id';

export type Table = {
  /** The quoted name, safe to put into SQL. */
  sql: string;
  /** Column name to SQL type, in the table's order. */
  columns: ReadonlyMap<string, string>;
  /** The column that knows how large a row is, where there is one; no computed column is part of the interface. */
  size?: string | undefined;
  /** Documents that can be changed later: they are small, and their room is counted when it is asked for. */
  growing: readonly string[];
};

/** Names and types come from the catalogue at start, never from a request. */
export async function loadTables(database: Database): Promise<ReadonlyMap<string, Table>> {
  const rows = await database.asService(
    (sql) =>
      sql<{ name: string; column: string; type: string; isComputed: boolean; isChanged: boolean }>(
        `select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
         a.attgenerated <> '' as "isComputed", has_column_privilege('authenticated', c.oid, a.attnum, 'update') as "isChanged"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and c.relname::text = any (string_to_array($1, ',')) and a.attnum > 0 and not a.attisdropped
       order by c.relname, a.attnum`,
        [TABLES.join(',')],
      ),
    { readOnly: true },
  );
  const tables = new Map<string, Table>();
  for (const name of TABLES) {
    const own = rows.filter((row) => row.name === name);
    const columns = own.filter((row) => !row.isComputed).map((row) => [row.column, row.type] as const);
    const size = own.find((row) => row.isComputed && row.type === 'integer')?.column;
    const growing = own.filter((row) => row.isChanged && row.type === 'jsonb').map((row) => row.column);
    tables.set(name, { sql: `public.${quoted(name)}`, columns: new Map(columns), size, growing });
  }
  return tables;
}

/** A name of the catalogue as an identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
