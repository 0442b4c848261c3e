/** How well charts are read, on charts drawn by Chart.js with known values. node bench/charts.ts [count] */
import { measure } from '@blueprompt/vision/measure';
import { chartSpecs } from './charts/chart-specs.ts';
import { drawCharts } from './charts/draw-charts.ts';
import { scoreChart } from './charts/score-chart.ts';

const specs = chartSpecs(Number(process.argv[2] ?? 36));
const shots = await drawCharts(specs);
const off: number[] = [];
let [kinds, counts] = [0, 0];
for (const [index, spec] of specs.entries()) {
  const outcome = await measure(shots[index]!);
  const elements = outcome.ok ? outcome.measurement.elements : [];
  const score = scoreChart(spec, elements.find(({ chart }) => chart)?.chart);
  kinds += Number(score.isKind);
  counts += Number(score.isCount);
  off.push(...score.off);
  if (!score.isCount) console.log(`${index + 1} ${spec.kind}: ${score.isKind ? 'not all values' : 'another kind'}`);
}
off.sort((a, b) => a - b);
const percent = (share: number): string => `${((off[Math.floor(share * off.length)] ?? 0) * 100).toFixed(2)} %`;
console.log(
  `${specs.length} charts: kind right ${kinds}, number of values right ${counts}; of ${off.length} values the median is off by ${percent(0.5)} of the largest, nine of ten by less than ${percent(0.9)}`,
);
