import { ENGINE_FILES } from 'virtual:engine-files';
import { loadFiles } from '@blueprompt/vision/browser/load-files';
import { checkFormat } from '@blueprompt/vision/check-picture';
import { measure } from '@blueprompt/vision/measure';
import type { EngineReply } from './engine-reply.ts';

const reply = (message: EngineReply): void => postMessage(message);

const totalBytes = ENGINE_FILES.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
let loading: Promise<void> | undefined;

/** Loads the engine with the first picture and keeps it for the next ones. */
const load = (): Promise<void> => {
  loading ??= loadFiles(ENGINE_FILES, (loadedBytes) => reply({ state: 'loading', loadedBytes, totalBytes }));
  return loading;
};

const work = async (screenshot: Blob): Promise<EngineReply> => {
  const bytes = new Uint8Array(await screenshot.arrayBuffer());
  const checked = checkFormat(bytes);
  // No reason to load anything.
  if (!checked.ok) return { state: 'done', outcome: checked };
  await load();
  return {
    state: 'done',
    outcome: await measure(bytes, {
      onStage: (stage, found) => reply({ state: 'measuring', stage, ...(found && { found }) }),
    }),
  };
};

/** The runtime starts its threads from this same script, under this name; a thread listens to the runtime alone. */
const isThread = self.name.startsWith('em-pthread');

if (!isThread)
  addEventListener('message', ({ data }: MessageEvent<Blob>) =>
    work(data).then(reply, (cause) => reply({ state: 'failed', detail: String(cause) })),
  );
