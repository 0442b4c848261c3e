import { writeFileSync } from 'node:fs';
import { choosePages } from '../truth/gate/choose-pages.ts';
import { FLOORS_FILE, type Floors, setFloors } from '../truth/gate/floors.ts';
import { judgePages, withEngine } from '../truth/judge-pages.ts';
import { checkTruthPages, listTruthPages, type TruthPage } from '../truth/truth-pages.ts';
import { reportProgress } from './report-progress.ts';

/** Pages of each half of the gate. */
const PAGES = 30;

/** Chooses the pages of the gate and sets its floors slightly below what the engine reaches on them now. */
export async function setGateFloors(): Promise<void> {
  // Only what everybody has at hand: not pages that were fetched on this machine alone.
  const open = listTruthPages({ fetched: false }).filter(({ split, files }) => split === 'open' && files);
  const half = (origin: TruthPage['origin']): TruthPage[] =>
    choosePages(
      open.filter((page) => page.origin === origin),
      PAGES,
    );
  const [own, real] = [half('own'), half('real')];
  await checkTruthPages([...own, ...real]);
  const floors = await withEngine(async (measure): Promise<Floors> => {
    const judge = (pages: readonly TruthPage[]) => judgePages(pages, measure, reportProgress(pages.length));
    return { own: setFloors(await judge(own)), real: setFloors(await judge(real)) };
  });
  writeFileSync(FLOORS_FILE, `${JSON.stringify(floors, null, 2)}\n`);
}
