import { expect, test } from 'vitest';
import { readDraft } from './read-draft.ts';
import { emptyWizard } from './wizard-state.ts';

const image = (id: string) => ({ id, name: `${id}.png`, width: 480, height: 280, blob: new Blob([id]) });
const item = (id: string, imageIndex: number) => ({ id, name: id, imageIndex });
const { images: _, ...empty } = emptyWizard;
const form = {
  ...empty,
  step: 'name-prompt',
  promptName: 'Acme',
  items: [item('orders', 0), item('crm', 1), item('billing', 2)],
  homePageId: 'orders',
  nextItem: 4,
};

test('a sound draft is read as it was kept', () => {
  const images = [image('a'), image('b'), image('c')];
  expect(readDraft(form, images)).toEqual({ state: { ...form, images }, isDamaged: false });
});

test.each([
  ['no blob', {}],
  ['nothing', undefined],
  ['text', 'data:image/png;base64,'],
])('a picture that is %s is dropped with its page, and the others keep theirs', (_name, blob) => {
  const [b, c] = [image('b'), image('c')];
  const { state, isDamaged } = readDraft(form, [{ ...image('a'), blob }, b, c]);
  expect(isDamaged).toBe(true);
  expect(state.images).toEqual([b, c]);
  expect(state.items).toEqual([item('crm', 0), item('billing', 1)]);
  expect(state).toMatchObject({ homePageId: 'crm', promptName: 'Acme', step: 'name-prompt' });
});

test('a picture without its small copy is kept', () => {
  const { state, isDamaged } = readDraft({ ...form, items: [item('orders', 0)] }, [{ ...image('a'), thumbnail: {} }]);
  expect(isDamaged).toBe(false);
  expect(state.images[0]).not.toHaveProperty('thumbnail');
});

test('without a picture the draft goes back to where pictures are added', () => {
  expect(readDraft(form, undefined)).toMatchObject({
    isDamaged: true,
    state: { images: [], items: [], step: 'upload-images', promptName: 'Acme' },
  });
});

test.each([undefined, 'text', {}, { ...form, step: 'generate' }, { ...form, items: 'none' }, { ...form, notes: 1 }])(
  'what is no draft is none',
  (kept) => expect(readDraft(kept, [image('a')])).toEqual({ state: emptyWizard, isDamaged: true }),
);
