import type { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { MAX_IMAGE_MEGAPIXELS } from '@blueprompt/core/spec/limits';
import { CaptureRefused } from './capture-refused.ts';

type Facts = Record<string, unknown>;
/** What a browser sends through its pipe: an answer to a command, or news of a page. Its form is the protocol's, not the page's. */
type Message = {
  id?: number;
  result?: Facts;
  error?: { message: string };
  method?: string;
  params?: Facts;
  sessionId?: string;
};

/** The DevTools protocol of one browser. */
export type Connection = {
  send: (method: string, params?: Facts, sessionId?: string) => Promise<Facts>;
  /** Calls back at news of one page, until the browser ends. */
  on: (sessionId: string, method: string, listener: (params: Facts) => void) => void;
};

/** Messages are JSON with a zero byte after each. */
const END = 0;
/** Room for the largest picture as a PNG that could not be made smaller, in base64, and the words around it. */
const MAX_MESSAGE_BYTES = Math.ceil((MAX_IMAGE_MEGAPIXELS * 1e6 * 4 * 4) / 3) + 1024 * 1024;

/** Speaks the DevTools protocol over a pair of pipes; every open command fails when the browser ends. */
export const connectPipe = (
  commands: Writable,
  answers: Readable,
  browser: EventEmitter,
  maxMessageBytes = MAX_MESSAGE_BYTES,
): Connection => {
  const open = new Map<number, { resolve: (result: Facts) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, ((params: Facts) => void)[]>();
  let next = 1;
  let ended: Error | undefined;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of open.values()) reject(ended);
    open.clear();
  };
  const take = (message: Message): void => {
    const { id, result, error, method, params = {}, sessionId } = message;
    if (id === undefined) {
      for (const listener of listeners.get(`${sessionId} ${method}`) ?? []) listener(params);
      return;
    }
    const waiting = open.get(id);
    open.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result ?? {});
  };
  browser.once('error', (error: Error) => end(new Error(`the browser did not start (${error.message})`)));
  browser.once('exit', () => end(new Error('the browser ended before the page was captured')));
  // A broken pipe says no more than the browser's end does.
  for (const pipe of [commands, answers])
    pipe.on('error', () => end(new Error('the browser ended before the page was captured')));
  const split = splitMessages((text) => take(JSON.parse(text) as Message), maxMessageBytes);
  answers.on('data', (chunk: Buffer) => {
    if (split(chunk)) return;
    end(new CaptureRefused('the page sent a message that is too large'));
    answers.destroy();
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = next++;
        open.set(id, { resolve, reject });
        commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      }),
    on: (sessionId, method, listener) => {
      const key = `${sessionId} ${method}`;
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    },
  };
};

/** Puts chunks together until a message is whole: a screenshot comes in many. Answers false when one is larger than allowed. */
const splitMessages = (onMessage: (text: string) => void, maxBytes: number): ((chunk: Buffer) => boolean) => {
  let parts: Buffer[] = [];
  let bytes = 0;
  const add = (part: Buffer): boolean => {
    parts.push(part);
    bytes += part.length;
    return bytes <= maxBytes;
  };
  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(END); at >= 0; at = chunk.indexOf(END, from)) {
      if (!add(chunk.subarray(from, at))) return false;
      from = at + 1;
      const text = Buffer.concat(parts).toString('utf8');
      [parts, bytes] = [[], 0];
      onMessage(text);
    }
    return add(chunk.subarray(from));
  };
};
