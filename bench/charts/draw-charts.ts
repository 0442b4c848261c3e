import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { fetchPackage } from '../truth/real/fetch-package.ts';
import type { ChartSpec } from './chart-specs.ts';

const CHART_JS = { name: 'chart.js', version: '4.5.0', file: 'dist/chart.umd.js' };
const SCREEN = { width: 900, height: 460 };
const PAINT = {
  light: { page: '#f8f9fc', card: '#ffffff', text: '#343a40', grid: '#e5e7eb' },
  dark: { page: '#151521', card: '#1e1e2d', text: '#e5e7eb', grid: '#3b3b52' },
};

/** Draws each chart with Chart.js in a card of a page of its own. */
export const drawCharts = async (specs: readonly ChartSpec[]): Promise<Uint8Array[]> => {
  const script = path.join(await fetchPackage(`${CHART_JS.name}@${CHART_JS.version}`), CHART_JS.file);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SCREEN });
    const shots: Uint8Array[] = [];
    for (const spec of specs) {
      const paint = spec.isDark ? PAINT.dark : PAINT.light;
      await page.setContent(
        `<style>body{margin:0;padding:24px;background:${paint.page};color:${paint.text};font:14px Inter,sans-serif}main{background:${paint.card};border:1px solid ${paint.grid};border-radius:8px;padding:20px;width:640px}h2{font-size:16px;margin:0 0 16px}div{height:300px}</style><main><h2>Overview</h2><div><canvas></canvas></div></main>`,
      );
      await page.addScriptTag({ content: readFileSync(script, 'utf8') });
      await page.evaluate(draw, { spec, paint });
      shots.push(await page.screenshot());
    }
    return shots;
  } finally {
    await browser.close();
  }
};

type Drawing = { spec: ChartSpec; paint: (typeof PAINT)['light'] };

/** Runs in the page. */
const draw = ({ spec, paint }: Drawing): void => {
  const { kind, labels, rows, colors, unit, hasMarkers } = spec;
  const isRound = kind === 'pie' || kind === 'doughnut';
  const isLine = kind === 'line' || kind === 'smooth line' || kind === 'area';
  const isLying = kind === 'horizontal bar';
  const axis = (isValue: boolean): object => ({
    display: unit !== undefined,
    stacked: kind === 'stacked bar',
    beginAtZero: true,
    grid: { display: isValue, color: paint.grid },
    ticks: isValue ? { callback: (value: number) => `${unit}${value.toLocaleString('en-US')}` } : {},
  });
  const datasets = rows.map((data, index) =>
    isRound
      ? { data, backgroundColor: colors, borderColor: paint.card }
      : {
          data,
          label: `Row ${index + 1}`,
          backgroundColor: isLine ? `${colors[index]}22` : colors[index],
          borderColor: isLine ? colors[index] : undefined,
          fill: kind === 'area',
          tension: kind === 'smooth line' ? 0.4 : 0,
          pointRadius: hasMarkers ? 3 : 0,
        },
  );
  const Chart = (globalThis as unknown as { Chart: new (canvas: Element | null, options: object) => unknown }).Chart;
  new Chart(document.querySelector('canvas'), {
    type: isRound ? kind : isLine ? 'line' : 'bar',
    data: { labels, datasets },
    options: {
      animation: false,
      maintainAspectRatio: false,
      indexAxis: isLying ? 'y' : 'x',
      ...(isRound ? {} : { scales: { x: axis(isLying), y: axis(!isLying) } }),
      plugins: { legend: { display: isRound || rows.length > 1, position: 'bottom', labels: { color: paint.text } } },
    },
  });
};
