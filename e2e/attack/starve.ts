import { setTimeout as sleep } from 'node:timers/promises';
import { drawInterface, drawPng } from '../../apps/server/src/testing/draw-png.ts';
import { mark, spread } from '../../bench/server-calls.ts';
import { createTally, type Report, type Target, withServer } from './attack.ts';

const HOSTILE_ACCOUNTS = 10;
const EACH_IN_FLIGHT = 4;
/** One user's small pictures, each another one: more often than once a second would be more than a user may send. */
const VICTIM_PICTURES = 100;
const VICTIM_EVERY_MS = 1_050;
/** The victim's 99th percentile under attack, in times of that while the server is idle. */
const MAX_RATIO = 3;
const FUNCTIONS = ['analyze-ui', 'validate-ui-image'];

type Hostile = { width: number; height: number; beforeVictimMs: number };
/** Just within the limits; the queue is full by then. */
const LARGEST: Hostile = { width: 6_240, height: 6_240, beforeVictimMs: 5_000 };
/** Quick by its size; each account has shown by then that its screens are not. */
const SCREEN: Hostile = { width: 1_920, height: 1_080, beforeVictimMs: 75_000 };

/** All outlines: what costs the most of what is taken. */
const drawWorst = ({ width, height }: Hostile): Buffer =>
  drawPng(width, height, (x, y) => {
    const [inX, inY] = [x % 24, y % 24];
    const isOutline = (inX < 16 && (inY === 0 || inY === 15)) || (inY < 16 && (inX === 0 || inX === 15));
    return isOutline ? [30, 60, 120] : [250, 250, 252];
  });

const ask = async ({ call }: Target, name: string, image: Buffer, token: string) => {
  const answer = await call(
    `/functions/v1/${name}`,
    { imageBase64: image.toString('base64'), uiType: 'webapp' },
    token,
  );
  await answer.arrayBuffer();
  return answer;
};

/** How long each of the victim's pictures took; whatever is not a result is told. */
const timeVictim = async (target: Target, token: string, firstPicture: number) => {
  const ms: number[] = [];
  const refused = createTally();
  for (let picture = 0; picture < VICTIM_PICTURES; picture++) {
    const started = performance.now();
    const { status } = await ask(target, 'analyze-ui', drawInterface(firstPicture + picture), token);
    const took = performance.now() - started;
    ms.push(took);
    if (status !== 200) refused.add(status);
    await sleep(Math.max(0, VICTIM_EVERY_MS - took));
  }
  return { ms: spread(ms), refused: refused.counts };
};

/** Sends the worst picture until told to stop, as an account that does not wait when it is told to. */
const pester = async (target: Target, token: string, name: string, worst: Buffer, isOver: () => boolean) => {
  const statuses: number[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const image = mark(worst, `${name} ${turn}`);
    const answer = await ask(target, FUNCTIONS[turn % FUNCTIONS.length]!, image, token).catch(() => undefined);
    statuses.push(answer?.status ?? 0);
    if (answer?.status !== 200) await sleep(250);
  }
  return statuses;
};

/** Ten accounts send the worst pictures of a size; one user goes on with small ones. */
const starveWith = (pictures: Hostile): Promise<Report> =>
  withServer(async (target) => {
    const victim = await target.newUser('victim');
    const hostile: string[] = [];
    for (let n = 0; n < HOSTILE_ACCOUNTS; n++) hostile.push(await target.newUser(`hostile-${n}`));
    const worst = drawWorst(pictures);
    const idle = await timeVictim(target, victim, 0);
    let isOver = false;
    const pestering = hostile.flatMap((token, n) =>
      Array.from({ length: EACH_IN_FLIGHT }, (_, lane) => pester(target, token, `${n}-${lane}`, worst, () => isOver)),
    );
    await sleep(pictures.beforeVictimMs);
    const attacked = await timeVictim(target, victim, 0x1000);
    isOver = true;
    const hostileStatuses = createTally();
    // Those still in flight end with the server.
    const late = sleep(1_000).then(() => [] as number[]);
    for (const statuses of await Promise.all(pestering.map((work) => Promise.race([work, late]))))
      for (const status of statuses) hostileStatuses.add(status);
    const ratio = Math.round((attacked.ms.p99 / idle.ms.p99) * 100) / 100;
    const refused = [...Object.entries(idle.refused), ...Object.entries(attacked.refused)];
    return {
      figures: { idle, attacked, ratio, hostile: hostileStatuses.counts },
      broken: [
        ...(ratio <= MAX_RATIO ? [] : [`the victim waits ${ratio} times as long, not at most ${MAX_RATIO}`]),
        ...refused.map(([status, count]) => `the victim was answered ${status} ${count} times`),
      ],
    };
  });

export const starve = (): Promise<Report> => starveWith(LARGEST);
export const starveByScreens = (): Promise<Report> => starveWith(SCREEN);
