/** The address to go back to when it is a page of this site, else undefined: never a way to send people elsewhere. */
export function allowedRedirect(requested: string | undefined, siteUrl: string): string | undefined {
  if (!requested || !URL.canParse(requested)) return undefined;
  const url = new URL(requested);
  const site = new URL(siteUrl);
  // The origin of a blob: address is that of the page that made it, so the protocol is compared too.
  const isOurs =
    url.protocol === site.protocol && url.origin === site.origin && url.username === '' && url.password === '';
  return isOurs ? url.href : undefined;
}
