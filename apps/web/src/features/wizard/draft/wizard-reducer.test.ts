import { describe, expect, test } from 'vitest';
import type { DraftImage } from '@/draft/draft-image.ts';
import { suggestProject } from './arrange-items.ts';
import { stepLabel } from './step-labels.ts';
import { toRequest } from './to-request.ts';
import { type WizardAction, wizardReducer } from './wizard-reducer.ts';
import { canLeaveStep, emptyWizard, WIZARD_STEPS, type WizardState } from './wizard-state.ts';

const image = (id: string): DraftImage => ({
  id,
  name: `${id}.png`,
  blob: new Blob([id], { type: 'image/png' }),
  width: 1440,
  height: 900,
});
const after = (actions: WizardAction[], from: WizardState = emptyWizard) => actions.reduce(wizardReducer, from);
const withThree = after([{ type: 'images-added', images: [image('a'), image('b'), image('c')] }]);
const names = (state: WizardState) => state.items.map((item) => item.name);

describe('wizardReducer', () => {
  test('[WZ1] the steps are choose-type, upload-images, organize-sections, name-prompt, generate', () => {
    expect(WIZARD_STEPS).toEqual(['choose-type', 'upload-images', 'organize-sections', 'name-prompt', 'generate']);
    expect(emptyWizard.step).toBe('choose-type');
    expect(after([{ type: 'continued' }]).step).toBe('upload-images');
    expect(after([{ type: 'continued' }], { ...withThree, step: 'organize-sections' }).step).toBe('name-prompt');
  });

  test('[WZ3] the default type is webapp', () => {
    expect(emptyWizard.uiType).toBe('webapp');
  });

  test('[HI3] the third label follows the type', () => {
    expect(stepLabel('organize-sections', 'landing')).toBe('Organize Sections');
    expect(stepLabel('organize-sections', 'webapp')).toBe('Name Pages');
  });

  test('[WZ20] the first page is the home page until another is chosen', () => {
    expect(withThree.homePageId).toBe(withThree.items[0]?.id);
    const second = withThree.items[1]!.id;
    expect(after([{ type: 'home-chosen', id: second }], withThree).homePageId).toBe(second);
  });

  test('[WZ22] organize cannot be left without items', () => {
    expect(canLeaveStep({ ...emptyWizard, step: 'organize-sections', homePageId: 'x' })).toBe(false);
    expect(canLeaveStep({ ...emptyWizard, step: 'organize-sections', uiType: 'landing' })).toBe(false);
    expect(canLeaveStep(withThree)).toBe(true);
  });

  test('[WZ23] organize cannot be left by a web app without a home page, a landing page needs none', () => {
    expect(canLeaveStep({ ...withThree, homePageId: undefined })).toBe(false);
    expect(canLeaveStep({ ...withThree, homePageId: undefined, uiType: 'landing' })).toBe(true);
  });

  test('[WZ26] the name step needs a name that is more than spaces', () => {
    expect(canLeaveStep({ ...withThree, step: 'name-prompt', promptName: '   ' })).toBe(false);
    expect(canLeaveStep({ ...withThree, step: 'name-prompt', promptName: ' Shop ' })).toBe(true);
  });

  test('[WZ28] Back moves one step back and stops at the first', () => {
    const back: WizardAction = { type: 'went-back' };
    expect(after([back], { ...withThree, step: 'name-prompt' }).step).toBe('organize-sections');
    expect(after([back], { ...withThree, step: 'upload-images' }).step).toBe('choose-type');
    expect(after([back], emptyWizard).step).toBe('choose-type');
  });

  test('the browser may go to any step, forward only as far as every step before it is complete', () => {
    const to = (step: WizardState['step']): WizardAction => ({ type: 'stepped-to', step });
    expect(after([to('choose-type')], { ...withThree, step: 'name-prompt' }).step).toBe('choose-type');
    expect(after([to('name-prompt')], { ...withThree, step: 'choose-type' }).step).toBe('name-prompt');
    expect(after([to('name-prompt')], emptyWizard).step).toBe('upload-images');
  });

  test('files name and order the items where the user has not named them', () => {
    const files = ['shop-cart.png', 'screenshot 10.png', 'screenshot 2.png'].map((name) => ({ ...image(name), name }));
    const added = after([{ type: 'images-added', images: files }]);
    expect(names(added)).toEqual(['Page 1', 'Page 2', 'Page 3']);
    expect(names(after([{ type: 'named-by-file' }], added))).toEqual(['Shop cart', 'Page 2', 'Page 3']);
    expect(names(after([{ type: 'sorted-by-file' }], added))).toEqual(['Page 3', 'Page 2', 'Page 1']);
    const renamed = after([{ type: 'item-renamed', id: added.items[0]!.id, name: 'Basket' }], added);
    expect(names(after([{ type: 'named-by-file' }], renamed))).toEqual(['Basket', 'Page 2', 'Page 3']);
    expect([added, renamed, withThree].map(suggestProject)).toEqual(['Shop cart', 'Basket', undefined]);
  });

  test('[WZ29] [EN15] each image gets one default entry: Page N for a web app, Section N for a landing page', () => {
    expect(names(withThree)).toEqual(['Page 1', 'Page 2', 'Page 3']);
    expect(withThree.items.map((item) => item.imageIndex)).toEqual([0, 1, 2]);
    const landing = after([
      { type: 'type-chosen', uiType: 'landing' },
      { type: 'images-added', images: [image('a')] },
    ]);
    expect(names(landing)).toEqual(['Section 1']);
    expect(names(after([{ type: 'type-chosen', uiType: 'landing' }], withThree))).toEqual([
      'Section 1',
      'Section 2',
      'Section 3',
    ]);
  });

  test('[WZ30] items whose image still exists are kept when the list changes', () => {
    const named = after(
      [
        { type: 'item-renamed', id: withThree.items[2]!.id, name: 'Settings' },
        { type: 'item-removed', id: withThree.items[0]!.id },
        { type: 'images-added', images: [image('d')] },
      ],
      withThree,
    );
    expect(named.images.map((each) => each.id)).toEqual(['b', 'c', 'd']);
    expect(named.items.map(({ name, imageIndex }) => ({ name, imageIndex }))).toEqual([
      { name: 'Page 2', imageIndex: 0 },
      { name: 'Settings', imageIndex: 1 },
      { name: 'Page 3', imageIndex: 2 },
    ]);
    expect(named.homePageId).toBe(named.items[0]?.id);
  });

  test('[EN14] an item has id, name and imageIndex, and a web app holds its home page', () => {
    expect(withThree.items[0]).toEqual({ id: 'item-1', name: 'Page 1', imageIndex: 0 });
    expect(withThree.homePageId).toBe('item-1');
  });

  test('an item is moved by its id and stays within the list', () => {
    const [first, , third] = withThree.items;
    expect(names(after([{ type: 'item-moved', id: third!.id, to: 0 }], withThree))).toEqual([
      'Page 3',
      'Page 1',
      'Page 2',
    ]);
    expect(after([{ type: 'item-moved', id: first!.id, to: -1 }], withThree)).toBe(withThree);
  });

  test('a reassigned image stays with its item; the picture nobody shows is kept until its own item goes', () => {
    const state = after([{ type: 'item-reassigned', id: 'item-1', imageIndex: 2 }], withThree);
    expect(state.items[0]).toEqual({ id: 'item-1', name: 'Page 1', imageIndex: 2 });
    expect(state.images).toHaveLength(3);
  });

  test('an eighth image is dropped', () => {
    const nine = Array.from({ length: 9 }, (_, index) => image(`${index}`));
    expect(after([{ type: 'images-added', images: nine }]).images).toHaveLength(7);
  });

  test('the request names the home page by its place, for web apps only', () => {
    const state = after(
      [
        { type: 'home-chosen', id: 'item-2' },
        { type: 'name-changed', promptName: ' Shop ' },
        { type: 'notes-changed', notes: 'Use React.' },
      ],
      withThree,
    );
    expect(toRequest(state)).toMatchObject({ promptName: 'Shop', uiType: 'webapp', homePage: 1, notes: 'Use React.' });
    const landing = toRequest({ ...state, uiType: 'landing' });
    expect(landing.homePage).toBeUndefined();
    expect(landing.notes).toBeUndefined();
  });
});
