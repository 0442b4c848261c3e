import type { Analysis } from '@blueprompt/core/analysis';
import { expect, test } from 'vitest';
import type { DraftImage } from '@/draft/draft-image.ts';
import { draftOfProject } from './draft-of-project.ts';

const analysis: Analysis = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };
const image = (id: string): DraftImage => ({ id, name: `${id}.png`, blob: new Blob(), width: 10, height: 10 });

test('a project is a draft again, with its widths, its home page and its notes; a page without its screenshot is left out', () => {
  const [home, phone, cart] = [image('home'), image('phone'), image('cart')];
  const draft = draftOfProject(
    {
      name: 'Shop',
      uiType: 'webapp',
      homePage: 2,
      notes: 'Use React.',
      outcomes: [
        { name: 'Home', analysis, imageIndex: 0, success: true, narrowerImages: [1] },
        { name: 'Gone', analysis, imageIndex: 2, success: true },
        { name: 'Cart', analysis, imageIndex: 3, success: false },
      ],
    },
    [home, phone, undefined, cart],
    'Shop copy',
  );
  expect(draft).toEqual({
    step: 'organize-sections',
    uiType: 'webapp',
    images: [home, phone, cart],
    items: [
      { id: 'item-1', name: 'Home', imageIndex: 0 },
      { id: 'item-2', name: 'Home', imageIndex: 1, partOf: { pageId: 'item-1', as: 'width' } },
      { id: 'item-3', name: 'Cart', imageIndex: 2 },
    ],
    homePageId: 'item-3',
    notes: 'Use React.',
    promptName: 'Shop copy',
    nextItem: 4,
  });
});

const shop = { name: 'Shop', uiType: 'webapp' as const };
const shapeOf = (draft: ReturnType<typeof draftOfProject>) =>
  draft.items.map(({ name, imageIndex, partOf }) => [name, draft.images[imageIndex]?.id, partOf?.pageId, partOf?.as]);

test('another width stands for a page that has lost its screenshot, and no image is left without a row', () => {
  const outcomes = [
    { name: 'Home', analysis, imageIndex: 0, success: true, narrowerImages: [1, 2] },
    { name: 'Gone', analysis, imageIndex: 3, success: true },
  ];
  const draft = draftOfProject(
    { ...shop, outcomes, homePage: 1 },
    [undefined, image('tablet'), image('phone')],
    'Copy',
  );
  expect(shapeOf(draft)).toEqual([
    ['Home', 'tablet', undefined, undefined],
    ['Home', 'phone', 'item-1', 'width'],
  ]);
  expect(draft.images).toHaveLength(2);
  expect(draft.homePageId).toBe('item-1');
});

test('states are states again, under their names', () => {
  const states = [{ name: 'Menu open' }] as NonNullable<Analysis['states']>;
  const outcomes = [
    { name: 'Home', analysis: { ...analysis, states }, imageIndex: 0, success: true, stateImages: [1] },
  ];
  expect(draftOfProject({ ...shop, outcomes }, [image('home'), image('menu')], 'Copy').items[1]).toEqual({
    id: 'item-2',
    name: 'Home',
    imageIndex: 1,
    partOf: { pageId: 'item-1', as: 'state', name: 'Menu open' },
  });
});

test('a width that failed is a width of its page again; one that was no width of it stays a page', () => {
  const outcomes = [
    { name: 'Phone', analysis, imageIndex: 1, success: false, partOf: { as: 'width' as const, imageIndex: 0 } },
    { name: 'Home', analysis, imageIndex: 0, success: true },
    {
      name: 'Other',
      analysis,
      imageIndex: 2,
      success: true,
      partOf: { as: 'width' as const, imageIndex: 0, apart: 'two-pages' as const },
    },
  ];
  const draft = draftOfProject({ ...shop, outcomes }, [image('home'), image('phone'), image('other')], 'Copy');
  expect(shapeOf(draft)).toEqual([
    ['Home', 'home', undefined, undefined],
    ['Phone', 'phone', 'item-2', 'width'],
    ['Other', 'other', undefined, undefined],
  ]);
  expect(draft.homePageId).toBe('item-2');
});

test('a landing page has a first section to be the home page, should it become a web app (WZ20)', () => {
  const outcomes = [{ name: 'Hero', analysis, imageIndex: 0, success: true }];
  expect(draftOfProject({ name: 'Site', uiType: 'landing', outcomes }, [image('hero')], 'Copy').homePageId).toBe(
    'item-1',
  );
});
