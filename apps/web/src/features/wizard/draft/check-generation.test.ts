import { describe, expect, test } from 'vitest';
import { checkGeneration } from './check-generation.ts';
import { isGated } from './generation-access.ts';
import { emptyWizard, type WizardState } from './wizard-state.ts';

const pro = { imagesLeft: null };
const free = { imagesLeft: 0 };
const ready: WizardState = {
  ...emptyWizard,
  step: 'name-prompt',
  images: [{ id: 'a', name: 'a.png', blob: new Blob(), width: 1, height: 1 }],
  items: [
    { id: 'item-1', name: 'Page 1', imageIndex: 0 },
    { id: 'item-2', name: 'Page 2', imageIndex: 0 },
  ],
  homePageId: 'item-1',
  promptName: 'Shop',
};

describe('checkGeneration', () => {
  test('a complete draft of a subscriber is ready', () => {
    expect(checkGeneration(ready, pro)).toEqual({ state: 'ready' });
  });

  test('[VA6] no images or an empty name', () => {
    const message = 'Missing information: Please select at least one image and enter a prompt name';
    expect(checkGeneration({ ...ready, images: [] }, pro)).toEqual({ state: 'refused', message });
    expect(checkGeneration({ ...ready, promptName: ' ' }, pro)).toEqual({ state: 'refused', message });
  });

  test('[VA7] no sections or pages', () => {
    expect(checkGeneration({ ...ready, items: [] }, pro)).toEqual({
      state: 'refused',
      message: 'Missing section information: Please define at least one page for your web app',
    });
    expect(checkGeneration({ ...ready, items: [], uiType: 'landing' }, pro)).toEqual({
      state: 'refused',
      message: 'Missing section information: Please define at least one section for your landing page',
    });
  });

  test('[VA8] a web app without a home page', () => {
    expect(checkGeneration({ ...ready, homePageId: undefined }, pro)).toEqual({
      state: 'refused',
      message: 'Home page not selected: Please select which page should be the home page',
    });
    expect(checkGeneration({ ...ready, homePageId: undefined, uiType: 'landing' }, pro)).toEqual({ state: 'ready' });
  });

  test('[VA9] a user who may not generate gets the upgrade dialog', () => {
    expect(checkGeneration(ready, free)).toEqual({ state: 'upgrade', left: 0, needed: 2 });
  });

  test('[VA10] the first failing check is the answer', () => {
    const nothing = { ...ready, images: [], items: [], homePageId: undefined, promptName: '' };
    expect(checkGeneration(nothing, free)).toMatchObject({ message: expect.stringContaining('Missing information') });
    expect(checkGeneration({ ...nothing, images: ready.images, promptName: 'x' }, free)).toMatchObject({
      message: expect.stringContaining('Missing section information'),
    });
    expect(checkGeneration({ ...ready, homePageId: undefined }, free)).toMatchObject({
      message: expect.stringContaining('Home page not selected'),
    });
  });

  test('[FN21] with fewer free images left than the project has, the dialog is told how many', () => {
    expect(checkGeneration(ready, { imagesLeft: 1 })).toEqual({ state: 'upgrade', left: 1, needed: 2 });
    expect(checkGeneration(ready, { imagesLeft: 2 })).toEqual({ state: 'ready' });
  });
});

describe('isGated', () => {
  test('[WZ9] with free quota left no gate stops, once it is used they do', () => {
    expect(isGated('choose-type', 'gated', { imagesLeft: 3 })).toBe(false);
    expect(isGated('organize-sections', 'open', { imagesLeft: 3 })).toBe(false);
    expect(isGated('choose-type', 'gated', free)).toBe(true);
    expect(isGated('organize-sections', 'gated', free)).toBe(true);
  });

  test('the open reading has no gate at choose-type', () => {
    expect(isGated('choose-type', 'open', free)).toBe(false);
    expect(isGated('organize-sections', 'open', free)).toBe(true);
  });
});
