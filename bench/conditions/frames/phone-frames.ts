import type { Frame } from './browser-frames.ts';
import {
  BACK,
  DOTS,
  FORWARD,
  field,
  icon,
  LOCK,
  PLUS,
  RELOAD,
  row,
  SHARE,
  type Skin,
  SPRING,
  SQUARES,
  SYSTEM_FONT,
} from './frame-parts.ts';

const LIGHT: Skin = { strip: '#ffffff', tools: '#f8f8f8', field: '#ffffff', ink: '#111111', line: '#d0d0d2' };
const DARK: Skin = { strip: '#1c1c1e', tools: '#1c1c1e', field: '#2c2c2e', ink: '#f5f5f7', line: '#38383a' };
const ANDROID: Skin = { strip: '#f3f6fc', tools: '#f3f6fc', field: '#e3e8f1', ink: '#3c4043', line: '#e3e8f1' };

/** Signal, radio and battery. */
const signs = (ink: string): string =>
  `<svg width="66" height="13" viewBox="0 0 66 13" fill="${ink}"><path d="M0 8h3v4H0zM5 6h3v6H5zM10 3h3v9h-3zM15 0h3v12h-3z"/><path d="M24 4a9 9 0 0 1 13 0l-2 2a6 6 0 0 0-9 0zM27 8a5 5 0 0 1 7 0l-3.5 4z"/><path d="M42.5 .5h20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-20a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" fill="none" stroke="${ink}"/><path d="M43 3h15v7H43z"/></svg>`;

const status = (time: string, height: number, { strip, ink }: Skin, size = 16): string =>
  row(
    height,
    `background:${strip};color:${ink};padding:${Math.round(height / 8)}px 28px 0;font:600 ${size}px Inter,Liberation Sans,sans-serif`,
    `${time}${SPRING}${signs(ink)}`,
  );

const home = ({ tools, ink }: Skin): string =>
  row(
    24,
    `background:${tools};justify-content:center`,
    `<i style="width:136px;height:5px;border-radius:3px;background:${ink}"></i>`,
  );

/** Address and tools at the foot, as Safari has them. */
const safariFoot = (skin: Skin, url: string): string =>
  `<div style="background:${skin.tools};border-top:1px solid ${skin.line};padding:8px 16px 0">${field(44, 'border-radius:11px;justify-content:center;font-size:16px;box-shadow:0 1px 4px #0002', `${icon(LOCK, skin, 13)}${url}`, skin)}${row(44, 'justify-content:space-between;padding:0 12px', [BACK, FORWARD, SHARE, PLUS, SQUARES].map((path) => icon(path, skin, 20)).join(''))}</div>`;

const chromeHead = (skin: Skin, url: string): string =>
  row(
    56,
    `background:${skin.tools};padding:0 12px;gap:14px`,
    `${icon(RELOAD, skin)}${field(40, 'border-radius:20px', `${icon(LOCK, skin, 13)}${url}`, skin)}${icon(PLUS, skin)}${icon(SQUARES, skin)}${icon(DOTS, skin)}`,
  );

/** Phones as they are held: what the system and the browser draw above and below a page. */
export const PHONE_FRAMES: Record<string, Frame> = {
  'phone, status bar': (page) => `<div style="${SYSTEM_FONT}">${status('9:41', 47, LIGHT)}${page}</div>`,
  'phone, Safari': (page) =>
    `<div style="${SYSTEM_FONT}">${status('10:24', 54, LIGHT)}${page}${safariFoot(LIGHT, 'acme-metrics.com')}${home(LIGHT)}</div>`,
  'phone, Chrome': (page) =>
    `<div style="${SYSTEM_FONT}">${status('14:05', 28, ANDROID, 13)}${chromeHead(ANDROID, 'docs.acme.dev/guide')}${page}</div>`,
  'phone, Safari, dark': (page) =>
    `<div style="${SYSTEM_FONT}">${status('8:03', 59, DARK)}${page}${safariFoot(DARK, 'acme.dev')}${home(DARK)}</div>`,
};
