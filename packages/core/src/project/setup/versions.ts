/** Packages that projects are written for, in the versions of this repository's own lock file; a test holds the two together. */
export const LOCKED_VERSIONS = {
  '@tailwindcss/vite': '4.3.3',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  tailwindcss: '4.3.3',
  typescript: '7.0.2',
  vite: '8.3.6',
} as const;

/** Packages that this repository does not use itself: the release line that the code is written for, with Vite 8 and React 19. */
const OTHER_VERSIONS = {
  '@tailwindcss/postcss': LOCKED_VERSIONS.tailwindcss,
  '@vitejs/plugin-vue': '^6.0.3',
  next: '^16.0.0',
  vue: '^3.5.0',
  'vue-router': '^4.5.0',
} as const;

const VERSIONS = { ...LOCKED_VERSIONS, ...OTHER_VERSIONS };

export const toVersions = (...names: readonly (keyof typeof VERSIONS)[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, VERSIONS[name]]));

/** Next.js and Vue's compiler call TypeScript as a library, which its seventh release no longer is. */
export const TYPESCRIPT_LIBRARY = { typescript: '^6.0.3' };
