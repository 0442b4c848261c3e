import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from '../contract.ts';
import { renderRange } from './byte-range.ts';
import { isSafeKey } from './object-key.ts';

const TIMEOUT_MS = 30_000;
/** Screenshots share a bucket with whatever else is in it. */
const FOLDER = 'screenshots/';

type S3Settings = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region?: string | undefined;
};

/** Private files in any S3-compatible store, with the bucket in the path, which all of them understand. */
export function createS3Store({
  endpoint,
  bucket,
  accessKeyId,
  secretAccessKey,
  region = 'auto',
}: S3Settings): ObjectStore {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const urlOf = (key: string) => {
    if (!isSafeKey(key)) throw new Error('not a storage key');
    return `${root}/${encodePath(FOLDER + key)}`;
  };
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const response = await aws.fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    if (response.ok || response.status === 404 || response.status === 416) return response;
    // The body may repeat the request; the status says enough.
    await response.body?.cancel();
    throw new Error(`the object store answered ${response.status} to ${init.method ?? 'GET'}`);
  };
  return {
    put: async (key, bytes, contentType) => {
      const body = new Uint8Array(bytes);
      const response = await send(urlOf(key), { method: 'PUT', body, headers: { 'content-type': contentType } });
      if (response.status === 404) throw new Error('the bucket of the object store does not exist');
    },
    get: async (key) => {
      const response = await send(urlOf(key));
      if (response.status === 404) return undefined;
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: typeOf(response) };
    },
    open: async (key, wish) => {
      // Until it begins: how long it takes then is for whoever reads it.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
      const headers: Record<string, string> = wish ? { range: renderRange(wish) } : {};
      const response = await send(urlOf(key), { signal: late.signal, headers }).finally(() => clearTimeout(timer));
      if (response.status === 404 || !response.body) return undefined;
      return { body: response.body, contentType: typeOf(response), ...sizeOf(response) };
    },
    remove: async (keys) => {
      for (const key of keys) await send(urlOf(key), { method: 'DELETE' });
    },
    list: async (prefix) => {
      const found: Awaited<ReturnType<ObjectStore['list']>> = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER + prefix });
        if (next) query.set('continuation-token', next);
        const page = await (await send(`${root}?${query}`)).text();
        found.push(...parseList(page));
        next = tag(page, 'NextContinuationToken');
      } while (next);
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    },
  };
}

/** A store that does not know ranges sends the whole file. */
const sizeOf = ({ status, headers }: Response) => {
  const etag = headers.get('etag') ?? `"${headers.get('last-modified') ?? ''}"`;
  const [, start, end, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (status === 416) return { etag, bytes: 0, range: 'none' as const };
  if (status !== 206 || !total) return { etag, bytes: Number(headers.get('content-length')) };
  return { etag, bytes: Number(total), range: { start: Number(start), end: Number(end) } };
};

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? 'application/octet-stream';

/** The few fields that we need; our own keys hold no markup, so no XML parser is worth its weight. */
function parseList(xml: string) {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => ({
    key: tag(entry!, 'Key')!.slice(FOLDER.length),
    bytes: Number(tag(entry!, 'Size')),
    updatedAt: new Date(tag(entry!, 'LastModified')!),
  }));
}

function tag(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** As SigV4 wants it: everything but unreserved characters and slashes. */
function encodePath(path: string): string {
  const strict = (part: string) =>
    encodeURIComponent(part).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return path.split('/').map(strict).join('/');
}
