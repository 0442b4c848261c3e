import { type Command, type Given, UsageError } from './command.ts';

/** The largest allowed picture takes a quiet machine about 40 s. */
const DEFAULT_TIMEOUT_SECONDS = 120;
/** Node's timers end at 24 days; nobody waits a day for a picture. */
const MAX_TIMEOUT_SECONDS = 86_400;

/** How a command measures. */
export type MeasureOptions = { asJson: boolean; timeoutMs: number };

/** The option of every command that measures. */
export const TIMEOUT_OPTION: Command['options'] = {
  timeout: { value: 'SECONDS', help: `give an image up after SECONDS; default ${DEFAULT_TIMEOUT_SECONDS}` },
};

/** Reads from a command line how to measure. */
export const readMeasureOptions = (given: Given): MeasureOptions => {
  const text = given.text('timeout');
  const seconds = text === undefined ? DEFAULT_TIMEOUT_SECONDS : Number(text);
  if (text?.trim() === '' || !(seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS))
    throw new UsageError(`--timeout must be seconds, more than 0 and at most ${MAX_TIMEOUT_SECONDS}, not '${text}'`);
  return { asJson: given.flag('json'), timeoutMs: seconds * 1000 };
};
