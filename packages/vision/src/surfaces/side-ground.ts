import { channelGap, luma } from '../colour/rgb.ts';
import type { Profile } from './side-profile.ts';

/** A known ground this many levels from the end of a fade is where it would have ended. */
const NEAR_GROUND = 16;
/** Fewer lines do not show where a fade would end. */
const MIN_OWN_LINES = 8;
/** Sides whose fades end within so many levels of each other lie on one ground. */
const SAME_END = 2;

/** Where the fades end: where most of those end that no neighbour cuts off, or the known ground that is hardly brighter. */
export const groundOf = (profiles: readonly Profile[], grounds: readonly number[]): number | undefined => {
  const open = profiles.filter(({ isBetween }) => !isBetween);
  const ends = [open, profiles].map((some) =>
    some.flatMap(({ colors }) => (colors.length > 0 ? [brightest(colors)] : [])),
  );
  const heard = ends.find((some) => some.length > 0) ?? [];
  const votes = (end: number): number => heard.filter((other) => channelGap(end, other) <= SAME_END).length;
  const end = heard.toSorted((a, b) => votes(b) - votes(a) || luma(b) - luma(a))[0];
  if (end === undefined) return undefined;
  return nearGround(end, grounds) ?? end;
};

/** The known ground that the end of a fade would have reached. */
const nearGround = (end: number, grounds: readonly number[]): number | undefined =>
  grounds
    .filter((color) => luma(color) >= luma(end) - 0.5 && channelGap(color, end) <= NEAR_GROUND)
    .toSorted((a, b) => channelGap(a, end) - channelGap(b, end))[0];

/** The ground of all sides, where this one ends on nothing brighter. */
export const sharedGround = ({ colors }: Profile, ground: number): number | undefined =>
  colors.length > 0 && luma(brightest(colors)) <= luma(ground) + SAME_END ? ground : undefined;

/** What one side of a box lies on: mostly what the others do, but a card may reach out of a band into the page below. */
export const ownGround = (
  { colors, isBetween }: Profile,
  ground: number,
  grounds: readonly number[],
): number | undefined => {
  if (colors.length === 0) return undefined;
  const end = brightest(colors);
  const shared = nearGround(end, [ground]);
  if (shared !== undefined) return shared;
  return isBetween || colors.length < MIN_OWN_LINES ? undefined : (nearGround(end, grounds) ?? end);
};

const brightest = (colors: readonly number[]): number =>
  colors.reduce((best, color) => (luma(color) > luma(best) ? color : best));
