import { takeModelAsk } from '../members/entitlement.ts';
import type { FunctionDeps } from './function-deps.ts';

/** Nobody reads the words of a page's other widths and states: the guide is written from their facts. */
export const PART_OF_PAGE =
  'This screenshot was sent as another width or state of a page, so the model was not asked about it.';
const USED_UP = "You have used up this month's answers from the model.";

/**
 * What the model engine calls before it costs money: why this user's words come from the measured facts alone, where they
 * do. The facts themselves are as free as ever.
 */
export const refuseModel = (deps: FunctionDeps, userId: string) => async (): Promise<string | undefined> => {
  const who = { userId, freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
  return (await takeModelAsk(deps.database, who)) ? undefined : USED_UP;
};
