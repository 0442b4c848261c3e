import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import type { Answer } from '../truth/answer.ts';

/** What Tesseract takes best: sparse text, on a picture enlarged this much, since it expects the letters of a scan. */
const ENLARGE = 2;

/** The words of a page as Tesseract reads them, undefined where it is not installed. */
export const readWithTesseract = async (png: Uint8Array): Promise<Pick<Answer, 'texts'> | undefined> => {
  const { width } = await sharp(png).metadata();
  const enlarged = await sharp(png)
    .resize({ width: ENLARGE * width })
    .png()
    .toBuffer();
  const run = spawnSync('tesseract', ['stdin', 'stdout', '--psm', '11', 'tsv'], { input: enlarged, encoding: 'utf8' });
  if (run.status !== 0) return undefined;
  const texts = run.stdout.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, w, h, , text] = row.split('\t');
    if (level !== '5' || !text?.trim()) return [];
    const [x, y, across, down] = [left, top, w, h].map((value) => Number(value) / ENLARGE);
    const box = { x: x!, y: y!, width: across!, height: down! };
    // It says nothing of looks, which are not asked for.
    return [{ text, box, fontSize: 0, fontWeight: 0, color: '#000000', words: [{ text, box }] }];
  });
  return { texts };
};
