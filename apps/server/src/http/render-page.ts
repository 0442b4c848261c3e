import { PRODUCT_NAME } from '@blueprompt/core/spec/product';

const STYLE = `
:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:#08090b;color:#f3f0ea;font:15px/24px Inter,system-ui,'Segoe UI',sans-serif}
main{max-width:560px;margin:0 auto;padding:40px 18px 64px}
.brand{display:flex;align-items:center;gap:10px;font-size:17px;font-weight:600;color:#f3f0ea;margin:0 0 28px}
.note{border:1px solid rgb(91 140 255/.38);background:rgb(91 140 255/.07);border-radius:10px;color:#8fb0ff;padding:12px 16px;margin:0 0 28px;font-size:14px;line-height:20px}
h1{font-size:30px;line-height:36px;font-weight:600;letter-spacing:-.025em;margin:0 0 20px}
h2{font-size:16px;line-height:24px;font-weight:600;margin:0}
p{margin:0 0 16px;color:#b4b2ac}.mono{font:12px/20px 'JetBrains Mono',ui-monospace,Consolas,monospace;color:#8b8a85;margin:4px 0 0;word-break:break-all}
a{color:#8fb0ff}.panel{border:1px solid #1d2129;background:#0d0f13;border-radius:10px;padding:28px;margin:0 0 20px}
.row{border-top:1px solid #1d2129;padding:18px 0}
.line{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-top:1px solid #1d2129;color:#b4b2ac}.panel>.line:first-child{border-top:0;padding-top:0}.line b{color:#f3f0ea;font-weight:500}
.price{font-size:56px;line-height:60px;font-weight:600;letter-spacing:-.04em;color:#f3f0ea;margin:16px 0 20px}.price small{font-size:15px;font-weight:400;letter-spacing:0;color:#8b8a85}
button,.button{display:block;width:100%;min-height:48px;border:1px solid #f3f0ea;border-radius:10px;background:#f3f0ea;color:#0b0c0e;font:550 15px/22px Inter,system-ui,sans-serif;padding:12px 20px;text-align:center;text-decoration:none;cursor:pointer;margin-top:12px}
.quiet{background:transparent;color:#f3f0ea;border-color:#2d343f;font-weight:500}
button:focus-visible,a:focus-visible{outline:2px solid #5b8cff;outline-offset:2px}`;

/** A small page of the server itself, in the product's dark look, without any script. `body` is HTML. */
export const renderPage = (page: { title: string; note: string; body: string }): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main><p class="brand"><img src="/icon.svg" alt="" width="28" height="28">${PRODUCT_NAME}</p><p class="note" role="note">${page.note}</p>
<h1>${page.title}</h1>
${page.body}
</main></body></html>
`;
