import { RestError } from './rest-error.ts';

export type Preferences = { returnRows: boolean; countExactly: boolean };

/** Reads the Prefer header; what would change the meaning of a write and is not supported is refused. */
export function parsePreferences(header: string | undefined): Preferences {
  const wishes = new Set((header ?? '').split(',').map((wish) => wish.trim()));
  for (const wish of wishes)
    if (wish.startsWith('resolution=') || wish === 'missing=default' || wish === 'tx=rollback')
      throw new RestError(400, 'PGRST100', 'This preference is not supported', wish.split('=')[0]);
  return { returnRows: wishes.has('return=representation'), countExactly: wishes.has('count=exact') };
}
