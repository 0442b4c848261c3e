import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { renderFontFaces } from './page-fonts.ts';
import type { StaticFile } from './static-files.ts';

/** The web app's tokens, by the same names; it builds its own style sheet, which these pages do without. */
const STYLE = `
:root{color-scheme:dark;--page:#08090b;--surface:#0d0f13;--line:#1d2129;--line-2:#2d343f;--text:#f3f0ea;--text-2:#b4b2ac;--text-3:#8b8a85;--on-primary:#0b0c0e;--ink:#5b8cff;--ink-text:#8fb0ff;--ink-line:rgb(91 140 255/.38);--ink-wash:rgb(91 140 255/.07);--sans:'Inter Variable',Inter,system-ui,'Segoe UI',sans-serif;--mono:'JetBrains Mono Variable','JetBrains Mono',ui-monospace,Consolas,monospace}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/24px var(--sans);-webkit-font-smoothing:antialiased}
main{max-width:600px;margin:0 auto;padding:0 18px 64px}
header{display:flex;align-items:center;min-height:72px;margin-bottom:24px}
.brand{display:inline-flex;align-items:center;gap:10px;font-size:17px;font-weight:600;letter-spacing:-.015em;color:var(--text);text-decoration:none}
h1{font-size:34px;line-height:40px;font-weight:600;letter-spacing:-.03em;margin:0 0 8px}
h2{font-size:17px;line-height:25px;font-weight:560;letter-spacing:-.015em;margin:0}
p{margin:0;color:var(--text-2)}a{color:var(--ink-text)}
.lead{margin-bottom:32px}
.panel{border:1px solid var(--line);background:var(--surface);border-radius:10px;padding:28px;margin:0 0 16px}
.note{border:1px solid var(--ink-line);background:var(--ink-wash);border-radius:10px;color:var(--ink-text);padding:12px 16px;margin:0 0 24px;font-size:14px;line-height:21px}
.meta{font-size:14px;line-height:21px;color:var(--text-3);margin-top:4px;overflow-wrap:anywhere}
.address{font:12px/20px var(--mono);color:var(--text-3);margin-top:16px;overflow-wrap:anywhere}
.fine{border-top:1px solid var(--line);margin-top:40px;padding-top:16px;font-size:13px;line-height:20px;color:var(--text-3)}code{font:12px/20px var(--mono)}
.line{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-top:1px solid var(--line);color:var(--text-2)}.panel>.line:first-child{border-top:0;padding-top:0}.line b{color:var(--text);font-weight:500;overflow-wrap:anywhere;text-align:right}
.price{font-size:68px;line-height:68px;font-weight:600;letter-spacing:-.04em;color:var(--text);margin:12px 0 24px}.price small{font-size:15px;font-weight:400;letter-spacing:0;color:var(--text-2)}
button,.button{display:block;width:100%;min-height:48px;border:1px solid var(--text);border-radius:10px;background:var(--text);color:var(--on-primary);font:550 15px/22px var(--sans);padding:12px 20px;text-align:center;text-decoration:none;cursor:pointer;margin-top:12px}
button:hover,.button:hover{background:#fff}
.quiet{background:transparent;color:var(--text);border-color:var(--line-2);font-weight:500}.quiet:hover{background:#12151a}
.panel .meta+.button{margin-top:20px}
button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:10px}`;

/** What a small page says; `body` is HTML, the rest is text of our own. */
type Page = {
  title: string;
  lead: string;
  body: string;
  /** For whoever runs the installation, at the end. HTML. */
  fine: string;
};

export type RenderPage = (page: Page) => string;

/** Makes the small pages of the server itself, in the product's look and with its fonts, without any script. */
export const createPageRenderer = (webFiles: Map<string, StaticFile> | undefined): RenderPage => {
  const style = renderFontFaces(webFiles) + STYLE;
  return (page) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${page.title} · ${PRODUCT_NAME}</title><style>${style}</style></head>
<body><main><header><a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">${PRODUCT_NAME}</a></header>
<h1>${page.title}</h1><p class="lead">${page.lead}</p>
${page.body}
<p class="fine">${page.fine}</p>
</main></body></html>
`;
};
