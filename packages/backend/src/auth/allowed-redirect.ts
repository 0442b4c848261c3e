/** The address to go back to when it is a page of this site, else undefined: never a way to send people elsewhere. */
export function allowedRedirect(requested: string | undefined, siteUrl: string): string | undefined {
  if (!requested || !URL.canParse(requested)) return undefined;
  const url = new URL(requested);
  const isOurs = url.origin === new URL(siteUrl).origin && url.username === '' && url.password === '';
  return isOurs ? url.href : undefined;
}
