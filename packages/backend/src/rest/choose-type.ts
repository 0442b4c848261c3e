import { RestError } from './rest-error.ts';

/** A list of rows, or the one row by itself. */
export type AnswerType = 'list' | 'object';

const TYPES: Record<string, AnswerType> = {
  '*/*': 'list',
  'application/*': 'list',
  'application/json': 'list',
  'application/vnd.pgrst.array': 'list',
  'application/vnd.pgrst.array+json': 'list',
  'application/vnd.pgrst.object': 'object',
  'application/vnd.pgrst.object+json': 'object',
};
/** What an answer is anyway, so that it may be asked for; anything else, such as `nulls=stripped`, asks for another one. */
const HARMLESS = /^(q=[01](\.\d+)?|charset="?utf-?8"?)$/i;

/** The type of an answer by the Accept header. What cannot be honoured is refused as PostgREST does, never ignored. */
export function chooseType(accept: string | undefined): AnswerType {
  const asked = (accept ?? '').split(',').flatMap((type) => type.trim() || []);
  for (const one of asked) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    const type = TYPES[name.toLowerCase()];
    if (type && parameters.every((parameter) => HARMLESS.test(parameter))) return type;
  }
  if (asked.length === 0) return 'list';
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${asked.join(', ')}`);
}
