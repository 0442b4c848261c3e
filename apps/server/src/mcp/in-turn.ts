export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs the work of one key one after another, that of different keys side by side. */
export const createInTurn = (): InTurn => {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return turn;
  };
};
