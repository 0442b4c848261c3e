import type { StaticFile } from './static-files.ts';

/** The web app's own fonts by the start of their file names; the build puts a hash behind. */
const FONTS = [
  { family: 'Inter Variable', file: '/assets/inter-latin-opsz-normal-', weights: '100 900' },
  { family: 'JetBrains Mono Variable', file: '/assets/jetbrains-mono-latin-wght-normal-', weights: '100 800' },
];

/** Style rules for the fonts that the built web app brought along; those it did not bring fall back to the system's. */
export const renderFontFaces = (webFiles: Map<string, StaticFile> | undefined): string =>
  FONTS.map(({ family, file, weights }) => {
    const path = [...(webFiles?.keys() ?? [])].find((name) => name.startsWith(file));
    return path
      ? `@font-face{font-family:'${family}';src:url(${path}) format('woff2');font-weight:${weights};font-display:swap}`
      : '';
  }).join('');
