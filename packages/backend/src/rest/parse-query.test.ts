import { describe, expect, it } from 'vitest';
import { deleteSql, insertSql, selectSql } from './build-sql.ts';
import { MAX_ROWS, parseColumns, parseQuery } from './parse-query.ts';
import type { Table } from './tables.ts';

const table: Table = {
  sql: 'public."t"',
  columns: new Map([
    ['id', 'uuid'],
    ['user_id', 'uuid'],
    ['prompt', 'text'],
    ['created_at', 'timestamp with time zone'],
    ['result', 'jsonb'],
  ]),
  growing: [],
};
const parse = (search: string) => parseQuery(table, new URLSearchParams(search));

describe('a query', () => {
  it('is all columns and a thousand rows unless it says otherwise', () => {
    expect(parse('')).toEqual({
      select: [...table.columns.keys()],
      filters: [],
      order: [],
      limit: MAX_ROWS,
      offset: 0,
    });
    expect(parse('limit=5000').limit).toBe(MAX_ROWS);
  });

  it('is read into columns, filters, order and page', () => {
    const text =
      'select=id,"prompt"&user_id=eq.u&prompt=not.in.(a,"b,\\"c")&created_at=not.is.null&order=created_at.desc.nullslast,id&limit=3&offset=6';
    expect(parse(text)).toEqual({
      select: ['id', 'prompt'],
      filters: [
        { column: 'user_id', not: false, operator: 'eq', value: 'u' },
        { column: 'prompt', not: true, operator: 'in', values: ['a', 'b,"c'] },
        { column: 'created_at', not: true, operator: 'is', value: 'null' },
      ],
      order: [
        { column: 'created_at', direction: 'desc', nulls: 'last' },
        { column: 'id', direction: 'asc', nulls: undefined },
      ],
      limit: 3,
      offset: 6,
    });
  });

  it.each([
    ['in.()', { operator: 'in', values: [] }],
    ['in.("")', { operator: 'in', values: [''] }],
    ['in.(a,)', { operator: 'in', values: ['a', ''] }],
    ['in.(,a,,b)', { operator: 'in', values: ['', 'a', '', 'b'] }],
    ['in.("a"b,"c,d")', { operator: 'in', values: ['"a"b', 'c,d'] }],
    ['in.(say "hi","say \\"hi\\"")', { operator: 'in', values: ['say "hi"', 'say "hi"'] }],
    ['is.NULL', { operator: 'is', value: 'null' }],
    ['is.Not_Null', { operator: 'is', value: 'not_null' }],
    ['is.unknown', { operator: 'is', value: 'unknown' }],
    ['like.*x_', { operator: 'like', value: '%x_' }],
    ['ilike.%x*', { operator: 'ilike', value: '%x%' }],
  ])('takes %s as PostgREST does', (text, filter) => {
    const search = new URLSearchParams({ prompt: text });
    expect(parseQuery(table, search).filters).toEqual([{ column: 'prompt', not: false, ...filter }]);
  });

  it.each([
    'prompt=match.x',
    'prompt=like(any).{x}',
    `prompt=ilike.${'*a'.repeat(9)}`,
    `prompt=like.${'a'.repeat(501)}`,
    'prompt=eq',
    'result=eq.{}',
    'result=not.is.null',
    'order=created_at,result.desc',
    'or=(id.eq.1,id.eq.2)',
    'and=(id.eq.1)',
    'not.or=(id.eq.1)',
    'id=is.anything',
    'id=is.constructor',
    'id=in.a,b',
    'id=in.(a)b)',
    'limit=-1',
    'limit=1e3',
    'limit=1;drop',
    'offset=x',
    'order=id.sideways',
    'order=id;drop table t',
    'select=id,users(*)',
    'select=count()',
    'select=id::text',
    'select=result->a',
    'select=id"',
    'id"=eq.1',
    `nothing=eq.1`,
    Array.from({ length: 21 }, () => 'id=eq.1').join('&'),
    'order=id,id,id,id,id,id',
    `id=in.(${'a,'.repeat(100)}a)&user_id=not.in.(${'a,'.repeat(99)}a)`,
  ])('that is not known is refused: %s', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ name: 'RestError', status: 400 }));
  });

  it('becomes SQL whose values are parameters only', () => {
    const portion = 1_000;
    const evil = `x'; drop table public.t; --`;
    const { text, values } = selectSql(
      table,
      parse(`prompt=eq.${encodeURIComponent(evil)}&order=created_at.desc&limit=3`),
      portion,
    );
    expect(values).toEqual([evil]);
    expect(text).toContain('where "prompt" = cast($1::text as text) order by "created_at" desc, "id" limit 3 offset 0');
    expect(text).not.toContain('drop');
    expect(deleteSql(table, parse(`id=in.(a,b)`).filters, [])).toEqual({
      text: `with q as (delete from public."t" where "id" = any (array(select cast(item as uuid) from jsonb_array_elements_text($1::text::jsonb) item)) returning 1) select '' as body, count(*)::int as n from q`,
      values: ['["a","b"]'],
    });
    const sized = { ...table, size: 'bytes' };
    const sizedSql = (search: string) => selectSql(sized, parseQuery(sized, new URLSearchParams(search)), portion).text;
    expect(sizedSql('select=id,result')).toContain('q as (select "id", "result" from sized where filled <= 1000)');
    expect(sizedSql('select=id')).not.toContain('bytes');
    expect(insertSql(table, ['prompt'], '[]', ['id']).text).toContain(
      'json_to_recordset($1::text::json) as source ("prompt" text)',
    );
  });

  it('names columns of an insert in quotes or without', () => {
    expect(parseColumns(table, '"id",prompt')).toEqual(['id', 'prompt']);
    expect(parseColumns(table, undefined)).toBeUndefined();
    expect(() => parseColumns(table, '"is_admin"')).toThrow(expect.objectContaining({ code: 'PGRST204' }));
  });
});
