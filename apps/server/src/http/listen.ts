import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../start-error.ts';
import { answerStarting } from './answer-starting.ts';
import { createCrumbGuard, readInPortions } from './leave-crumbs.ts';
import { leaveUnread } from './leave-unread.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** Nobody may hold a connection open by sending slowly: headers within 15 s, the whole request within a minute. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the idle time of common load balancers, so that they close first and never meet a closing socket. */
const KEEP_ALIVE_MS = 75_000;

/** The largest list takes a phone a minute; no analysis, with its wait for a worker and for a model, takes ten. */
const ANSWER_LIMITS = { readMs: 2 * 60_000, wholeMs: 15 * 60_000 };

const SWEEP_MS = 100;

export type Listener = {
  port: number;
  /** Hands the requests to the app once it is built; until then they are told to come back. */
  serve: (fetch: Fetch) => void;
  /** Takes no new connections, lets the running requests finish, and cuts what is still there after the grace time. */
  close: (graceMs: number) => Promise<void>;
};

const explain = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to a free port.`;
  if (error.code === 'EACCES') return `This user may not open port ${port}. Set PORT to 1024 or above.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
};

const close = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that was busy when the stop came turns idle later, and would stay open for its keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Opens the port first, so that a taken one is known before anything slow is done. */
export const listen = (host: string, port: number, isBehindProxy: boolean): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let fetch: Fetch = answerStarting;
    const crumbs = createCrumbGuard(isBehindProxy);
    const listener = getRequestListener((request, env) => fetch(request, env));
    const server = createServer((incoming, outgoing) => {
      if (!crumbs.takes(incoming, outgoing)) return;
      leaveUnread(outgoing, ANSWER_LIMITS);
      void listener(incoming, outgoing);
    });
    server.on('connection', (socket) => {
      if (crumbs.refuses(socket)) socket.destroy();
      else readInPortions(socket);
    });
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', (error) => reject(new StartError(explain(error, host, port))));
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        serve: (next) => {
          fetch = next;
        },
        close: (graceMs) => close(server, graceMs),
      }),
    );
  });
