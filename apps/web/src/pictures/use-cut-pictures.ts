import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import { useQuery } from '@tanstack/react-query';
import { askWorker } from './ask-worker.ts';
import type { CutOrder } from './cut-worker.ts';

const cutInWorker = (order: CutOrder): Promise<Map<string, Blob>> =>
  askWorker(new Worker(new URL('./cut-worker.ts', import.meta.url), { type: 'module' }), order);

/** The pictures of a page cut out of its screenshot, by their file names, once they are wanted. */
export const useCutPictures = ({
  wanted,
  url,
  loadPicture,
  measurement,
  assets,
}: {
  wanted: boolean;
  /** Tells screenshots apart; without one there is nothing to cut from. */
  url: string | undefined;
  loadPicture: () => Promise<Blob | undefined>;
  measurement: Measurement;
  assets: readonly Asset[];
}) =>
  useQuery({
    queryKey: ['cut-pictures', url, assets.map(({ file }) => file)],
    queryFn: async () => {
      const picture = await loadPicture();
      if (!picture) throw new Error('The screenshot is missing.');
      return cutInWorker({ picture, measurement, assets });
    },
    enabled: wanted && url !== undefined && assets.some(({ kind }) => kind === 'picture'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
