import type { MiddlewareHandler } from 'hono';

type HeaderOptions = {
  siteUrl: string;
  /** The demo video is the one foreign page that the app embeds, where one is configured. */
  demoVideoUrl?: string | undefined;
};

/** No inline or foreign script anywhere; inline styles only because the rebuilt page in its sandboxed frame is made of them. */
const contentSecurityPolicy = ({ siteUrl, demoVideoUrl }: HeaderOptions): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `frame-src 'self' blob: data:${demoVideoUrl ? ` ${new URL(demoVideoUrl).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** The worker that measures in the browser compiles the engine's WebAssembly; it may do that, and fetch its files, and nothing else. */
const ENGINE_WORKER = /^\/assets\/engine-worker-[\w-]+\.js$/;
const ENGINE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Built files are kept for a year, and a page that is isolated starts no worker that was kept without this header. */
const BUILT_FILE = /^\/assets\//;
const ISOLATION = ['Cross-Origin-Embedder-Policy', 'require-corp'] as const;

/** The same protective headers on every answer; HSTS only where the site itself is served over TLS. */
export const securityHeaders = (options: HeaderOptions): MiddlewareHandler => {
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(options.siteUrl.startsWith('https:')
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
  ];
  return async (c, next) => {
    await next();
    // Isolated from all other origins, a page may share memory between the engine's threads. A foreign video would not be shown.
    if (!options.demoVideoUrl || BUILT_FILE.test(c.req.path)) c.res.headers.set(...ISOLATION);
    if (ENGINE_WORKER.test(c.req.path)) c.res.headers.set('Content-Security-Policy', ENGINE_POLICY);
    // A handler that set its own policy (a stored picture, say) knows better.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
};
