import type { Stretch } from './group-alike.ts';
import { isHolder } from './name-node.ts';
import type { NodeFlow } from './nest-flow.ts';

/** A thing that a name is enough for; of a landmark without content the size is told. */
export const isPlain = (flow: NodeFlow): boolean =>
  flow.kind === 'item' && flow.item.node.kind !== 'region' && !isHolder(flow.item.node);

/** Plain things that follow each other share a line, as long as all can be named; then nothing is told as copies of another. */
export const joinPlain = (stretches: readonly Stretch<NodeFlow>[], maxNames: number): Stretch<NodeFlow>[] => {
  const shared: Stretch<NodeFlow>[] = [];
  let run: NodeFlow[] = [];
  const close = (): void => {
    if (run.length > 0) shared.push({ copies: run.map((one) => [one]) });
    run = [];
  };
  for (const stretch of stretches) {
    const things = stretch.copies.flat();
    if (run.length + things.length > maxNames) close();
    if (things.length <= maxNames && things.every(isPlain)) run.push(...things);
    else {
      close();
      shared.push(stretch);
    }
  }
  close();
  return shared;
};
