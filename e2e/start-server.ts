import { type RunningProduct, startProduct } from '../scripts/start-product.ts';

/** The embedded database lives for minutes here: compiling it for speed takes longer than everything that is asked of it. */
const SHORT_LIVED_DATABASE = ['--liftoff-only'];

/** The server of a test. What is measured or filmed starts the product as a user would, without this shortcut. */
export const startServer = (env?: Record<string, string>, dataDir?: string): Promise<RunningProduct> =>
  startProduct(env, dataDir, SHORT_LIVED_DATABASE);
