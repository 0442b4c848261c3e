import type { RawChart } from '../raw.ts';
import type { ChartFields } from './create-chart-fields.ts';

export type Charts = ReturnType<typeof createCharts>;

/** Runs inside the page: what the libraries that drew a chart know about it. */
export function createCharts({ listOf, field, valuesOf, named, inked, spanOf, textsOf }: ChartFields) {
  type Loose = { [key: string]: Loose | undefined } & { length?: number };
  const page = window as unknown as Loose;
  const call = <T>(act: () => T): T | undefined => {
    // Foreign objects of any version: what they do not offer is not known.
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const ROUND = {
    pie: 'pie',
    doughnut: 'ring',
    polarArea: 'other',
    radar: 'other',
    donut: 'ring',
    radialBar: 'gauge',
    gauge: 'gauge',
  } as const;

  const fromChartJs = (canvas: Element): RawChart | undefined => {
    const library = page.Chart as unknown as { getChart?: (canvas: Element) => unknown; instances?: object };
    const all = Object.values(library?.instances ?? {});
    const chart =
      library?.getChart?.(canvas) ??
      all.find((one) => field(one, 'canvas') === canvas || field(one, 'chart', 'canvas') === canvas);
    if (!chart) return undefined;
    const type = String(field(chart, 'config', 'type'));
    const sets = listOf(field(chart, 'data', 'datasets') ?? field(chart, 'config', 'data', 'datasets')).filter(
      (set) => field(set, 'hidden') !== true,
    );
    const labels = textsOf(field(chart, 'data', 'labels') ?? field(chart, 'config', 'data', 'labels'));
    const series = sets.map((set) => ({
      ...named(field(set, 'label')),
      ...inked(
        type === 'line'
          ? (field(set, 'borderColor') ?? field(set, 'backgroundColor'))
          : (field(set, 'backgroundColor') ?? field(set, 'borderColor')),
      ),
      values: valuesOf(field(set, 'data')),
    }));
    const isTurned = type === 'horizontalBar' || field(chart, 'config', 'options', 'indexAxis') === 'y';
    const scales = Object.entries((field(chart, 'scales') as Record<string, unknown> | undefined) ?? {});
    const scale = scales.find(([id]) => id.startsWith(isTurned ? 'x' : 'y'))?.[1];
    const axis = spanOf(field(scale, 'min'), field(scale, 'max'));
    if (type in ROUND) return { kind: ROUND[type as keyof typeof ROUND], series, ...labels };
    if (type === 'bar' || type === 'horizontalBar') {
      const options = field(chart, 'config', 'options');
      const isStacked =
        series.length > 1 &&
        (field(options, 'scales', 'y', 'stacked') === true ||
          field(options, 'scales', 'x', 'stacked') === true ||
          field(listOf(field(options, 'scales', 'yAxes'))[0], 'stacked') === true);
      return {
        kind: isStacked ? 'stacked-bar' : 'bar',
        ...(isTurned ? { horizontal: true } : {}),
        series,
        ...labels,
        ...axis,
      };
    }
    if (type !== 'line') return { kind: 'other', series, ...labels };
    const isFilled = sets.some((set) => ![undefined, false].includes(field(set, 'fill') as boolean | undefined));
    const tension = sets.some((set) => Number(field(set, 'tension') ?? field(set, 'lineTension') ?? 0) > 0);
    return { kind: isFilled ? 'area' : 'line', ...(tension ? { smooth: true } : {}), series, ...labels, ...axis };
  };
  const fromApex = (element: Element): RawChart | undefined => {
    const all = listOf(field(page.Apex, '_chartInstances')).map((one) => field(one, 'chart'));
    const chart = all.find((one) => {
      const home = field(one, 'el');
      return home instanceof Element && (home === element || home.contains(element));
    });
    if (!chart) return undefined;
    const config = field(chart, 'w', 'config');
    const globals = field(chart, 'w', 'globals');
    const type = String(field(config, 'chart', 'type'));
    const colors = listOf(field(globals, 'colors'));
    const names = listOf(field(globals, 'seriesNames'));
    const labels = textsOf(field(globals, 'labels'));
    if (type in ROUND)
      return {
        kind: ROUND[type as keyof typeof ROUND],
        series: [{ ...inked(colors[0]), values: valuesOf(field(globals, 'series')) }],
        ...textsOf(names),
      };
    const series = listOf(field(globals, 'series')).map((values, index) => ({
      ...named(names[index]),
      ...inked(colors[index]),
      values: valuesOf(values),
    }));
    const axis = spanOf(field(globals, 'minY'), field(globals, 'maxY'));
    const curve = field(config, 'stroke', 'curve');
    const smooth = curve === 'smooth' || curve === 'monotoneCubic' ? { smooth: true } : {};
    if (field(config, 'chart', 'sparkline', 'enabled') === true) return { kind: 'sparkline', ...smooth, series };
    if (type === 'bar') {
      const isTurned = field(config, 'plotOptions', 'bar', 'horizontal') === true;
      const isStacked = field(config, 'chart', 'stacked') === true && series.length > 1;
      return {
        kind: isStacked ? 'stacked-bar' : 'bar',
        ...(isTurned ? { horizontal: true } : {}),
        series,
        ...labels,
        ...axis,
      };
    }
    return type === 'line' || type === 'area'
      ? { kind: type, ...smooth, series, ...labels, ...axis }
      : { kind: 'other', series };
  };
  const fromEcharts = (element: Element): RawChart | undefined => {
    const library = page.echarts as unknown as {
      getInstanceByDom?: (element: Element) => { getOption: () => unknown } | undefined;
    };
    const home = element.closest('[_echarts_instance_]');
    const option = home && library?.getInstanceByDom?.(home as HTMLElement)?.getOption();
    if (!option) return undefined;
    const all = listOf(field(option, 'series'));
    const type = String(field(all[0], 'type'));
    const colors = listOf(field(option, 'color'));
    if (type === 'pie') {
      const inner = listOf(field(all[0], 'radius'))[0];
      const data = listOf(field(all[0], 'data'));
      return {
        kind: inner !== undefined && Number.parseFloat(String(inner)) > 0 ? 'ring' : 'pie',
        series: [{ values: valuesOf(data) }],
        ...textsOf(data.map((one) => field(one, 'name'))),
      };
    }
    const series = all.map((one, index) => ({
      ...named(field(one, 'name')),
      ...inked(field(one, 'itemStyle', 'color') ?? colors[index]),
      values: valuesOf(field(one, 'data')),
    }));
    const [x] = listOf(field(option, 'xAxis'));
    const [y] = listOf(field(option, 'yAxis'));
    const isTurned = field(y, 'type') === 'category';
    const labels = textsOf(field(isTurned ? y : x, 'data'));
    if (type === 'bar')
      return {
        kind: all.length > 1 && field(all[0], 'stack') ? 'stacked-bar' : 'bar',
        ...(isTurned ? { horizontal: true } : {}),
        series,
        ...labels,
      };
    if (type === 'line')
      return {
        kind: field(all[0], 'areaStyle') ? 'area' : 'line',
        ...(field(all[0], 'smooth') ? { smooth: true } : {}),
        series,
        ...labels,
      };
    return { kind: type === 'gauge' ? 'gauge' : 'other', series };
  };
  const fromHighcharts = (element: Element): RawChart | undefined => {
    const chart = listOf(field(page.Highcharts, 'charts')).find((one) => {
      const home = field(one, 'container');
      return home instanceof Element && (home === element || home.contains(element) || element.contains(home));
    });
    if (!chart) return undefined;
    const all = listOf(field(chart, 'series')).filter((one) => field(one, 'visible') !== false);
    const type = String(field(all[0], 'type'));
    const series = all.map((one) => ({
      ...named(field(one, 'name')),
      ...inked(field(one, 'color')),
      values: valuesOf(field(one, 'yData') ?? field(one, 'options', 'data')),
    }));
    const labels = textsOf(field(listOf(field(chart, 'xAxis'))[0], 'categories'));
    const scale = listOf(field(chart, 'yAxis'))[0];
    const axis = spanOf(field(scale, 'min'), field(scale, 'max'));
    const isStacked = Boolean(field(all[0], 'options', 'stacking')) && all.length > 1;
    if (type === 'pie') return { kind: field(all[0], 'options', 'innerSize') ? 'ring' : 'pie', series };
    if (type === 'column' || type === 'bar')
      return {
        kind: isStacked ? 'stacked-bar' : 'bar',
        ...(type === 'bar' ? { horizontal: true } : {}),
        series,
        ...labels,
        ...axis,
      };
    const kinds = { line: 'line', spline: 'line', area: 'area', areaspline: 'area' } as const;
    const kind = kinds[type as keyof typeof kinds];
    return {
      kind: kind ?? 'other',
      ...(/spline/.test(type) ? { smooth: true } : {}),
      series,
      ...labels,
      ...(kind ? axis : {}),
    };
  };
  const given = (element: Element): RawChart | undefined => {
    const json = element.getAttribute('data-truth-chart');
    return json ? (JSON.parse(json) as RawChart) : undefined;
  };
  const chartOf = (element: Element): RawChart | undefined =>
    given(element) ??
    call(() => fromChartJs(element)) ??
    call(() => fromApex(element)) ??
    call(() => fromEcharts(element)) ??
    call(() => fromHighcharts(element));
  return { chartOf };
}
