/** What a worker answers: the result, or why there is none. */
type WorkerAnswer<Result> = { ok: true; result: Result } | { ok: false; message: string };

/** Has a worker do one thing, and ends it. */
export const askWorker = async <Order, Result>(worker: Worker, order: Order): Promise<Result> => {
  try {
    const answer = await new Promise<WorkerAnswer<Result>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Result>>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(order);
    });
    if (!answer.ok) throw new Error(answer.message);
    return answer.result;
  } finally {
    worker.terminate();
  }
};

/** The other end of it: does what is asked and answers. */
export const answerInWorker = <Order, Result>(work: (order: Order) => Promise<Result>): void =>
  addEventListener('message', ({ data }: MessageEvent<Order>) =>
    work(data).then(
      (result) => postMessage({ ok: true, result } satisfies WorkerAnswer<Result>),
      (error) => postMessage({ ok: false, message: String(error) } satisfies WorkerAnswer<Result>),
    ),
  );
