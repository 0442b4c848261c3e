import type { Draft } from '@blueprompt/core/analysis';
import type { DraftImage } from '@/draft/draft-image.ts';
import { gatherParts, readItem } from './page-parts.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { emptyWizard, WIZARD_STEPS, type WizardState } from './wizard-state.ts';

/** The draft without its pictures: it is written on every key stroke, megabytes are not. */
export type DraftForm = Omit<WizardState, 'images'>;

/** Something of what was kept cannot be used: another version wrote it, or the browser lost the file behind a picture. */
type KeptDraft = { state: WizardState; isDamaged: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isItem = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  Number.isInteger(value.imageIndex);

const isForm = (value: unknown): value is DraftForm =>
  isRecord(value) &&
  WIZARD_STEPS.some((step) => step !== 'generate' && step === value.step) &&
  (value.uiType === 'webapp' || value.uiType === 'landing') &&
  Array.isArray(value.items) &&
  typeof value.notes === 'string' &&
  typeof value.promptName === 'string' &&
  typeof value.nextItem === 'number';

const isImage = (value: unknown): value is DraftImage =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.width === 'number' &&
  typeof value.height === 'number' &&
  value.blob instanceof Blob;

const readImage = ({ thumbnail, ...image }: DraftImage): DraftImage =>
  thumbnail instanceof Blob ? { ...image, thumbnail } : image;

/** What a browser kept of a draft, without what cannot be used of it: a picture goes with its pages. */
export const readDraft = (form: unknown, images: unknown): KeptDraft => {
  if (!isForm(form)) return { state: emptyWizard, isDamaged: true };
  const stored: unknown[] = Array.isArray(images) ? images : [];
  const kept = [...stored.keys()].filter((index) => isImage(stored[index]));
  const items = (form.items as unknown[]).filter(isItem).filter(({ imageIndex }) => kept.includes(imageIndex));
  const isDamaged = kept.length < stored.length || items.length < form.items.length;
  const state: WizardState = {
    ...form,
    items: items.map((item) => readItem({ ...item, imageIndex: kept.indexOf(item.imageIndex) })),
    images: stored.filter(isImage).map(readImage),
  };
  if (!isDamaged) return { state, isDamaged };
  const gathered = gatherParts(state.items);
  const homePageId = gathered.some(({ id }) => id === form.homePageId) ? form.homePageId : gathered[0]?.id;
  const rest: WizardState = { ...state, items: gathered, homePageId, step: 'choose-type' };
  // As far as what is left goes: without a picture there is nothing to arrange.
  return { state: wizardReducer(rest, { type: 'stepped-to', step: form.step }), isDamaged };
};
