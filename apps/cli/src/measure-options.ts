import type { View } from '@blueprompt/capture/capture-page';
import { CAPTURE_WIDTHS } from '@blueprompt/capture/view-like';
import type { DomFacts } from '@blueprompt/core/dom-facts';
import type { Measurement } from '@blueprompt/core/measurement';
import { type Command, type Given, UsageError } from './command.ts';

/** The largest allowed picture takes a quiet machine about 40 s. */
const DEFAULT_TIMEOUT_SECONDS = 120;
/** Node's timers end at 24 days; nobody waits a day for a picture. */
const MAX_TIMEOUT_SECONDS = 86_400;

const DEFAULT_WIDTH = 1440;
const HEIGHTS = { least: 100, most: 16_000 };

/** How a command measures. */
export type MeasureOptions = {
  asJson: boolean;
  timeoutMs: number;
  /** What somebody asked for passes on the clock; the default is of work, which a busy machine makes wait. */
  maxPassedMs?: number | undefined;
  /** The view that an address is captured in. */
  view: View;
  /** What becomes of a captured page's own facts: they replace the estimates unless a command has another use for them. */
  useFacts?: (measurement: Measurement, facts: DomFacts) => Measurement;
};

/** The options of every command that measures. */
export const MEASURE_OPTIONS: Command['options'] = {
  width: { value: 'PX', help: `width at which an address is captured; default ${DEFAULT_WIDTH}` },
  height: { value: 'PX', help: 'capture only the top PX pixels of the page, not all of it' },
  dark: { help: 'capture an address in its dark theme' },
  timeout: { value: 'SECONDS', help: `stop measuring an image after SECONDS; default ${DEFAULT_TIMEOUT_SECONDS}` },
};

/** Reads from a command line how to measure. */
export const readMeasureOptions = (given: Given): MeasureOptions => {
  const text = given.text('timeout');
  const seconds = text === undefined ? DEFAULT_TIMEOUT_SECONDS : Number(text);
  if (text?.trim() === '' || !(seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS))
    throw new UsageError(
      `--timeout must be a number of seconds above 0 and at most ${MAX_TIMEOUT_SECONDS}, not '${text}'`,
    );
  const timeoutMs = seconds * 1000;
  const height = given.text('height');
  const view = {
    width: readWidth(given.text('width') ?? String(DEFAULT_WIDTH)),
    scale: 1,
    dark: given.flag('dark'),
    height: height === undefined ? undefined : readPixels('height', height, HEIGHTS),
  };
  return { asJson: given.flag('json'), timeoutMs, maxPassedMs: text === undefined ? undefined : timeoutMs, view };
};

/** A width that a page can be captured at; anything else is a UsageError. */
export const readWidth = (text: string, option = 'width'): number => readPixels(option, text, CAPTURE_WIDTHS);

const readPixels = (option: string, text: string, { least, most }: { least: number; most: number }): number => {
  const px = Number(text);
  if (text.trim() === '' || !Number.isInteger(px) || px < least || px > most)
    throw new UsageError(`--${option} must be a whole number of pixels from ${least} to ${most}, not '${text}'`);
  return px;
};
