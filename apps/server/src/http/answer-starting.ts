import { PRODUCT_NAME } from '@blueprompt/core/spec/product';

const RETRY_SECONDS = 2;

/** Loads itself again until the app is there; needs no file, as none can be served yet. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}"><meta name="robots" content="noindex"><title>${PRODUCT_NAME} is starting</title>
<style>:root{color-scheme:dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:18px;background:#08090b;color:#b4b2ac;font:15px/24px system-ui,'Segoe UI',sans-serif;text-align:center}h1{margin:0 0 8px;color:#f3f0ea;font-size:30px;line-height:36px;font-weight:600;letter-spacing:-.028em}p{margin:0}</style></head>
<body><main><h1>${PRODUCT_NAME} is starting</h1><p>This page opens by itself in a moment.</p></main></body></html>
`;

const HEADERS = { 'Retry-After': `${RETRY_SECONDS}`, 'Cache-Control': 'no-store' };

/** Answers everything that comes before the app is built: people get a page that waits for it, programs a code. */
export const answerStarting = (request: Request): Response => {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' });
  if (request.headers.get('accept')?.includes('text/html'))
    return new Response(PAGE, {
      status: 503,
      headers: {
        ...HEADERS,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    });
  return Response.json(
    { error: 'The server is starting. Please try again in a moment.', code: 'not_ready' },
    { status: 503, headers: HEADERS },
  );
};
