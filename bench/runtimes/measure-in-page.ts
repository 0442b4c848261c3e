import { readdirSync } from 'node:fs';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Page } from '@playwright/test';

const ASSETS = new URL('../../apps/web/dist/assets/', import.meta.url);

type Seen = { measurement: Measurement; loadedBytes: number; totalBytes: number; ms: number };

/** Hands a picture to the engine's worker of this page, which keeps it for the next one. */
export const measureInPage = (page: Page, picture: Uint8Array): Promise<Seen> =>
  page.evaluate(
    async ({ script, base64 }) => {
      const place = globalThis as typeof globalThis & { engine?: Worker };
      place.engine ??= new Worker(script, { type: 'module' });
      const engine = place.engine;
      const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
      const begun = performance.now();
      let [loadedBytes, totalBytes] = [0, 0];
      return new Promise<Seen>((resolve, reject) => {
        engine.onerror = ({ message }) => reject(new Error(message));
        engine.onmessage = ({ data }) => {
          if (data.state === 'loading') ({ loadedBytes, totalBytes } = data);
          if (data.state === 'failed') reject(new Error(data.detail));
          if (data.state === 'done' && !data.outcome.ok) reject(new Error(JSON.stringify(data.outcome.error)));
          if (data.state === 'done' && data.outcome.ok)
            resolve({ measurement: data.outcome.measurement, loadedBytes, totalBytes, ms: performance.now() - begun });
        };
        engine.postMessage(blob);
      });
    },
    {
      script: `/assets/${readdirSync(ASSETS).find((name) => name.startsWith('engine-worker-'))}`,
      base64: Buffer.from(picture).toString('base64'),
    },
  );
