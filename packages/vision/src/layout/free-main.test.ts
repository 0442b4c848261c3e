import type { Region } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { freeMain } from './free-main.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const region = (role: Region['role'], ...sides: [number, number, number, number]): Region => ({
  role,
  box: box(...sides),
});
const mainOf = (regions: Region[], elements: Parameters<typeof freeMain>[1] = []) =>
  freeMain(regions, elements, 1).find(({ role }) => role === 'main')?.box;
const main = region('main', 0, 60, 800, 540);

test('a sidebar that was found later is beside the main part', () => {
  expect(mainOf([main, region('sidebar', 0, 60, 200, 540)])).toEqual(box(200, 60, 600, 540));
  expect(mainOf([main, region('nav', 600, 0, 200, 600)])).toEqual(box(0, 60, 600, 540));
});

test('the main part begins below an opening and ends above the tabs of a phone', () => {
  const tabs = { type: 'tabs' as const, box: box(0, 550, 800, 50) };
  expect(mainOf([main, region('header', 0, 0, 800, 400)], [tabs])).toEqual(box(0, 400, 800, 150));
});

test('a bar in the middle, a short one and one that fills the main part leave it as it is', () => {
  const tabs = { type: 'tabs' as const, box: box(20, 200, 760, 40) };
  expect(mainOf([main, region('nav', 20, 80, 150, 200)], [tabs])).toEqual(main.box);
  expect(mainOf([main, region('header', 0, 60, 800, 540)])).toEqual(main.box);
  const low = region('main', 0, 0, 800, 30);
  expect(mainOf([low], [{ type: 'tabs', box: box(0, 4, 800, 60) }])).toEqual(low.box);
});
