import {
  BACK,
  BARS,
  captionButtons,
  DOTS,
  FORWARD,
  field,
  gap,
  icon,
  LOCK,
  lights,
  PLUS,
  PUZZLE,
  RELOAD,
  row,
  SHARE,
  type Skin,
  SPRING,
  SQUARES,
  STAR,
  SYSTEM_FONT,
  tab,
} from './frame-parts.ts';

/** Draws a window around a page, which is given as HTML of its own size. */
export type Frame = (page: string) => string;

const WINDOWS = 'font-family:Liberation Sans,sans-serif';

const CHROME_LIGHT: Skin = { strip: '#dfe3ea', tools: '#ffffff', field: '#eef1f6', ink: '#474747', line: '#dcdfe3' };
const CHROME_DARK: Skin = { strip: '#1f2021', tools: '#3c3c3c', field: '#282828', ink: '#c7c7c7', line: '#4d4d4d' };
const EDGE_LIGHT: Skin = { strip: '#e6eaf0', tools: '#f7f8fa', field: '#ffffff', ink: '#3b3b3b', line: '#e1e3e6' };
const EDGE_DARK: Skin = { strip: '#1b1c1f', tools: '#2b2c30', field: '#1f2023', ink: '#d6d6d6', line: '#3a3b40' };
const FIREFOX_LIGHT: Skin = { strip: '#eaeaed', tools: '#f9f9fb', field: '#eeeef2', ink: '#3a3944', line: '#cccccc' };
const FIREFOX_DARK: Skin = { strip: '#1c1b22', tools: '#2b2a33', field: '#1c1b22', ink: '#fbfbfe', line: '#0c0c0d' };
const SAFARI_LIGHT: Skin = { strip: '#f5f4f5', tools: '#f5f4f5', field: '#e7e6e8', ink: '#4b4b4d', line: '#d8d7d9' };
const SAFARI_DARK: Skin = { strip: '#363538', tools: '#363538', field: '#28272a', ink: '#dcdbde', line: '#1a191b' };

type Bar = { title: string; url: string };

const bookmarks = (skin: Skin): string =>
  row(
    32,
    `background:${skin.tools};color:${skin.ink};font-size:12px;padding:0 14px;gap:18px;${SYSTEM_FONT}`,
    ['Mail', 'Calendar', 'Roadmap', 'Wiki', 'Staging']
      .map(
        (name) =>
          `<span style="display:flex;gap:6px;align-items:center"><i style="width:14px;height:14px;border-radius:3px;background:#8a9bb5"></i>${name}</span>`,
      )
      .join(''),
  );

const chromeTools = (skin: Skin, { url }: Bar): string =>
  row(
    40,
    `background:${skin.tools};gap:14px;padding:0 14px`,
    icon(BACK, skin) +
      icon(FORWARD, skin) +
      icon(RELOAD, skin) +
      field(30, 'border-radius:15px', `${icon(LOCK, skin, 14)}${url}${SPRING}${icon(STAR, skin)}`, skin) +
      icon(PUZZLE, skin) +
      '<i style="width:22px;height:22px;border-radius:50%;background:#5f7f6d"></i>' +
      icon(DOTS, skin),
  );

const chromeTab = (skin: Skin, { title }: Bar): string =>
  tab(title, `width:230px;height:34px;align-self:flex-end;border-radius:10px 10px 0 0;background:${skin.tools}`, skin);

const line = (skin: Skin): string => `<div style="height:1px;background:${skin.line}"></div>`;

const chromeMac =
  (skin: Skin, bar: Bar, hasBookmarks = false): Frame =>
  (page) =>
    `<div style="${SYSTEM_FONT}">${row(41, `background:${skin.strip};padding-left:14px`, lights() + gap(12) + chromeTab(skin, bar) + gap(10) + icon(PLUS, skin))}${chromeTools(skin, bar)}${hasBookmarks ? bookmarks(skin) : ''}${line(skin)}${page}</div>`;

const chromeWindows =
  (skin: Skin, bar: Bar, hasBookmarks = false): Frame =>
  (page) =>
    `<div style="${WINDOWS}">${row(41, `background:${skin.strip};padding-left:8px`, chromeTab(skin, bar) + gap(10) + icon(PLUS, skin) + SPRING + captionButtons(skin.ink, 34))}${chromeTools(skin, bar)}${hasBookmarks ? bookmarks(skin) : ''}${line(skin)}${page}</div>`;

const edge =
  (skin: Skin, { title, url }: Bar): Frame =>
  (page) =>
    `<div style="${WINDOWS}">${row(40, `background:${skin.strip};padding-left:12px`, icon(SQUARES, skin) + gap(14) + tab(title, `width:240px;height:34px;align-self:flex-end;border-radius:8px 8px 0 0;background:${skin.tools}`, skin) + gap(12) + icon(PLUS, skin) + SPRING + captionButtons(skin.ink, 40, true))}${row(
      42,
      `background:${skin.tools};gap:18px;padding:0 16px`,
      `${icon(BACK, skin)}${icon(RELOAD, skin)}${field(30, `border-radius:15px;border:1px solid ${skin.line}`, `${icon(LOCK, skin, 14)}${url}${SPRING}${icon(STAR, skin)}`, skin)}${icon(PUZZLE, skin)}<b style="color:${skin.ink}">…</b>`,
    )}${line(skin)}${page}</div>`;

const firefox =
  (skin: Skin, { title, url }: Bar, isMac: boolean): Frame =>
  (page) =>
    `<div style="${isMac ? SYSTEM_FONT : WINDOWS}">${row(44, `background:${skin.strip};padding-left:${isMac ? 20 : 8}px`, (isMac ? lights() + gap(16) : '') + tab(title, `width:225px;height:36px;border-radius:4px;background:${skin.tools};box-shadow:0 0 4px #0004`, skin) + gap(12) + icon(PLUS, skin) + SPRING + (isMac ? '' : captionButtons(skin.ink, 44)))}${row(
      40,
      `background:${skin.tools};gap:16px;padding:0 12px`,
      `${icon(BACK, skin)}${icon(FORWARD, skin)}${icon(RELOAD, skin)}${SPRING}<span style="flex:6;display:flex">${field(32, 'border-radius:4px', `${icon(LOCK, skin, 14)}${url}${SPRING}${icon(STAR, skin)}`, skin)}</span>${SPRING}${icon(PUZZLE, skin)}${icon(BARS, skin)}`,
    )}${line(skin)}${page}</div>`;

const safari =
  (skin: Skin, { url }: Bar, tabs: readonly string[] = []): Frame =>
  (page) =>
    `<div style="${SYSTEM_FONT}">${row(
      52,
      `background:${skin.tools};padding:0 20px`,
      `${lights()}${gap(24)}${icon(SQUARES, skin)}${gap(24)}${icon(BACK, skin)}${gap(18)}${icon(FORWARD, skin)}${SPRING}<span style="width:38%;display:flex">${field(28, 'border-radius:7px;justify-content:center;font-size:13px', `${icon(LOCK, skin, 11)}${url}`, skin)}</span>${SPRING}${icon(SHARE, skin)}${gap(22)}${icon(PLUS, skin)}${gap(22)}${icon(SQUARES, skin)}`,
    )}${
      tabs.length > 0
        ? row(
            32,
            `background:${skin.tools};border-top:1px solid ${skin.line};color:${skin.ink};font-size:11px;text-align:center`,
            tabs
              .map(
                (name, at) =>
                  `<span style="flex:1;height:31px;line-height:31px;${at > 0 ? `border-left:1px solid ${skin.line};background:${skin.field}` : ''}">${name}</span>`,
              )
              .join(''),
          )
        : ''
    }${line(skin)}${page}</div>`;

/** A window with a title and nothing else. */
const titled =
  (skin: Skin, title: string, size = 12, pitch = 20): Frame =>
  (page) =>
    `<div style="${SYSTEM_FONT}">${row(36, `background:${skin.tools};padding-left:14px;position:relative;color:${skin.ink};font-size:13px;font-weight:600`, `${lights(undefined, size, pitch)}<span style="position:absolute;left:0;right:0;text-align:center">${title}</span>`)}${page}</div>`;

/** As programs that dress screenshots up set them: rounded, with a shadow, on a backdrop. */
const onBackdrop =
  (backdrop: string, margin: number, inner: Frame, radius = 12, shadow = '0 24px 60px #0006'): Frame =>
  (page) =>
    `<div style="padding:${margin}px;background:${backdrop}"><div style="border-radius:${radius}px;overflow:hidden;box-shadow:${shadow}">${inner(page)}</div></div>`;

const BAR: Bar = { title: 'Quarterly report', url: 'app.acme-metrics.com/reports/q3' };
const LOCAL: Bar = { title: 'Vite + React', url: 'localhost:5173/settings' };

/** A whole screen of Windows. */
const aboveTaskBar =
  (inner: Frame): Frame =>
  (page) =>
    `${inner(page)}${row(48, `background:#e9eef6;color:#1b1b1b;font-size:12px;padding:0 14px;line-height:16px;${WINDOWS}`, `${SPRING}${['#2f6fde', '#f0b429', '#38a169', '#d64545'].map((color) => `<i style="width:24px;height:24px;margin:0 8px;border-radius:5px;background:${color}"></i>`).join('')}${SPRING}<span style="text-align:right">10:24 AM<br>11/16/2026</span>`)}`;

/** What the finder of frames was written with. */
export const KNOWN_FRAMES: Record<string, Frame> = {
  'Chrome, macOS': chromeMac(CHROME_LIGHT, BAR),
  'Chrome, Windows, dark': chromeWindows(CHROME_DARK, LOCAL),
  'Safari, macOS': safari(SAFARI_LIGHT, { title: '', url: 'acme-metrics.com' }),
  'Firefox, Windows': firefox(FIREFOX_LIGHT, BAR, false),
  'Chrome, Windows, whole screen': aboveTaskBar(chromeWindows(CHROME_LIGHT, BAR)),
  'Edge, Windows': edge(EDGE_LIGHT, LOCAL),
  'Safari, macOS, dark, on a gradient': onBackdrop(
    'linear-gradient(135deg,#7b5cff,#ff8a9b)',
    64,
    safari(SAFARI_DARK, { title: '', url: 'acme-metrics.com' }),
  ),
  'Chrome, macOS, captured with its shadow': onBackdrop(
    '#ffffff',
    56,
    chromeMac(CHROME_LIGHT, LOCAL),
    10,
    '0 16px 40px #0005, 0 0 1px #0006',
  ),
};

/** What it was judged with, once it was done. */
export const OTHER_FRAMES: Record<string, Frame> = {
  'Chrome, macOS, dark, bookmarks': chromeMac(CHROME_DARK, LOCAL, true),
  'Chrome, Windows, bookmarks': chromeWindows(CHROME_LIGHT, BAR, true),
  'Safari, macOS, dark, tabs': safari(SAFARI_DARK, { title: '', url: 'docs.acme.dev' }, [
    'Docs',
    'Inbox (4)',
    'Roadmap',
  ]),
  'Firefox, macOS, dark': firefox(FIREFOX_DARK, { title: 'Docs', url: 'https://docs.acme.dev/guide' }, true),
  'Edge, Windows, dark': edge(EDGE_DARK, BAR),
  'titled window on a flat backdrop': onBackdrop('#d9e4f5', 48, titled(SAFARI_LIGHT, 'Acme')),
  'titled dark window on a gradient': onBackdrop(
    'linear-gradient(60deg,#0f2027,#2c5364)',
    80,
    titled(SAFARI_DARK, '', 10, 17),
    8,
  ),
  'Firefox, macOS, on a gradient': onBackdrop(
    'linear-gradient(160deg,#f6d365,#fda085)',
    40,
    firefox(FIREFOX_LIGHT, BAR, true),
  ),
};
