import { parseAnalysis } from '@blueprompt/core/engine-answer/parse-analysis';
import { STORAGE } from '@blueprompt/core/spec/timing';
import type { SupabaseClient } from '@supabase/supabase-js';
import { encodeImage } from '@/analysis/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/analysis/json-body.ts';
import { SCREENSHOTS } from '@/analysis/screenshots.ts';
import { failures } from '@/strings/generate.ts';
import { callAnalyze } from './call-analyze.ts';
import type { GenerationCalls, Verdict } from './generation-calls.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The calls of a real generation, over the app's client. */
export const createGenerationCalls = (supabase: SupabaseClient, publishableKey: string): GenerationCalls => ({
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
  analyze: async (body, onStage, signal) => {
    const { data } = await supabase.auth.getSession();
    if (!data.session) return { ok: false, failure: { status: 401, code: '', message: failures.notAuthenticated } };
    const accessToken = data.session.access_token;
    return callAnalyze({ fetch: window.fetch.bind(window), accessToken, publishableKey }, body, onStage, signal);
  },
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
});
