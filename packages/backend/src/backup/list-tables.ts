import type { Connection } from '../database/connection.ts';

/** A table by its quoted name, with the columns that can be written. */
export type Table = { name: string; columns: string[] };

/** Our own schemas; `migrations` is left out, since the code that restores brings its own. */
const SCHEMAS = "('auth', 'storage', 'public', 'product')";

/** Every table of the product, those that others refer to first. */
export const listTables = async (connection: Connection): Promise<Table[]> => {
  const { rows } = await connection.query(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(distinct format('%I.%I', fn.nspname, f.relname))
        from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ${SCHEMAS} order by 1`,
    [],
  );
  const waiting = rows as { name: string; columns: string[]; needs: string[] }[];
  const ordered: Table[] = [];
  while (ordered.length < waiting.length) {
    const isReady = ({ name, needs }: (typeof waiting)[number]) =>
      !ordered.some((done) => done.name === name) && needs.every((need) => ordered.some((done) => done.name === need));
    const next = waiting.filter(isReady);
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
};
