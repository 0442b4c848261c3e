import type { MeasurePool, MeasurePoolOptions } from './contract.ts';
import { createProcessPool } from './pool/process-pool.ts';

// In the packed command line the worker is a bundle of its own (apps/cli/bundle.mjs).
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pool/worker.ts' : './pool/worker.js', import.meta.url);

/** Starts measuring off this thread; workers start with the first picture and keep their models for the next ones. */
export const createMeasurePool = (options: MeasurePoolOptions): MeasurePool => createProcessPool(options, WORKER);
