import { RestError } from './rest-error.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type Preferences = {
  returnRows: boolean;
  countRows: boolean;
  /** The most rows that a change may touch; only with `handling=strict`, as in PostgREST. */
  maxAffected: number | undefined;
  /** The Preference-Applied header: what was asked for and is done, in PostgREST's order. */
  applied: string;
};

/** What is honoured besides `max-affected`, in the order of Preference-Applied, and for which methods it means something. */
const HONOURED: [preference: string, values: readonly string[], methods: readonly Method[]][] = [
  // A column that `columns` names and a row lacks is null anyway.
  ['missing', ['null'], ['POST', 'PATCH']],
  ['return', ['representation', 'minimal'], ['POST', 'PATCH', 'DELETE']],
  // A guess is answered with the exact number: the rows of one user are few enough to be counted.
  ['count', ['exact', 'planned', 'estimated'], ['GET', 'POST', 'PATCH', 'DELETE']],
  ['tx', ['commit'], ['GET', 'POST', 'PATCH', 'DELETE']],
  ['handling', ['strict', 'lenient'], ['GET', 'POST', 'PATCH', 'DELETE']],
];
const LIMITED: readonly Method[] = ['PATCH', 'DELETE'];
const ROW_LIMIT = /^max-affected=(\d{1,15})$/;
/** PostgREST can do these; a write without them would be another write than the one asked for. */
const REFUSED = /^(resolution=.*|missing=default|tx=rollback)$/;

/**
 * Reads the Prefer header as PostgREST does: of two values for one preference the first counts, and what is not honoured is
 * ignored, or refused with `handling=strict`. Beyond PostgREST, a `max-affected` is refused then too where it is no number or
 * would be ignored: a read changes no rows, and an insert as many as were sent. supabase-js offers it for changes only.
 */
export function parsePreferences(method: Method, header: string | undefined): Preferences {
  const wishes = (header ?? '').split(',').flatMap((wish) => wish.trim() || []);
  const chosen = new Map(
    HONOURED.map(([name, values]) => [
      name,
      wishes.find((wish) => values.some((value) => wish === `${name}=${value}`)),
    ]),
  );
  const limit = wishes.find((wish) => ROW_LIMIT.test(wish));
  const isStrict = chosen.get('handling') === 'handling=strict';
  if (isStrict) refuseUnhonoured(method, wishes);
  const refused = method === 'GET' ? undefined : wishes.find((wish) => REFUSED.test(wish));
  if (refused) throw new RestError(400, 'PGRST100', 'This preference is not supported', refused.split('=')[0]);

  const applies = isStrict && LIMITED.includes(method);
  const applied = HONOURED.flatMap(([name, , methods]) => (methods.includes(method) && chosen.get(name)) || []);
  return {
    returnRows: chosen.get('return') === 'return=representation',
    countRows: chosen.get('count') !== undefined,
    maxAffected: applies && limit ? Number(ROW_LIMIT.exec(limit)![1]) : undefined,
    applied: [...applied, ...(applies && limit ? [limit] : [])].join(', '),
  };
}

function refuseUnhonoured(method: Method, wishes: readonly string[]): void {
  const known = new Set(HONOURED.flatMap(([name, values]) => values.map((value) => `${name}=${value}`)));
  const isLimit = (wish: string): boolean => LIMITED.includes(method) && ROW_LIMIT.test(wish);
  const invalid = wishes.filter((wish) => !known.has(wish) && !isLimit(wish));
  if (invalid.length === 0) return;
  const details = `Invalid preferences: ${invalid.join(', ')}`;
  throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', details);
}
