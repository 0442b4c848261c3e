/** Packages that projects are written for, in the versions of this repository's own lock file; a test holds the two together. */
export const LOCKED_VERSIONS = {
  '@tailwindcss/vite': '4.3.3',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  '@vitejs/plugin-vue': '6.0.10',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  tailwindcss: '4.3.3',
  typescript: '7.0.2',
  vite: '8.3.6',
  vue: '3.5.45',
  'vue-router': '4.6.4',
} as const;

/** Packages that are too large to be locked here: the release line that `node bench/builds.ts` installs and builds with. */
const OTHER_VERSIONS = {
  '@tailwindcss/postcss': LOCKED_VERSIONS.tailwindcss,
  next: '^16.4.6',
  'vue-tsc': '^3.3.14',
} as const;

const VERSIONS = { ...LOCKED_VERSIONS, ...OTHER_VERSIONS };

export const toVersions = (...names: readonly (keyof typeof VERSIONS)[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, VERSIONS[name]]));

/** Next.js and Vue's compiler call TypeScript as a library, which its seventh release no longer is. */
export const TYPESCRIPT_LIBRARY = { typescript: '^6.0.3' };
