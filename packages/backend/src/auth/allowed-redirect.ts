/** The site, and pages elsewhere that its operator listed: a listed page is named whole, without a query. */
export type RedirectPlaces = { siteUrl: string; redirectUrls: readonly string[] };

/** The address to go back to when it is a page of this site or a listed one, else undefined: never a way to send people elsewhere. */
export function allowedRedirect(requested: string | undefined, places: RedirectPlaces): string | undefined {
  const listed = listedRedirect(requested, places);
  if (listed) return listed;
  if (!requested || !URL.canParse(requested)) return undefined;
  const url = new URL(requested);
  const site = new URL(siteAsCalled(requested, places));
  // The origin of a blob: address is that of the page that made it, so the protocol is compared too.
  const isOurs =
    url.protocol === site.protocol && url.origin === site.origin && url.username === '' && url.password === '';
  return isOurs ? url.href : undefined;
}

/** What a browser on the machine of the site calls it: a page is another origin under each, with its own storage. */
const LOCAL_NAMES: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * The site by the name that this page of it goes by, else as it is set: who works at `localhost` has their draft there, and
 * a mail that leads to 127.0.0.1 would lead away from it.
 */
export function siteAsCalled(requested: string | undefined, { siteUrl }: Pick<RedirectPlaces, 'siteUrl'>): string {
  const url = URL.parse(requested ?? '');
  const site = new URL(siteUrl);
  const isSame =
    LOCAL_NAMES.includes(site.hostname) &&
    LOCAL_NAMES.includes(url?.hostname ?? '') &&
    url?.protocol === site.protocol &&
    url.port === site.port;
  return isSame ? url.origin : siteUrl;
}

/** The address when the operator listed exactly it, else undefined. */
export function listedRedirect(requested: string | undefined, { redirectUrls }: RedirectPlaces): string | undefined {
  if (!requested || !URL.canParse(requested)) return undefined;
  const { href } = new URL(requested);
  return redirectUrls.some((listed) => new URL(listed).href === href) ? href : undefined;
}
