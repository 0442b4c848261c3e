import type { ByteRange, RangeWish } from '../contract.ts';

/** Reads a Range header with one part; several, or none that can be read, mean the whole file, as RFC 9110 lets a server do. */
export function parseRange(header: string | undefined): RangeWish | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? undefined : { last: Number(to) };
  const [start, end] = [Number(from), to === '' ? undefined : Number(to)];
  return end !== undefined && end < start ? undefined : { start, end };
}

/** The part of a file of this size, or undefined where it has none of it. */
export function resolveRange(wish: RangeWish, bytes: number): ByteRange | undefined {
  const start = 'last' in wish ? Math.max(0, bytes - wish.last) : wish.start;
  const end = Math.min(bytes - 1, 'last' in wish ? bytes - 1 : (wish.end ?? bytes - 1));
  return start <= end ? { start, end } : undefined;
}

/** The header again, for a store that resolves it itself. */
export const renderRange = (wish: RangeWish): string =>
  'last' in wish ? `bytes=-${wish.last}` : `bytes=${wish.start}-${wish.end ?? ''}`;
