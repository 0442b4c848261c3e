import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import type { DraftImage } from '@/draft/draft-image.ts';
import { browserStore } from '@/kept/browser-store.ts';
import { suggestProject } from './arrange-items.ts';
import { type DraftForm, readDraft } from './read-draft.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { emptyWizard, type WizardState } from './wizard-state.ts';

const FORM = 'draft-form';
const IMAGES = 'draft-images';

type StoredForm = { owner: string | undefined; form: DraftForm };

/** A visitor's draft belongs to whoever signs in next, a member's draft to that member only. */
const isFor = (stored: StoredForm, userId: string | undefined): boolean =>
  stored.owner === undefined || stored.owner === userId;

/** The draft of this user, without what cannot be used of it; `onDamaged` is told where that is something. */
export const loadDraft = async (
  userId: string | undefined,
  onDamaged?: () => void,
): Promise<WizardState | undefined> => {
  const stored = await browserStore.get<StoredForm>(FORM);
  if (!stored) return undefined;
  if (!isFor(stored, userId)) {
    await clearDraft();
    return undefined;
  }
  const { state, isDamaged } = readDraft(stored.form, await browserStore.get<unknown>(IMAGES));
  if (isDamaged) onDamaged?.();
  return state;
};

export const saveForm = (owner: string | undefined, { images: _, ...form }: WizardState): Promise<void> =>
  browserStore.set(FORM, { owner, form } satisfies StoredForm);

export const saveImages = (images: DraftImage[]): Promise<void> => browserStore.set(IMAGES, images);

export const clearDraft = async (): Promise<void> => {
  await Promise.all([browserStore.delete(FORM), browserStore.delete(IMAGES)]);
};

/** Puts a whole draft in place; false where the browser did not keep it, and then nothing is left of it. */
export const replaceDraft = async (owner: string, next: WizardState): Promise<boolean> => {
  await Promise.all([saveForm(owner, next), saveImages(next.images)]);
  const isKept = (await loadDraft(owner))?.images.length === next.images.length;
  if (!isKept) await clearDraft();
  return isKept;
};

/** A draft of one picture has nothing to order: it goes on with its name, which its file may have said. */
const withName = (draft: WizardState): WizardState => {
  const promptName = draft.promptName || (suggestProject(draft) ?? '');
  return wizardReducer({ ...draft, promptName }, { type: 'stepped-to', step: 'name-prompt' });
};

/**
 * Adds a picture to the visitor's draft, as choosing it in the wizard would; one that is there stays alone. What is read back
 * is what counts: a browser that keeps nothing says so to nobody.
 */
export const addToDraft = async (image: DraftImage): Promise<'added' | 'full' | 'not-kept'> => {
  const isSame = ({ name, blob }: DraftImage): boolean => name === image.name && blob.size === image.blob.size;
  const draft = (await loadDraft(undefined)) ?? emptyWizard;
  if (draft.images.some(isSame)) return 'added';
  if (draft.images.length >= MAX_IMAGES_PER_PROJECT) return 'full';
  const added = wizardReducer(draft, { type: 'images-added', images: [image] });
  const next = added.images.length === 1 ? withName(added) : added;
  await Promise.all([saveForm(undefined, next), saveImages(next.images)]);
  return (await loadDraft(undefined))?.images.some(isSame) ? 'added' : 'not-kept';
};
