/** A chart whose kind and values are known. */
export type ChartSpec = {
  kind: 'line' | 'smooth line' | 'area' | 'bar' | 'grouped bar' | 'stacked bar' | 'horizontal bar' | 'pie' | 'doughnut';
  labels: string[];
  rows: number[][];
  colors: string[];
  /** What stands before the numbers of the axis; none where the chart has no axis. */
  unit: '' | '$' | undefined;
  hasMarkers: boolean;
  isDark: boolean;
};

const KINDS: readonly ChartSpec['kind'][] = [
  'line',
  'smooth line',
  'area',
  'bar',
  'grouped bar',
  'stacked bar',
  'horizontal bar',
  'pie',
  'doughnut',
];
const LABELS = [
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ['2018', '2019', '2020', '2021', '2022'],
];
const COLORS = [
  ['#4e73df', '#1cc88a', '#36b9cc', '#f6c23e'],
  ['#6366f1', '#f59e0b', '#10b981', '#ef4444'],
  ['#206bc4', '#79a6dc', '#d2e1f3', '#bfe399'],
  ['#7367f0', '#28c76f', '#ea5455', '#ff9f43'],
];
const LARGEST = [10, 100, 4_000, 40_000];

/** Charts of every kind in turn, with values from a fixed sequence: the same ones on every machine. */
export const chartSpecs = (count: number): ChartSpec[] => {
  let seed = 5;
  const random = (): number => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length]!;
    const isRound = kind === 'pie' || kind === 'doughnut';
    const labels = isRound ? ['Direct', 'Referral', 'Social', 'Email'] : pick(LABELS);
    const largest = pick(LARGEST);
    const value = (): number => Number((largest * (0.08 + 0.87 * random())).toPrecision(3));
    return {
      kind,
      labels,
      rows: Array.from({ length: kind.startsWith('grouped') || kind.startsWith('stacked') ? 2 : 1 }, () =>
        labels.map(value),
      ),
      colors: pick(COLORS),
      unit: pick(['', '$', undefined] as const),
      hasMarkers: random() < 0.5,
      isDark: index % 8 > 5,
    };
  });
};
