import type { Tools } from './create-tools.ts';

export type ChartFields = ReturnType<typeof createChartFields>;

/** Runs inside the page: reads what a chart library keeps, of which nothing is sure. */
export function createChartFields({ toRgba }: Tools) {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const field = (value: unknown, ...path: string[]): unknown => {
    let at: unknown = value;
    for (const name of path)
      at = at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[name] : undefined;
    return at;
  };
  const toNumber = (value: unknown): number | undefined => {
    const number =
      typeof value === 'object' && value !== null
        ? (field(value, 'y') ?? field(value, 'value') ?? (Array.isArray(value) ? value.at(-1) : undefined))
        : value;
    return typeof number === 'number' && Number.isFinite(number)
      ? number
      : typeof number === 'string' && number !== '' && Number.isFinite(Number(number))
        ? Number(number)
        : undefined;
  };
  const valuesOf = (list: unknown): number[] =>
    listOf(list)
      .map(toNumber)
      .filter((value) => value !== undefined);
  const labelsOf = (list: unknown): string[] | undefined => {
    const labels = listOf(list).map((label) => (Array.isArray(label) ? label.join(' ') : String(label)));
    return labels.length > 0 ? labels : undefined;
  };
  const hexOf = (color: unknown): string | undefined => {
    const css = Array.isArray(color) ? color[0] : color;
    if (typeof css !== 'string' || css === '') return undefined;
    const rgba = toRgba(css);
    if (rgba[3] < 0.05) return undefined;
    return `#${rgba
      .slice(0, 3)
      .map((value) => Math.round(value).toString(16).padStart(2, '0'))
      .join('')}`;
  };
  const named = (name: unknown): { name?: string } => (typeof name === 'string' && name !== '' ? { name } : {});
  const inked = (color: unknown): { color?: string } => {
    const hex = hexOf(color);
    return hex ? { color: hex } : {};
  };
  const spanOf = (low: unknown, high: unknown): { axis?: [number, number] } =>
    typeof low === 'number' && typeof high === 'number' && Number.isFinite(low) && Number.isFinite(high)
      ? { axis: [low, high] }
      : {};
  const textsOf = (list: unknown): { labels?: string[] } => {
    const labels = labelsOf(list);
    return labels ? { labels } : {};
  };
  return { listOf, field, valuesOf, named, inked, spanOf, textsOf };
}
