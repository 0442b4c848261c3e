import { describe, expect, test } from 'vitest';
import type { DraftImage } from '@/draft/draft-image.ts';
import { suggestProject } from './arrange-items.ts';
import { pagesOf, pairChoices, readItem, widthKind } from './page-parts.ts';
import { stepLabel } from './step-labels.ts';
import { suggestPair } from './suggest-pair.ts';
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

  test('where the file says nothing, the title of the page on it is suggested as it is, and the file keeps its name', () => {
    const files = ['image.png', 'shop-cart.png'].map((name) => ({ ...image(name), name, title: 'Acme v2.png' }));
    const added = after([{ type: 'images-added', images: files }]);
    expect(names(after([{ type: 'named-by-file' }], added))).toEqual(['Acme v2.png', 'Shop cart']);
    expect(added.images.map(({ name }) => name)).toEqual(['image.png', 'shop-cart.png']);
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

describe('other widths of a page', () => {
  const pair = (id: string, pageId?: string): WizardAction => ({
    type: 'item-paired',
    id,
    to: pageId === undefined ? undefined : { pageId, as: 'width' },
  });
  const shown = (state: WizardState) =>
    state.items.map(({ id, partOf }) => (partOf ? `${id} of ${partOf.pageId}` : id));
  const four = after([{ type: 'images-added', images: [image('d')] }], withThree);

  test('an item becomes another width of a page, below it, and a page of its own again with its name', () => {
    const state = after([pair('item-3', 'item-1')], withThree);
    expect(shown(state)).toEqual(['item-1', 'item-3 of item-1', 'item-2']);
    const back = after([pair('item-3')], state);
    expect(shown(back)).toEqual(['item-1', 'item-3', 'item-2']);
    expect(names(back)).toEqual(['Page 1', 'Page 3', 'Page 2']);
    expect(back.items[1]).toEqual(withThree.items[2]);
  });

  test('default names have no gap once screenshots are paired, and names that the user gave stay', () => {
    const both = after([pair('item-2', 'item-1'), pair('item-3', 'item-1')], four);
    expect(pagesOf(both.items).map(({ name }) => name)).toEqual(['Page 1', 'Page 2']);
    expect(names(after([pair('item-2'), pair('item-3')], both)).toSorted()).toEqual(names(four));
    const paired = after([pair('item-2', 'item-1')], four);
    expect(pagesOf(paired.items).map(({ name }) => name)).toEqual(['Page 1', 'Page 2', 'Page 3']);
    expect(names(after([pair('item-2')], paired))).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4']);
    const named = after([{ type: 'item-renamed', id: 'item-1', name: 'Home' }, pair('item-2', 'item-1')], four);
    expect(pagesOf(named.items).map(({ name }) => name)).toEqual(['Home', 'Page 2', 'Page 3']);
    const moved = after([{ type: 'item-moved', id: 'item-4', to: 0 }, pair('item-2', 'item-1')], four);
    expect(pagesOf(moved.items).map(({ name }) => name)).toEqual(['Page 3', 'Page 1', 'Page 2']);
  });

  test('a page has at most three widths, and a width or a page with widths is no choice', () => {
    const state = after([pair('item-2', 'item-1'), pair('item-3', 'item-1')], four);
    expect(shown(state)).toEqual(['item-1', 'item-2 of item-1', 'item-3 of item-1', 'item-4']);
    for (const refused of [pair('item-4', 'item-1'), pair('item-4', 'item-2'), pair('item-1', 'item-4')])
      expect(after([refused], state)).toBe(state);
    expect(after([pair('item-1', 'item-1')], four)).toBe(four);
    expect(pairChoices(state.items, state.items[1]!, 'width').map(({ id }) => id)).toEqual(['item-4']);
  });

  test('moving and sorting take the widths of a page along', () => {
    const state = after([pair('item-2', 'item-1')], four);
    expect(shown(after([{ type: 'item-moved', id: 'item-1', to: 2 }], state))).toEqual([
      'item-3',
      'item-4',
      'item-1',
      'item-2 of item-1',
    ]);
    expect(after([{ type: 'item-moved', id: 'item-1', to: 3 }], state)).toBe(state);
    expect(after([{ type: 'item-moved', id: 'item-2', to: 0 }], state)).toBe(state);
    expect(shown(after([pair('item-1', 'item-3'), { type: 'sorted-by-file' }], four))).toEqual([
      'item-2',
      'item-3',
      'item-1 of item-3',
      'item-4',
    ]);
  });

  test('the home page that becomes a width gives its place to its page', () => {
    const state = after([pair('item-1', 'item-3')], withThree);
    expect(state.homePageId).toBe('item-3');
    expect(toRequest(state)).toMatchObject({
      homePage: 1,
      items: [{ id: 'item-2' }, {}, { partOf: { pageId: 'item-3', as: 'width' } }],
    });
  });

  test('when its page is removed a width is a page; when it is removed itself its image goes too', () => {
    const state = after([pair('item-2', 'item-1')], withThree);
    const orphan = after([{ type: 'item-removed', id: 'item-1' }], state);
    expect(shown(orphan)).toEqual(['item-2', 'item-3']);
    expect(orphan.homePageId).toBe('item-2');
    const alone = after([{ type: 'item-removed', id: 'item-2' }], state);
    expect([shown(alone), alone.images.length]).toEqual([['item-1', 'item-3'], 2]);
  });

  test('files name pages, not their widths', () => {
    const files = ['shop-phone.png', 'shop.png'].map((name) => ({ ...image(name), name }));
    const state = after([{ type: 'images-added', images: files }, pair('item-1', 'item-2')]);
    expect(names(after([{ type: 'named-by-file' }], state))).toEqual(['Shop', 'Page 1']);
    expect(suggestProject(state)).toBe('Shop');
  });

  test.each([
    [['shop-desktop.png', 'shop-phone.png'], 'Shop'],
    [['desktop-shop.png', 'phone-shop.png'], 'Shop'],
    [['desktop.png', 'phone.png'], undefined],
  ])('a page of several widths is not called after one of them: %s', (files, expected) => {
    const images = files.map((name) => ({ ...image(name), name }));
    const state = after([{ type: 'images-added', images }, pair('item-2', 'item-1')]);
    expect(suggestProject(state)).toBe(expected);
  });

  test('no two pages get one number, and none is left out, when screenshots go and come', () => {
    const images = ['1', '2', '3', '4'].map((name) => image(name));
    const paired = after([{ type: 'images-added', images }, pair('item-2', 'item-1')]);
    const pageNames = (state: WizardState) => pagesOf(state.items).map(({ name }) => name);
    expect(pageNames(paired)).toEqual(['Page 1', 'Page 2', 'Page 3']);
    expect(pageNames(after([{ type: 'item-removed', id: 'item-1' }], paired))).toEqual(['Page 1', 'Page 2', 'Page 3']);
    const more = after([{ type: 'images-added', images: [image('5')] }], paired);
    expect(pageNames(more)).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4']);
  });

  test.each([
    ['a desktop and a phone', ['desktop.png 1440', 'phone.png 390'], 'item-1 item-2'],
    ['names that say nothing', ['Screenshot 2.png 390', 'Screenshot 1.png 1440'], 'item-2 item-1'],
    ['the same name but for the width', ['a-1440.png 1440', 'shop.png 1440', 'shop-mobile.png 390'], 'item-2 item-3'],
    ['widths that are close', ['desktop.png 1440', 'laptop.png 1024'], undefined],
    ['two names', ['home.png 1440', 'settings.png 390'], undefined],
    ['three pages whose names say nothing', ['1.png 1440', '2.png 390', '3.png 1440'], undefined],
  ])('of %s it is suggested what it should be', (_, files, expected) => {
    const images = files.map((file) => {
      const [, name, width] = file.match(/(.*) (\d+)$/)!;
      return { ...image(name!), name: name!, width: Number(width) };
    });
    const state = after([{ type: 'images-added', images }]);
    expect(
      suggestPair(state)
        ?.map(({ id }) => id)
        .join(' '),
    ).toBe(expected);
    const named = state.items.reduce(
      (now, { id }) => after([{ type: 'item-renamed', id, name: `Name of ${id}` }], now),
      state,
    );
    expect(suggestPair(named)).toBeUndefined();
    const doubted = { ...state, images: state.images.map((each) => ({ ...each, doubt: 'photo' as const })) };
    expect(suggestPair(doubted)).toBeUndefined();
  });

  test('a pair is not suggested again', () => {
    const images = [image('a'), { ...image('b'), width: 390 }];
    const state = after([{ type: 'images-added', images }]);
    expect(suggestPair(state)?.map(({ id }) => id)).toEqual(['item-1', 'item-2']);
    expect(suggestPair(after([pair('item-2', 'item-1')], state))).toBeUndefined();
  });

  test.each([
    [390, 1440, 'phone'],
    [768, 1440, 'narrower'],
    [1440, 390, 'wider'],
  ])('%i px beside %i px is called %s', (width, page, kind) => {
    expect(widthKind(width, page)).toBe(kind);
  });
});

describe('other states of a page', () => {
  const files = ['home.png', 'home-dark.png', 'shot 3.png', 'home dark again.png', 'phone.png', 'x.png', 'y.png'];
  const start = after([{ type: 'images-added', images: files.map((name) => ({ ...image(name), name })) }]);
  const toState = (id: string, pageId: string): WizardAction => ({
    type: 'item-paired',
    id,
    to: { pageId, as: 'state' },
  });
  const marks = (state: WizardState) => state.items.map(({ partOf }) => (partOf?.as === 'state' ? partOf.name : '-'));

  test('a state is named by its file, else by a number, and each name of a page once', () => {
    const state = after([toState('item-2', 'item-1'), toState('item-3', 'item-1'), toState('item-4', 'item-1')], start);
    expect(marks(state)).toEqual(['-', 'Dark theme', 'State 2', 'State 3', '-', '-', '-']);
  });

  test('its name can be changed, but not to nothing, and its page’s name stays', () => {
    const state = after([toState('item-2', 'item-1')], start);
    const named = after([{ type: 'state-renamed', id: 'item-2', name: ' Night ' }], state);
    expect(marks(named)[1]).toBe('Night');
    expect(after([{ type: 'state-renamed', id: 'item-2', name: ' ' }], named)).toEqual(named);
    expect(after([{ type: 'state-renamed', id: 'item-1', name: 'Night' }], named)).toEqual(named);
    expect(names(after([{ type: 'item-paired', id: 'item-2', to: undefined }], named))).toEqual(names(start));
  });

  test('a page has as many states as there are images, and widths beside them', () => {
    const all = ['item-2', 'item-3', 'item-4', 'item-6', 'item-7'].map((id) => toState(id, 'item-1'));
    const state = after([...all, { type: 'item-paired', id: 'item-5', to: { pageId: 'item-1', as: 'width' } }], start);
    expect(state.items.filter(({ partOf }) => !partOf).map(({ id }) => id)).toEqual(['item-1']);
    // A width that is meant as a state is said anew.
    const changed = after([toState('item-5', 'item-1')], state);
    expect(changed.items.find(({ id }) => id === 'item-5')?.partOf).toEqual({
      pageId: 'item-1',
      as: 'state',
      name: 'State 6',
    });
  });
});

test('a width that was stored before pages had states is still one', () => {
  const item = { id: 'item-2', name: 'Phone', imageIndex: 1 };
  expect(readItem({ ...item, widthOf: 'item-1' })).toEqual({ ...item, partOf: { pageId: 'item-1', as: 'width' } });
  expect(readItem(item)).toEqual(item);
});
