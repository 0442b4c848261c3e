import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchBrowser } from '../truth/label/open-page.ts';
import { listBoxes } from './list-boxes.ts';
import { renderBoxes } from './render-boxes.ts';

/** `node bench/scene/draw-boxes.ts`: lets the browser draw the scene that the painter is compared on, and keeps both. */
const FIXTURES = fileURLToPath(new URL('../../packages/vision/src/scene/paint/fixtures/', import.meta.url));

const scene = listBoxes();
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: scene.width, height: scene.height } });
await page.setContent(await renderBoxes(scene), { waitUntil: 'load' });
const shot = await page.screenshot();
await browser.close();
mkdirSync(FIXTURES, { recursive: true });
writeFileSync(`${FIXTURES}boxes.webp`, await sharp(shot).webp({ lossless: true, effort: 6 }).toBuffer());
const plain = (_: string, value: unknown): unknown => (ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value);
writeFileSync(`${FIXTURES}boxes.json`, `${JSON.stringify(scene, plain)}\n`);
console.log(`Drew ${scene.items.length} items.`);
