import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { awayFromLine, paintPixels } from './draw-chart.fixture.ts';
import { readChart as readPlot } from './read-chart.ts';

const readChart = (...given: Parameters<typeof readPlot>) => readPlot(...given)?.chart;

const WHITE = 0xffffff;

test('a doughnut is read by its circle and its slices, clockwise from the top', () => {
  const [BLUE, GREEN, CYAN] = [0x4e73df, 0x1cc88a, 0x36b9cc];
  const pixels = paintPixels(220, 220, (x, y) => {
    const away = Math.hypot(x - 110, y - 110);
    if (away > 90 || away < 60) return WHITE;
    const turn = ((Math.atan2(x - 110, 110 - y) / (2 * Math.PI) + 1) % 1) * 100;
    return turn < 55 ? BLUE : turn < 85 ? GREEN : CYAN;
  });
  const { ring } = readChart({ x: 18, y: 18, width: 184, height: 184 }, { texts: [], pixels, scale: 1 })!;
  expect(ring!.slices.map(({ color }) => color)).toEqual(['#4e73df', '#1cc88a', '#36b9cc']);
  expect([ring!.x, ring!.y, ring!.radius]).toEqual([110, 110, 90]);
  expect(Math.abs(ring!.inner - 60)).toBeLessThanOrEqual(1);
  const percent = ring!.slices.map(({ from, to }) => Math.round((to - from) / 0.36) / 10);
  percent.forEach((share, index) => {
    expect(Math.abs(share - [55, 30, 15][index]!)).toBeLessThan(0.5);
  });
});

test('a gauge is open at its foot', () => {
  const pixels = paintPixels(220, 220, (x, y) => {
    const away = Math.hypot(x - 110, y - 110);
    const turn = (Math.atan2(x - 110, 110 - y) * 180) / Math.PI;
    if (away > 90 || away < 70 || Math.abs(turn) > 135) return WHITE;
    return turn < 0 ? 0x6366f1 : 0xe5e7eb;
  });
  const { ring } = readChart({ x: 18, y: 18, width: 184, height: 160 }, { texts: [], pixels, scale: 1 })!;
  expect(ring!.slices.map(({ color, from, to }) => [color, Math.round(from / 3), Math.round(to / 3)])).toEqual([
    ['#6366f1', 75, 120],
    ['#e5e7eb', 120, 165],
  ]);
});

test('a line is read as its data points, worth what the labels say', () => {
  const values = [0, 10_000, 5_000, 15_000, 10_000, 20_000, 30_000];
  const points = values.map((value, index) => [60 + index * 30, 160 - value / 250] as const);
  const pixels = paintPixels(260, 180, (x, y) => (awayFromLine(points, x, y) <= 1.5 ? 0x4e73df : WHITE));
  const labels = [0, 10, 20, 30].map((value) =>
    textLine(`$${value},000`.replace('$0,000', '$0'), 4, 153 - value * 4, 44, 14),
  );
  const chart = readChart({ x: 58, y: 36, width: 184, height: 128 }, { texts: labels, pixels, scale: 1 })!;
  expect(chart.values).toMatchObject({ prefix: '$', step: 10_000 });
  const { at, value, perPx } = chart.values!;
  const read = chart.curves![0]!.points.map(({ y }) => Math.round((value + (y - at) * perPx) / 500) * 500);
  expect(read).toEqual(values);
  expect(chart.curves![0]!.isSmooth).toBe(false);
});

test('what is pale under a line is its fill', () => {
  const points = [0, 40, 10, 60, 30].map((value, index) => [20 + index * 40, 110 - value] as const);
  const pixels = paintPixels(220, 140, (x, y) => {
    if (awayFromLine(points, x, y) <= 1.5) return 0x4e73df;
    const side = Math.min(3, Math.max(0, Math.floor((x - 20) / 40)));
    const [[ax, ay], [bx, by]] = [points[side]!, points[side + 1]!];
    const line = ay + ((x - ax) / (bx - ax)) * (by - ay);
    return x >= 20 && x <= 180 && y > line && y < 120 ? 0xf6f8fd : WHITE;
  });
  const chart = readChart({ x: 18, y: 46, width: 166, height: 76 }, { texts: [], pixels, scale: 1 })!;
  expect(chart.curves![0]!.fill).toEqual({ from: '#f6f8fd', to: '#f6f8fd', base: 120 });
});

test('bars that lie are told from the labels on their left, and the legend from its dot', () => {
  const lengths = [120, 60, 90];
  const pixels = drawRects(320, 160, WHITE, [
    ...lengths.map((width, index) => ({ x: 60, y: 20 + index * 30, width, height: 16, color: 0x7367f0 })),
    { x: 100, y: 120, width: 10, height: 10, color: 0x7367f0 },
  ]);
  const names = ['North', 'South', 'West'].map((name, index) => textLine(name, 16, 21 + index * 30, 36, 14));
  const chart = readChart(
    { x: 60, y: 20, width: 120, height: 76 },
    { texts: [...names, textLine('Orders', 116, 118, 40, 14)], pixels, scale: 1 },
  )!;
  expect(chart.bars).toMatchObject({ direction: 'horizontal', arranged: 'single', base: 60 });
  expect(chart.bars!.rows[0]!.boxes.map(({ width }) => width)).toEqual(lengths);
  expect(chart.categories!.map(({ text }) => text)).toEqual(['North', 'South', 'West']);
  expect(chart.legend).toEqual([{ color: '#7367f0', text: 'Orders' }]);
});

test('a chart is read up to the last value of its axis, also where it was found below that', () => {
  const heights = [60, 130, 40, 75];
  const pixels = drawRects(
    320,
    220,
    WHITE,
    heights.map((height, index) => ({ x: 90 + index * 40, y: 180 - height, width: 20, height, color: 0x7367f0 })),
  );
  // The last label was moved down by 10 px.
  const values = ['0', '10', '20', '30'].map((value, index) =>
    textLine(value, 48, 173 - index * 50 + (index === 3 ? 10 : 0), 16, 14),
  );
  const chart = readChart({ x: 90, y: 60, width: 140, height: 120 }, { texts: values, pixels, scale: 1 })!;
  expect(chart.bars!.rows[0]!.boxes.map(({ height }) => height)).toEqual(heights);
});

test('a value of the axis that was moved to stay in the chart names no colour', () => {
  const color = 0x7367f0;
  const pixels = drawRects(320, 200, WHITE, [
    ...[60, 90, 40, 75].map((height, index) => ({ x: 90 + index * 40, y: 160 - height, width: 20, height, color })),
    { x: 30, y: 33, width: 10, height: 10, color },
  ]);
  const values = ['0', '10', '20'].map((value, index) => textLine(value, 48, 153 - index * 50, 16, 14));
  const legendWith = (text: string) =>
    readChart(
      { x: 90, y: 60, width: 140, height: 100 },
      { texts: [...values, textLine(text, 48, 31, 16, 14)], pixels, scale: 1 },
    )?.legend;
  expect(legendWith('30')).toBeUndefined();
  expect(legendWith('All')).toEqual([{ color: '#7367f0', text: 'All' }]);
});

test('stacked bars stand on each other', () => {
  const column = (x: number, low: number, high: number) => [
    { x, y: 110 - low, width: 20, height: low, color: 0x6366f1 },
    { x, y: 110 - low - high, width: 20, height: high, color: 0xf59e0b },
  ];
  const pixels = drawRects(200, 130, WHITE, [...column(20, 30, 20), ...column(60, 50, 10), ...column(100, 20, 60)]);
  const { bars } = readChart({ x: 20, y: 30, width: 100, height: 80 }, { texts: [], pixels, scale: 1 })!;
  expect(bars).toMatchObject({ direction: 'vertical', arranged: 'stacked', base: 110 });
  expect(bars!.rows.map(({ color, boxes }) => [color, boxes.map(({ height }) => height)])).toEqual([
    ['#6366f1', [30, 50, 20]],
    ['#f59e0b', [20, 10, 60]],
  ]);
});

test('an illustration is no chart', () => {
  const pixels = drawRects(240, 200, WHITE, [
    { x: 60, y: 30, width: 60, height: 60, color: 0x3f3d56, radius: 30 },
    { x: 40, y: 90, width: 100, height: 80, color: 0x6c63ff, radius: 20 },
    { x: 120, y: 110, width: 90, height: 24, color: 0xa0616a, radius: 12 },
    { x: 30, y: 165, width: 180, height: 10, color: 0xd0cde1, radius: 5 },
    { x: 150, y: 20, width: 50, height: 30, color: 0xff6584, radius: 15 },
  ]);
  expect(readChart({ x: 28, y: 18, width: 184, height: 160 }, { texts: [], pixels, scale: 1 })).toBeUndefined();
});

test('round ends of a gauge do not count as filled', () => {
  const end = { x: 110 + 80 * Math.sin(Math.PI * 1.5), y: 110 };
  const pixels = paintPixels(220, 220, (x, y) => {
    const away = Math.hypot(x - 110, y - 110);
    const turn = ((Math.atan2(x - 110, 110 - y) / (2 * Math.PI) + 1) % 1) * 100;
    const isCap = Math.hypot(x - 110, y - 30) <= 10 || Math.hypot(x - end.x, y - end.y) <= 10;
    if (away > 90 || away < 70) return WHITE;
    return turn < 75 || isCap ? 0xef4444 : 0xf1f5f9;
  });
  const { ring } = readChart({ x: 18, y: 18, width: 184, height: 184 }, { texts: [], pixels, scale: 1 })!;
  const [value, track] = ring!.slices;
  expect(Math.abs((value!.to - value!.from) / 3.6 - 75)).toBeLessThan(0.7);
  expect(Math.abs((track!.to - track!.from) / 3.6 - 25)).toBeLessThan(0.7);
});
