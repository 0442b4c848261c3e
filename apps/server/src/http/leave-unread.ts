import type { ServerResponse } from 'node:http';

type Limits = {
  /** What is ready has to be read in this time: until then it is in memory. */
  readMs: number;
  /** And everything, streams too, is over after this. */
  wholeMs: number;
};

/** Hangs up on whoever asks and does not read the answer. */
export const leaveUnread = (answer: ServerResponse, { readMs, wholeMs }: Limits): void => {
  const hangUpAfter = (ms: number) => {
    const timer = setTimeout(() => answer.destroy(), ms);
    answer.once('close', () => clearTimeout(timer));
  };
  hangUpAfter(wholeMs);
  // Comes when all of it was handed over; 'close' follows when the last byte has left.
  answer.once('prefinish', () => hangUpAfter(readMs));
};
