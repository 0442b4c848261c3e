/** A published package, in the version range that an address asks for, and the file in it; the first that exists is taken. */
type CdnFile = { spec: string; files: string[] };

/** Libraries of cdnjs and the npm package that has their files; one that is not listed is refused, as its name may mean something else there. */
const CDNJS: Record<string, string> = {
  'animate.css': 'animate.css',
  'backbone.js': 'backbone',
  bulma: 'bulma',
  'Chart.js': 'chart.js',
  'flag-icon-css': 'flag-icon-css',
  'font-awesome': 'font-awesome',
  'highlight.js': '@highlightjs/cdn-assets',
  jquery: 'jquery',
  'jquery-easing': 'jquery.easing',
  jqueryui: 'jquery-ui-dist',
  'lodash.js': 'lodash',
  materialize: 'materialize-css',
  milligram: 'milligram',
  'moment.js': 'moment',
  normalize: 'normalize.css',
  'popper.js': 'popper.js',
  prism: 'prismjs',
  'simple-line-icons': 'simple-line-icons',
  SimpleLightbox: 'simplelightbox',
  'slick-carousel': 'slick-carousel',
  tailwindcss: 'tailwindcss',
  tether: 'tether',
  'twitter-bootstrap': 'bootstrap',
  uikit: 'uikit',
  'underscore.js': 'underscore',
};

/** The same for Google's hosted libraries. */
const GOOGLE_LIBRARIES: Record<string, string> = {
  angularjs: 'angular',
  jquery: 'jquery',
  jqueryui: 'jquery-ui-dist',
};

const FONT_AWESOME_FREE = '@fortawesome/fontawesome-free';
/** A kit's address hides its version; this one is the last that still has the names of version 5. */
const FONT_AWESOME_KIT = `${FONT_AWESOME_FREE}@6.3.0`;
const FIRST_FONT_AWESOME_FREE = 5;

const PACKAGE_PATH = String.raw`((?:@[^/]+\/)?[^/@]+)(?:@([^/]+))?(?:\/(.*))?$`;
const fromPackagePath = ([, name, range = 'latest', file = '']: string[]): CdnFile => ({
  spec: `${name}@${range}`,
  files: file === '' ? [] : [file],
});

type Rule = { host: RegExp; path: RegExp; toFile: (match: string[]) => CdnFile | undefined };

const RULES: Rule[] = [
  { host: /^cdn\.jsdelivr\.net$/, path: new RegExp(String.raw`^\/npm\/${PACKAGE_PATH}`), toFile: fromPackagePath },
  {
    host: /^cdn\.jsdelivr\.net$/,
    path: /^\/gh\/alpinejs\/alpine@v?([^/]+)\/(.*)$/,
    toFile: ([, range, file = '']) => ({ spec: `alpinejs@${range}`, files: [file] }),
  },
  { host: /^unpkg\.com$/, path: new RegExp(String.raw`^\/${PACKAGE_PATH}`), toFile: fromPackagePath },
  {
    host: /^use\.fontawesome\.com$/,
    path: /^\/releases\/v([\d.]+)\/(.*)$/,
    toFile: ([, version, file = '']) => ({ spec: `${FONT_AWESOME_FREE}@${version}`, files: [file] }),
  },
  { host: /^kit\.fontawesome\.com$/, path: /./, toFile: () => ({ spec: FONT_AWESOME_KIT, files: ['js/all.min.js'] }) },
  {
    host: /bootstrapcdn\.com$/,
    path: /^\/font-awesome\/([^/]+)\/(.*)$/,
    toFile: ([, version, file = '']) => ({
      spec: `font-awesome@${version === 'latest' ? '4.7.0' : version}`,
      files: [file],
    }),
  },
  {
    host: /bootstrapcdn\.com$/,
    path: /^\/bootstrap\/([^/]+)\/(.*)$/,
    toFile: ([, version, file]) => ({ spec: `bootstrap@${version}`, files: [`dist/${file}`] }),
  },
  {
    host: /^code\.jquery\.com$/,
    path: /^\/jquery-(\d+\.\d+\.\d+)((?:\.slim)?(?:\.min)?\.js)$/,
    toFile: ([, version, ending]) => ({ spec: `jquery@${version}`, files: [`dist/jquery${ending}`] }),
  },
  {
    host: /^code\.getmdl\.io$/,
    path: /^\/[\d.]+\/(.*)$/,
    toFile: ([, file = '']) => ({ spec: 'material-design-lite@1.3.0', files: [`dist/${file}`, file] }),
  },
  {
    host: /^unicons\.iconscout\.com$/,
    path: /^\/release\/v([\d.]+)\/(.*)$/,
    toFile: ([, version, file = '']) => ({ spec: `@iconscout/unicons@${version}`, files: [file] }),
  },
  {
    host: /^cdn\.materialdesignicons\.com$/,
    path: /^\/([\d.]+)\/(.*)$/,
    toFile: ([, version, file = '']) => ({ spec: `@mdi/font@${version}`, files: [file] }),
  },
  {
    host: /^ajax\.googleapis\.com$/,
    path: /^\/ajax\/libs\/([^/]+)\/([^/]+)\/(.*)$/,
    toFile: ([, library = '', version, file = '']) => {
      const name = GOOGLE_LIBRARIES[library];
      return name === undefined ? undefined : { spec: `${name}@${version}`, files: [`dist/${file}`, file] };
    },
  },
  {
    host: /^cdnjs\.cloudflare\.com$/,
    path: /^\/ajax\/libs\/([^/]+)\/([^/]+)\/(.*)$/,
    toFile: ([, library = '', version = '', file = '']) => {
      const major = Number.parseInt(version, 10);
      if (library === 'font-awesome' && major >= FIRST_FONT_AWESOME_FREE)
        return { spec: `${FONT_AWESOME_FREE}@${version}`, files: [file] };
      const name = CDNJS[library];
      const base = file.slice(file.lastIndexOf('/') + 1);
      // The CDN keeps a library's files at the top, packages often keep them in `dist`.
      return name === undefined
        ? undefined
        : { spec: `${name}@${version}`, files: [file, `dist/${file}`, `dist/${base}`] };
    },
  },
];

/** The npm package that has the file behind a well-known CDN's address, where it is one. */
export function parseCdnAddress(address: string): CdnFile | undefined {
  const { host, pathname } = new URL(address);
  const file = decodeURIComponent(pathname);
  for (const rule of RULES) {
    const match = rule.host.test(host) ? rule.path.exec(file) : null;
    const found = match === null ? undefined : rule.toFile(match);
    if (found !== undefined) return found;
  }
  return undefined;
}
