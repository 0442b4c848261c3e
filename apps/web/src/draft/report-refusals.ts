import { upload } from '@/strings/wizard.ts';
import type { Acceptance, Refusal } from './accept-files.ts';

const REFUSAL_MESSAGE: Record<Refusal, string> = { 'not-an-image': upload.notAnImage, 'too-large': upload.tooLarge };

/** Says each refusal once per reason, in the log (VA1, VA2) and to the person (VA3). */
export const reportRefusals = (
  { refused }: Pick<Acceptance, 'refused'>,
  say: { log: (message: string) => void; notify: (message: string) => void },
): void => {
  for (const { file, reason } of refused) say.log(`${REFUSAL_MESSAGE[reason]} (${file.name})`);
  for (const reason of new Set(refused.map((refusal) => refusal.reason))) say.notify(REFUSAL_MESSAGE[reason]);
};
