import type { Browser } from '@playwright/test';

/** A picture as base64 and how long it is shown. */
export type Frame = { jpeg: string; ms: number };

const BITS_PER_SECOND = 900_000;

/** Turns frames into a WebM by playing them into the browser's own recorder; takes as long as the video runs. */
export const encodeFrames = async (
  browser: Browser,
  frames: readonly Frame[],
  size: { width: number; height: number },
): Promise<Buffer> => {
  const page = await browser.newPage();
  await page.goto('about:blank');
  const base64 = await page.evaluate(
    async ({ frames, size, bitsPerSecond }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const drawing = canvas.getContext('2d')!;
      const pictures = await Promise.all(
        frames.map(async ({ jpeg }) => createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob())),
      );
      drawing.drawImage(pictures[0]!, 0, 0, size.width, size.height);
      const recorder = new MediaRecorder(canvas.captureStream(30), {
        mimeType: 'video/webm;codecs=vp9',
        videoBitsPerSecond: bitsPerSecond,
      });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start();
      for (const [index, { ms }] of frames.entries()) {
        drawing.drawImage(pictures[index]!, 0, 0, size.width, size.height);
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    { frames, size, bitsPerSecond: BITS_PER_SECOND },
  );
  await page.close();
  const totalMs = frames.reduce((sum, { ms }) => sum + ms, 0);
  return withDuration(Buffer.from(base64, 'base64'), totalMs);
};

const INFO = Buffer.from([0x15, 0x49, 0xa9, 0x66]);
const DURATION_BYTES = 11; // id 2, size 1, float 8

/** The recorder writes a live stream, which has no length; players need one to seek. */
const withDuration = (webm: Buffer, ms: number): Buffer => {
  const at = webm.indexOf(INFO);
  const sizeAt = at + INFO.length;
  const sizeLength = Math.clz32(webm[sizeAt]!) - 23;
  if (at < 0 || sizeLength !== 1) return webm;
  const size = webm[sizeAt]! & 0x7f;
  const grown = size + DURATION_BYTES;
  // One byte holds sizes up to 126; beyond that the size itself would have to grow.
  const duration = Buffer.alloc(DURATION_BYTES);
  duration.set([0x44, 0x89, 0x88]);
  duration.writeDoubleBE(ms, 3);
  const end = sizeAt + 1 + size;
  const header = grown <= 126 ? Buffer.from([0x80 | grown]) : Buffer.from([0x40 | (grown >> 8), grown & 0xff]);
  return Buffer.concat([
    webm.subarray(0, sizeAt),
    header,
    webm.subarray(sizeAt + 1, end),
    duration,
    webm.subarray(end),
  ]);
};
