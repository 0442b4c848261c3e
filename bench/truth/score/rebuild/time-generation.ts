import { renderPage } from '@blueprompt/core/code/render-page';
import { createProject } from '@blueprompt/core/exports/create-project';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import type { Measurement } from '@blueprompt/core/measurement';
import { renderProject } from '@blueprompt/core/project/render-project';
import { cutFiles } from '../../../../apps/cli/src/cut-files.ts';
import { loadFonts } from '../../../../apps/cli/src/load-fonts.ts';

/** What everything that is made of a measured page may cost together. */
const MAX_CPU_MS = 300;

/** CPU for guide, code and assets of a page, and whether that is within the limit. */
export type GenerationScore = { generationMs?: number | undefined; isCheap?: number | undefined };

/** Makes the guide, the page in two stacks and the assets of a measured page. Nothing else may run in this process meanwhile. */
export async function timeGeneration(screenshot: Uint8Array, measurement: Measurement): Promise<GenerationScore> {
  const start = process.cpuUsage();
  writeGuide(createProject([measurement], { uiType: 'webapp', stack: 'react' }), { detail: 'full' });
  const fonts = await loadFonts(measurement);
  renderPage(measurement, fonts);
  const cut = await cutFiles(screenshot, measurement);
  const pictures = new Map(cut.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('base64')]));
  renderProject([{ name: 'Page', measurement, fonts, pictures }], 'react');
  const { user, system } = process.cpuUsage(start);
  const generationMs = (user + system) / 1_000;
  return { generationMs, isCheap: Number(generationMs <= MAX_CPU_MS) };
}
