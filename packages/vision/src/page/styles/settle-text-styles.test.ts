import { expect, it } from 'vitest';
import type { LineEvidence } from './line-evidence.ts';
import { settleTextStyles, snapColor } from './settle-text-styles.ts';

const line = (changes: Partial<LineEvidence> = {}): LineEvidence => ({
  text: 'Invoices sent',
  box: { x: 20, y: 0, width: 90, height: 11 },
  family: 'Inter',
  fittedSize: 14,
  misfit: 0.002,
  readSize: 14.2,
  strokes: 400,
  boldness: -7,
  lightest: 400,
  ink: 0x333333,
  paper: 0xffffff,
  solid: 0.2,
  isBusy: false,
  isLossy: false,
  ...changes,
});
const column = (changes: readonly Partial<LineEvidence>[]): LineEvidence[] =>
  changes.map((change, index) =>
    line({ text: `Entry ${'abcdefgh'[index]}`, ...change, box: { x: 20, y: 40 * index, width: 90, height: 11 } }),
  );
const settle = (lines: readonly LineEvidence[]) => settleTextStyles(lines);

it('gives siblings one size although each is measured a little off', () => {
  const sizes = settle(column([13.7, 14.1, 14.4, 14, 13.6].map((fittedSize) => ({ fittedSize })))).map(
    (one) => one.fontSize,
  );
  expect(sizes).toEqual([14, 14, 14, 14, 14]);
});

it('believes the reader where a face was fitted with an icon in it', () => {
  const lines = column([{}, {}, { fittedSize: 20, readSize: 14.4, text: 'Running' }, {}]);
  expect(settle(lines)[2]!.fontSize).toBe(14);
});

it('finds the sizes that a page uses where another face stands for its own', () => {
  const narrow = [12, 14, 16, 24].flatMap((size) => [0, 1].map((at) => ({ size, at })));
  const lines = narrow.map(({ size, at }) =>
    line({
      text: `Words in ${size} px, ${at}`,
      fittedSize: 0.945 * size,
      readSize: 1.01 * size,
      misfit: 0.045,
      box: { x: 13 * size + 31 * at, y: 57 * size + 13 * at, width: 10 * size, height: 0.75 * size },
    }),
  );
  expect(settle(lines).map((one) => one.fontSize)).toEqual(narrow.map(({ size }) => size));
});

it('gives thin letters the colour that they are a paler mixture of', () => {
  const lines = column([{}, {}, { ink: 0x4a4a4a, solid: 0.02 }]);
  expect(settle(lines)[2]!.color).toBe(0x333333);
});

it('keeps what truly differs: the active entry, the muted caption', () => {
  const lines = column([{}, { ink: 0x2563eb, strokes: 690, boldness: 7 }, {}, { ink: 0x868e96 }]);
  expect(settle(lines)).toEqual([
    { fontSize: 14, fontWeight: 400, color: 0x333333 },
    { fontSize: 14, fontWeight: 700, color: 0x2563eb },
    { fontSize: 14, fontWeight: 400, color: 0x333333 },
    { fontSize: 14, fontWeight: 400, color: 0x868e96 },
  ]);
});

it('gives lines of a picture compressed with loss the mean of their colours', () => {
  const inks = [0x303436, 0x343034, 0x323230];
  const lines = column(inks.map((ink) => ({ ink, isLossy: true })));
  expect(new Set(settle(lines).map(({ color }) => color))).toEqual(new Set([0x323233]));
});

it('gives a word the colour of the page that its own is near to', () => {
  expect(snapColor({ ...line(), ink: 0x3973ed, solid: 0 }, [0x333333, 0x2563eb])).toBe(0x2563eb);
  expect(snapColor({ ...line(), ink: 0xd03030, solid: 0 }, [0x333333, 0x2563eb])).toBe(0xd03030);
});

it('settles ten thousand lines', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    line({
      text: `Line ${index}`,
      ink: (index * 7919) % 0xffffff,
      fittedSize: 10 + ((index * 31) % 60) / 4,
      box: { x: 7 * (index % 40), y: 15 * Math.floor(index / 40), width: 50, height: 10 },
    }),
  );
  expect(settle(many)).toHaveLength(10_000);
});
