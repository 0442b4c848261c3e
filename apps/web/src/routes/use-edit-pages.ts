import { toProject } from '@blueprompt/core/guide/join-outcomes';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import type { DraftImage } from '@/draft/draft-image.ts';
import { readImages, WorkerNotLoaded } from '@/draft/read-images.ts';
import { draftOfProject } from '@/features/wizard/draft/draft-of-project.ts';
import { loadDraft, replaceDraft } from '@/features/wizard/draft/draft-store.ts';
import { hasDraft } from '@/features/wizard/draft/wizard-state.ts';
import type { HistoryItem } from '@/history/history-item.ts';
import { SCREENSHOTS } from '@/history/screenshots.ts';
import { parseResult } from '@/kept/results-state.ts';
import { saveStack } from '@/stack/stack-store.ts';
import { history } from '@/strings/history.ts';
import { URLS } from '@/urls.ts';

const isGone = (error: object): boolean => 'statusCode' in error && error.statusCode === '404';

/** A stored screenshot under the name of its file; undefined where it is gone. All other trouble is thrown. */
const loadScreenshot = async (supabase: SupabaseClient, path: string): Promise<DraftImage | undefined> => {
  if (!path) return undefined;
  const { data, error } = await supabase.storage.from(SCREENSHOTS).download(path);
  if (error && !isGone(error)) throw error;
  if (!data) return undefined;
  // Uploads put the time and a number before the name.
  const name = path.replace(/^.*\//, '').replace(/^\d+-\d+-/, '');
  const [image] = await readImages([new File([data], name, { type: data.type })]);
  return image;
};

/** Puts a saved project back into the wizard under a new name, one at a time; a draft that is there already stays. */
export const useEditPages = (userId: string) => {
  const supabase = useSupabase();
  const navigate = useNavigate();
  const [openingId, setOpeningId] = useState<string>();
  const isHere = useRef(true);
  // Whoever goes elsewhere while the screenshots load must not be brought to the wizard.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const isDraftInTheWay = async (): Promise<boolean> => {
    const draft = await loadDraft(userId);
    return draft !== undefined && hasDraft(draft);
  };
  /** Why it cannot be done, or undefined where it was, or where nobody waits any more. */
  const tryToOpen = async (item: HistoryItem, name: string): Promise<string | undefined> => {
    if (await isDraftInTheWay()) return history.draftInTheWay;
    const result = parseResult(item.result);
    if (!result) return history.noScreenshots;
    const paths = result.imagePaths ?? [item.image_path];
    const images = await Promise.all(paths.map((path) => loadScreenshot(supabase, path)));
    if (!isHere.current) return undefined;
    const project = toProject(result);
    const next = draftOfProject(project, images, name);
    if (next.items.length === 0) return history.noScreenshots;
    // Another tab may have begun one meanwhile.
    if (await isDraftInTheWay()) return history.draftInTheWay;
    if (!(await replaceDraft(userId, next))) return history.notKept;
    if (project.stack) saveStack(localStorage, userId, project.stack);
    // Whoever has gone on finds the draft on the home page.
    if (!isHere.current) return undefined;
    showToast(images.includes(undefined) ? history.someScreenshots : history.editingCopy(item.prompt));
    navigate(URLS.home);
    return undefined;
  };
  const open = async (item: HistoryItem, name: string): Promise<void> => {
    if (openingId !== undefined) return;
    setOpeningId(item.id);
    const refusal = await tryToOpen(item, name).catch((error: unknown) => {
      console.error('The screenshots could not be loaded.', error);
      return error instanceof WorkerNotLoaded ? history.notOpened : history.noScreenshots;
    });
    setOpeningId(undefined);
    if (refusal && isHere.current) showToast(refusal, { tone: 'error' });
  };
  return (item: HistoryItem, nameNext: () => string) => ({
    isOpening: item.id === openingId,
    onEditPages: () => void open(item, nameNext()),
  });
};
