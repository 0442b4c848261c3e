/** Pieces that windows of browsers are drawn from, in HTML: our own drawings, at the usual sizes. */

/** What Apple's own face looks most like here, and the one of phones in general. */
export const SYSTEM_FONT = 'font-family:Inter,Liberation Sans,sans-serif';

/** How a window looks: its strip of tabs, its tools, its address and its ink. */
export type Skin = { strip: string; tools: string; field: string; ink: string; line: string };

const stroke = (path: string, ink: string, size = 16): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 16 16" fill="none" stroke="${ink}" stroke-width="1.5" style="flex:none">${path}</svg>`;

export const BACK = '<path d="M13 8H3M7.5 3.5 3 8l4.5 4.5"/>';
export const FORWARD = '<path d="M3 8h10M8.5 3.5 13 8l-4.5 4.5"/>';
export const RELOAD = '<path d="M13 8a5 5 0 1 1-1.5-3.6M12 1.5v3.2H8.8"/>';
export const STAR = '<path d="m8 2 1.9 3.9 4.2.6-3 3 .7 4.3L8 11.7l-3.8 2.1.7-4.3-3-3 4.2-.6z"/>';
export const LOCK = '<path d="M4 7.5h8V14H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5"/>';
export const DOTS = '<path d="M8 3v.6M8 7.7v.6M8 12.4v.6" stroke-width="2"/>';
export const BARS = '<path d="M2.5 4h11M2.5 8h11M2.5 12h11"/>';
export const SHARE = '<path d="M8 10V2M5 4.5 8 1.5l3 3M3.5 7.5v7h9v-7"/>';
export const PLUS = '<path d="M8 3v10M3 8h10"/>';
export const SQUARES = '<path d="M2.5 5.5h8v8h-8zM5.5 5.5v-3h8v8h-3"/>';
export const PUZZLE = '<path d="M3 5h3a2 2 0 1 1 4 0h3v3a2 2 0 1 0 0 3v3H3z"/>';

export const icon = (path: string, { ink }: Skin, size = 16): string => stroke(path, ink, size);

export const row = (height: number, style: string, inner: string): string =>
  `<div style="display:flex;align-items:center;height:${height}px;box-sizing:border-box;${style}">${inner}</div>`;

export const gap = (px: number): string => `<i style="flex:none;width:${px}px"></i>`;
export const SPRING = '<i style="flex:1"></i>';

/** Close, minimise and zoom of macOS. */
export const lights = (colors = ['#ff5f57', '#febc2e', '#28c840'], size = 12, pitch = 20): string =>
  colors
    .map(
      (color) =>
        `<i style="flex:none;width:${size}px;height:${size}px;border-radius:50%;background:${color};margin-right:${pitch - size}px;box-shadow:inset 0 0 0 .5px #0002"></i>`,
    )
    .join('');

/** Minimise, maximise and close of Windows, each on a field of 46 pixels. */
export const captionButtons = (ink: string, height: number, isRestored = false): string =>
  [
    '<path d="M0 5.5h10"/>',
    isRestored ? '<path d="M.5 2.5h7v7h-7zM2.5 2.5v-2h7v7h-2"/>' : '<path d="M.5.5h9v9h-9z"/>',
    '<path d="m.5.5 9 9M9.5.5l-9 9"/>',
  ]
    .map(
      (path) =>
        `<span style="flex:none;width:46px;height:${height}px;display:grid;place-items:center;align-self:flex-start"><svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="${ink}">${path}</svg></span>`,
    )
    .join('');

export const tab = (title: string, style: string, { ink }: Skin): string =>
  `<span style="display:flex;align-items:center;gap:8px;box-sizing:border-box;padding:0 12px;font-size:12px;color:${ink};${style}"><i style="width:16px;height:16px;border-radius:4px;background:#4a7dfc"></i>${title}<b style="flex:1"></b>${stroke('<path d="m5 5 6 6m0-6-6 6"/>', ink, 14)}</span>`;

export const field = (height: number, style: string, inner: string, { field: fill, ink }: Skin): string =>
  `<span style="display:flex;align-items:center;gap:8px;flex:1;height:${height}px;box-sizing:border-box;padding:0 10px;background:${fill};color:${ink};font-size:14px;overflow:hidden;white-space:nowrap;${style}">${inner}</span>`;
