/** Every figure in the order of the tables, by group, with its heading. All are shares, 0 to 1, and more is better. */
export const METRIC_GROUPS = {
  Text: {
    textF1: 'text F1',
    fontSize: 'font size within 10 %',
    textColor: 'text colour ΔE < 5',
    bold: 'bold',
    typeScale: 'type scale precision',
    typeScaleRecall: 'type scale recall',
  },
  Elements: {
    elements: 'elements F1',
    elementClasses: 'with class',
    surfaces: 'surfaces F1',
    pageIou: 'page IoU',
    labelPageIou: 'label page IoU',
    iconNames: 'icons named right',
  },
  Paint: {
    fill: 'fill ΔE < 3',
    radius: 'radius within 2 px',
    border: 'border F1',
    shadow: 'shadow F1',
    gradient: 'gradient F1',
  },
  Page: {
    paletteRecall: 'palette recall',
    palettePrecision: 'palette precision',
    background: 'most frequent colour',
    accent: 'accent',
    pageBackground: 'page background',
    regions: 'regions',
    spacingUnit: 'spacing unit',
  },
  Structure: {
    parents: 'parent accuracy',
    containers: 'container match',
    treeEdit: 'tree edit similarity',
    repeats: 'repeat sets F1',
    consistency: 'style consistency',
    flowDirection: 'flow direction',
    flowGap: 'gap within 1 px',
    flowPadding: 'padding within 1 px',
  },
  Charts: {
    chartKind: 'chart kind',
    chartData: '1 − mean value error',
    chartValues: 'values within 3 %',
  },
} as const satisfies Record<string, Record<string, string>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type Metric = KeysOf<(typeof METRIC_GROUPS)[keyof typeof METRIC_GROUPS]>;

export const METRICS = Object.assign({}, ...Object.values(METRIC_GROUPS)) as Readonly<Record<Metric, string>>;
export const METRIC_KEYS = Object.keys(METRICS) as Metric[];
