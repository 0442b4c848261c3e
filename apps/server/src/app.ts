import { DatabaseError, isDiskFull, SqlError } from '@blueprompt/backend/database/database-error';
import type { PublicConfig } from '@blueprompt/core/public-config';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { answerFailure, Refusal } from './http/failure.ts';
import type { Log } from './http/logger.ts';
import type { Metrics } from './http/metrics.ts';
import { observeRequests, type RequestVariables } from './http/observe-requests.ts';
import { createOperationsApp } from './http/operations-app.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './web/serve-web-app.ts';
import type { StaticFile } from './web/static-files.ts';

type AppParts = {
  config: PublicConfig;
  log: Log;
  metrics: Metrics;
  metricsToken?: string | undefined;
  isReady: () => Promise<boolean>;
  isFull?: () => Promise<boolean>;
  webFiles: Map<string, StaticFile> | undefined;
  /** Everything else that answers requests, in the order of asking. */
  routes: Hono[];
};

/** What a signed-in caller writes belongs to their account, which may be deleted meanwhile. */
const isOwnerGone = (error: Error, c: Context): boolean =>
  error instanceof SqlError && error.code === '23503' && c.get('user') !== undefined;

/** The product as one function from request to answer. */
export const createApp = (parts: AppParts): Hono => {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(observeRequests(parts), securityHeaders(parts.config), compress());
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerFailure(c, error.failure);
    if (isDiskFull(error)) return answerFailure(c, { code: 'disk_full' });
    if (isOwnerGone(error, c)) return answerFailure(c, { code: 'session_not_found', message: 'The session has ended' });
    parts.log.error({ requestId: c.get('requestId'), err: error }, 'unexpected error');
    if (error instanceof DatabaseError) return answerFailure(c, { code: 'database_unavailable' });
    return answerFailure(c, { code: 'internal', requestId: c.get('requestId') });
  });
  app.route('/', createOperationsApp(parts));
  app.get('/config.json', (c) => c.json(parts.config, 200, { 'Cache-Control': 'no-cache' }));
  for (const routes of parts.routes) app.route('/', routes);
  app.all('*', serveWebApp(parts.webFiles, parts.config.siteUrl));
  return app as unknown as Hono;
};
