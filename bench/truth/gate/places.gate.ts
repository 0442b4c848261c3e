import type { Measurement } from '@blueprompt/core/measurement';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import type { PageNode } from '@blueprompt/core/write/page/page-node';
import { readPage } from '@blueprompt/core/write/page/read-page';
import { flowWords } from '@blueprompt/core/write/tree/flow-words';
import { beforeAll, expect, test } from 'vitest';
import { listAnsweredPages, loadAnswers } from './answers.ts';
import { findAway, hasEnoughNear } from './find-away.ts';
import { judgeOnce } from './judge-once.ts';

/** Measuring steps back behind whatever else the machine does; a page that hangs has a limit of its own. */
const MAX_MS = 1_800_000;
/** What the words of a structure add up to is this near to the places that are checked, in CSS pixels. */
const MAX_OFF_PX = 1;

type Said = { top: number; right: number; bottom: number; left: number; gaps: number[]; words: string };

/** What the words of a layout say, as somebody reads them who has nothing else. */
const readWords = (words: string, count: number): Said => {
  const numbers = (/padding ([\d. ]+)/.exec(words)?.[1] ?? '0').trim().split(' ').map(Number);
  const [top = 0, right = top, bottom = top, left = right] = numbers;
  const [, each] = /gap ([\d.]+)/.exec(words) ?? [];
  const listed = /gaps ([\d.* ]+)/.exec(words)?.[1]?.trim().split(' ');
  const gaps = listed
    ? listed.flatMap((one) => {
        const [gap, times = '1'] = one.split('*');
        return Array<number>(Number(times)).fill(Number(gap));
      })
    : Array<number>(Math.max(0, count - 1)).fill(Number(each ?? 0));
  return { top, right, bottom, left, gaps, words };
};

type Axis = 'x' | 'y';
const sizeOf = ({ box }: PageNode, axis: Axis): number => (axis === 'x' ? box.width : box.height);

/** Where the words put the parts of a row or column across it. */
const acrossOf = (holder: PageNode, part: PageNode, parts: readonly PageNode[], axis: Axis, said: Said): number => {
  const [before, after] = axis === 'x' ? [said.left, said.right] : [said.top, said.bottom];
  const start = holder.box[axis] + before;
  const room = sizeOf(holder, axis) - before - after;
  const most = Math.max(...parts.map((one) => sizeOf(one, axis)));
  const own = /(?:left|top) \+(\d+)/.exec(part.standing ?? '')?.[1];
  if (own !== undefined) return (axis === 'x' ? start : Math.min(...parts.map(({ box }) => box.y))) + Number(own);
  const isMiddle =
    axis === 'y' ? !/ (top|bottom)/.test(said.words) : / centred/.test(said.words) || part.standing === 'centred';
  if (isMiddle) return start + (room - sizeOf(part, axis)) / 2;
  return / (right|bottom)/.test(said.words)
    ? start + Math.max(room, axis === 'x' ? 0 : most) - sizeOf(part, axis)
    : start;
};

/** Parts of holders that are not where the words of these put them. */
const findFaults = (holder: PageNode): string[] => {
  // A chart says where its parts are.
  if (holder.kind === 'element' && holder.element.type === 'chart') return [];
  const inner = holder.children.flatMap(findFaults);
  const { flow, isLayered } = holder;
  if (!flow || isLayered || flow.wrap || flow.direction === 'grid' || holder.children.length === 0) return inner;
  const parts = holder.children.filter(({ isFloating }) => !isFloating);
  const said = readWords(flowWords(flow, parts).filter(Boolean).join(', '), parts.length);
  if (/gaps? [^,]*-/.test(said.words)) return [...inner, `negative: ${said.words}`];
  const axis: Axis = flow.direction === 'row' ? 'x' : 'y';
  const across: Axis = axis === 'x' ? 'y' : 'x';
  let at = holder.box[axis] + (axis === 'x' ? said.left : said.top);
  const isApart = flow.justify !== undefined && parts.length === 2;
  const faults = parts.flatMap((part, index) => {
    const isLast = isApart && index === 1;
    const along = isLast ? holder.box.x + holder.box.width - said.right - part.box.width : at;
    at = along + sizeOf(part, axis) + (said.gaps[index] ?? 0);
    const off = Math.max(
      Math.abs(along - part.box[axis]),
      Math.abs(acrossOf(holder, part, parts, across, said) - part.box[across]),
    );
    return off > MAX_OFF_PX ? [`${off} px: ${said.words}, ${part.standing ?? ''}`] : [];
  });
  return [...inner, ...faults];
};

const pages = listAnsweredPages().filter(({ id }) => id in loadAnswers().pages);
let measurements: { id: string; measurement: Measurement }[] = [];
beforeAll(async () => {
  const judged = await judgeOnce(pages);
  measurements = judged.flatMap(({ page: { id }, measurement }) => (measurement ? [{ id, measurement }] : []));
}, MAX_MS);

test('what the structure of a guide adds up to is what its places say, and no gap is negative', () => {
  expect(measurements.length).toBe(pages.length);
  const faults = measurements.flatMap(({ id, measurement }) =>
    findFaults(readPage(toCssPixels(measurement)).root).map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('a guide puts parts, and the boxes of its places to check, where they were measured', () => {
  const pages = measurements.map(({ id, measurement }) => ({ id, ...findAway(measurement) }));
  expect(pages.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`))).toEqual([]);
  expect(hasEnoughNear(pages)).toBe(true);
});
