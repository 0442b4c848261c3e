import { escapeHtml } from '../http/escape-html.ts';
import { toStaticFile, type WholeFile } from './static-files.ts';

/** Pictures that others fetch by themselves: crawlers take no relative address for them. */
const RELATIVE_CARD = /(<meta property="og:image" content=")(?=\/)/;

/** The app's page with the full address of its social card. */
export const nameSite = (page: WholeFile, siteUrl: string): WholeFile => {
  const html = Buffer.from(page.bytes).toString();
  const named = html.replace(RELATIVE_CARD, (tag) => tag + escapeHtml(siteUrl.replace(/\/$/, '')));
  return toStaticFile(Buffer.from(named), page.type, false);
};
