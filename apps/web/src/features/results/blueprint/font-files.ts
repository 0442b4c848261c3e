/** Addresses of the fonts that blueprints are set in, by file name; the build puts the files beside the scripts. */
const files = import.meta.glob<string>('../../../../../../packages/core/fonts/*.{woff2,json}', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const FONT_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);
