import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import type { Failure } from '../http/failure.ts';

/** Bytes that may be a picture; only decoding tells. The hash names the content wherever it is cached or counted. */
export type SentImage = { bytes: Uint8Array; hash: string };

type ParsedImage = { ok: true; image: SentImage } | { ok: false; failure: Failure };

/** Bytes under the name of their content. */
export const toSentImage = (bytes: Uint8Array): SentImage => ({
  bytes,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

const refuse = (failure: Failure): ParsedImage => ({ ok: false, failure });

/** The bytes of a base64 picture, within the size limit. */
export const parseImage = (base64: string): ParsedImage => {
  if (base64.startsWith('data:'))
    return refuse({
      code: 'bad_request',
      message: 'imageBase64 must not start with a data-URL prefix: send the base64 alone.',
    });
  if (base64 === '') return refuse({ code: 'empty_image' });
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const size = (base64.length / 4) * 3 - padding;
  if (size > MAX_IMAGE_BYTES) return refuse({ code: 'image_too_large' });
  const bytes = Buffer.from(base64, 'base64');
  // The decoder skips what it does not know, and is ten times faster than a pattern: what is missing tells.
  if (size === 0 || bytes.length !== size || /[-_]/.test(base64)) return refuse({ code: 'bad_base64' });
  return { ok: true, image: toSentImage(bytes) };
};
