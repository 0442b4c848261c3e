import type { Database } from '@blueprompt/backend/contract';
import { Hono } from 'hono';
import { answerFailure } from '../http/failure.ts';
import { isLocalCall } from '../http/local-call.ts';
import type { RenderPage } from '../web/render-page.ts';
import { listSentMails } from './mail-queue.ts';
import { renderOutbox } from './render-outbox.ts';

/** The mails that would have gone out, for the person at this machine only: their links sign people in. */
export const createOutboxApp = (database: Database, renderPage: RenderPage): Hono => {
  const app = new Hono();
  app.use('/dev/outbox', async (c, next) => (isLocalCall(c) ? next() : answerFailure(c, { code: 'forbidden' })));
  app.use('/dev/outbox.json', async (c, next) => (isLocalCall(c) ? next() : answerFailure(c, { code: 'forbidden' })));
  app.get('/dev/outbox.json', async (c) => c.json(await listSentMails(database)));
  app.get('/dev/outbox', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.html(renderOutbox(renderPage, await listSentMails(database), new Date()));
  });
  return app;
};
