import { parseAnalysis } from '@blueprompt/core/engine-answer/parse-analysis';
import { STORAGE } from '@blueprompt/core/spec/timing';
import type { SupabaseClient } from '@supabase/supabase-js';
import { encodeImage } from '@/client/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/client/json-body.ts';
import { hasRoomFor } from '@/engine/measure-here.ts';
import { readScreenshot } from '@/engine/read-screenshot.ts';
import { SCREENSHOTS } from '@/history/screenshots.ts';
import { failures } from '@/strings/generate.ts';
import { callAnalyze } from './call-analyze.ts';
import type { CallAnswer, GenerationCalls, Verdict } from './generation-calls.ts';
import { type Connection, postFunction } from './post-function.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const hash = async (image: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await image.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The calls of a real generation, over the app's client. */
export const createGenerationCalls = (supabase: SupabaseClient, publishableKey: string): GenerationCalls => {
  /** Asks with the session of this moment, which may have been renewed since the last page. */
  const withSession = async (ask: (connection: Connection) => Promise<CallAnswer>): Promise<CallAnswer> => {
    const { data } = await supabase.auth.getSession();
    if (!data.session) return { ok: false, failure: { status: 401, code: '', message: failures.notAuthenticated } };
    return ask({ fetch: window.fetch.bind(window), accessToken: data.session.access_token, publishableKey });
  };
  return {
    session: async () => {
      const { data } = await supabase.auth.getSession();
      return data.session ? { userId: data.session.user.id } : undefined;
    },
    encode: encodeImage,
    validate: async (body, signal) => {
      const { data } = await supabase.functions.invoke<Verdict>('validate-ui-image', {
        body: toJsonBody(body),
        headers: JSON_HEADERS,
        signal,
      });
      signal.throwIfAborted();
      return data ?? undefined;
    },
    analyze: (body, onStage, signal) => withSession((connection) => callAnalyze(connection, body, onStage, signal)),
    hash,
    count: (imageHash, signal) =>
      withSession(async (connection) => {
        const counted = await postFunction(connection, 'count-image', { body: JSON.stringify({ imageHash }), signal });
        return counted.ok ? { ok: true, data: undefined } : counted;
      }),
    hasRoomHere: hasRoomFor,
    readHere: readScreenshot,
    upload: async (path, image) => {
      const { error } = await supabase.storage
        .from(SCREENSHOTS)
        .upload(path, image, { contentType: image.type, cacheControl: STORAGE.cacheControl });
      if (error) console.warn('A screenshot could not be stored.', error);
      return !error;
    },
    discard: async (paths) => {
      if (paths.length > 0) await supabase.storage.from(SCREENSHOTS).remove(paths);
    },
    parse: parseAnalysis,
    wait,
    now: Date.now,
    warn: console.warn,
  };
};
