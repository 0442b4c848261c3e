import type { MeasurePool, MeasurePoolOptions } from './contract.ts';
import { createProcessPool } from './pool/process-pool.ts';

const WORKER = new URL('./pool/worker.ts', import.meta.url);

/** Starts measuring off this thread; workers start with the first picture and keep their models for the next ones. */
export const createMeasurePool = (options: MeasurePoolOptions): MeasurePool => createProcessPool(options, WORKER);
