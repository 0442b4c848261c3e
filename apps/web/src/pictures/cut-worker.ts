import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import { answerInWorker } from './ask-worker.ts';
import { cutPictures } from './cut-pictures.ts';

export type CutOrder = { picture: Blob; measurement: Measurement; assets: readonly Asset[] };

answerInWorker(({ picture, measurement, assets }: CutOrder) => cutPictures(picture, measurement, assets));
