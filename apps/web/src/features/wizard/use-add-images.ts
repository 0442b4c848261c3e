import { useCallback, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast.tsx';
import { acceptFiles, hasTooManyPixels } from '@/draft/accept-files.ts';
import type { DraftImage } from '@/draft/draft-image.ts';
import { readImages, WorkerNotLoaded } from '@/draft/read-images.ts';
import { reportRefusals } from '@/draft/report-refusals.ts';
import { upload } from '@/strings/wizard.ts';

/** Undefined where the app could not load what opens pictures. */
const readWhatLoads = async (files: readonly File[]): Promise<(DraftImage | undefined)[] | undefined> => {
  try {
    return await readImages(files);
  } catch (error) {
    if (error instanceof WorkerNotLoaded) return undefined;
    throw error;
  }
};

const notify = (message: string) => showToast(message, { tone: 'error' });

/** Takes files from the picker, a drop or the clipboard, says what was refused, and hands over what could be opened. */
export const useAddImages = (
  have: number,
  onAdd: (images: DraftImage[]) => void,
): {
  addFiles: (files: Iterable<File>) => Promise<void>;
  reading: number;
  refusals: string[];
  forgetRefusals: () => void;
} => {
  const [reading, setReading] = useState(0);
  const [refusals, setRefusals] = useState<string[]>([]);
  // Adds may overlap: each leaves room for what the others still read, and what they refused stays said.
  const pending = useRef(0);
  const addFiles = useCallback(
    async (files: Iterable<File>) => {
      const acceptance = acceptFiles([...files], 'multi', have + pending.current);
      reportRefusals(acceptance, { log: console.warn, notify });
      const said = [
        ...acceptance.refused.map(({ file, reason }) => upload.refused[reason](file.name)),
        ...(acceptance.dropped.length > 0 ? [upload.refused.dropped(acceptance.dropped.map(({ name }) => name))] : []),
      ];
      const isFirst = pending.current === 0;
      setRefusals((others) => (isFirst ? said : [...others, ...said]));
      if (acceptance.accepted.length === 0) return;
      pending.current += acceptance.accepted.length;
      setReading(pending.current);
      const read = await readWhatLoads(acceptance.accepted).finally(() => {
        pending.current -= acceptance.accepted.length;
        setReading(pending.current);
      });
      if (!read) {
        setRefusals((others) => [...others, upload.refused.notLoaded(acceptance.accepted.map(({ name }) => name))]);
        return;
      }
      const unreadable = acceptance.accepted.filter((_, index) => !read[index]);
      const opened = read.filter((image) => image !== undefined);
      setRefusals((others) => [
        ...others,
        ...unreadable.map((file) => upload.refused.unreadable(file.name)),
        ...opened.filter(hasTooManyPixels).map(upload.refused.tooManyPixels),
      ]);
      const images = opened.filter((image) => !hasTooManyPixels(image));
      if (images.length > 0) onAdd(images);
    },
    [have, onAdd],
  );
  // Whoever removes an image has read why another was refused, and may have made room for it.
  const [hadBefore, setHadBefore] = useState(have);
  if (have !== hadBefore) {
    setHadBefore(have);
    if (have < hadBefore) setRefusals([]);
  }
  const forgetRefusals = useCallback(() => setRefusals([]), []);
  return { addFiles, reading, refusals, forgetRefusals };
};
