import type { Tools } from './create-tools.ts';

export type Icons = ReturnType<typeof createIcons>;

/** Runs inside the page: what is an icon of a font or set, and what its set calls it. */
export function createIcons({ styleOf, parentOf, pseudoOf }: Tools) {
  const ICON_FONT =
    /icons?["']?$|icons?[-_ ]|^["']?icon|icomoon|material symbols|font ?awesome|themify|nucleo|simple-line|^["']?feather|remix|^["']?mdi|entypo|lucide|ionicons|boxicons|phosphor|glyph/i;
  const PRIVATE = /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/u;
  const firstFamily = (style: CSSStyleDeclaration): string => style.fontFamily.split(',')[0] ?? '';
  const isIconText = (element: Element, text: string): boolean =>
    PRIVATE.test(text) || ICON_FONT.test(firstFamily(styleOf(element)));
  /** A ::before or ::after that draws a glyph of an icon font. */
  const glyphOf = (element: Element): CSSStyleDeclaration | null => {
    for (const pseudo of ['::before', '::after'] as const) {
      const style = pseudoOf(element, pseudo);
      if (!style) continue;
      if (PRIVATE.test(style.content) || (ICON_FONT.test(firstFamily(style)) && /^".{1,2}"$/u.test(style.content)))
        return style;
    }
    return null;
  };

  const kebab = (name: string): string =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .replace(/[\s_]+/g, '-')
      .toLowerCase()
      .replace(/^-+|-+$/g, '');
  /** Words that come after a set's prefix and name a size, a turn or a style instead of the icon. */
  const MODIFIER =
    /^(xs|sm|lg|xl|2xl|[1-9]x|10x|fw|ul|li|border|spin|pulse|spin-pulse|beat|fade|bounce|shake|inverse|stack(-[12]x)?|pull-(left|right)|rotate(-.*)?|flip(-.*)?|solid|regular|light|thin|brands|duotone|sharp|layers.*|lock-fixed|fixed-width|icon|icons|\d+(px)?|light|dark|inactive|md|fill|filled|bold|outlined|rounded|round|two-tone)$/;
  const PREFIXES = [
    /^(?:fa|fas|far|fab|fal|fad)-(.+)$/,
    /^bi-(.+)$/,
    /^(?:ti|tabler-icon|icon-tabler)-(.+)$/,
    /^lucide-(.+)$/,
    /^mdi-(.+)$/,
    /^ri-(.+)$/,
    /^bx[sl]?-(.+)$/,
    /^ph-(.+)$/,
    /^la-(.+)$/,
    /^anticon-(.+)$/,
    /^(?:ion(?:-(?:md|ios|logo|android))?)-(.+)$/,
    /^glyphicon-(.+)$/,
    /^feather-(.+)$/,
    /^fe-(.+)$/,
    /^cil-(.+)$/,
    /^uil-(.+)$/,
    /^nc-(.+)$/,
    /^pi-(.+)$/,
    /^pe-7s-(.+)$/,
    /^zmdi-(.+)$/,
    /^lni-(.+)$/,
    /^codicon-(.+)$/,
    /^octicon-(.+)$/,
    /^icon-(.+)$/,
    /^iconoir-(.+)$/,
    /^hero-(.+)$/,
    /^i-[a-z\d]+[-:](.+)$/,
    /^dripicons-(.+)$/,
    /^flaticon-(.+)$/,
    /^linearicons-(.+)$/,
    /^lnr-(.+)$/,
    /^typcn-(.+)$/,
    /^wi-(.+)$/,
    /^eva-(.+)$/,
    /^material-icons-(.+)$/,
  ];
  /** Sets in which filled or outlined shapes carry their style in the name: only the shape counts. */
  const plain = (name: string): string =>
    kebab(name).replace(
      /-(outlined|outline|filled|fill|line|solid|regular|duotone|bold|thin|light|sharp|rounded|o)$/,
      '',
    );
  const fromClasses = (element: Element): string | undefined => {
    for (const word of (element.getAttribute('class') ?? '').split(/\s+/))
      for (const prefix of PREFIXES) {
        const name = prefix.exec(word)?.[1];
        if (name && !MODIFIER.test(name)) return plain(name);
      }
    return undefined;
  };
  const fromAttributes = (element: Element): string | undefined => {
    const given = element.getAttribute('data-truth-name');
    if (given) return kebab(given);
    const said = ['data-icon', 'data-feather', 'data-lucide', 'data-testid']
      .map((name) => element.getAttribute(name))
      .find(Boolean);
    if (said && !element.hasAttribute('data-testid')) return plain(said.replace(/^.*[:/]/, ''));
    // MUI names its icons for tests: HomeOutlinedIcon.
    if (said && /Icon$/.test(said)) return plain(said.replace(/Icon$/, ''));
    const tag = element.tagName.toLowerCase();
    const attribute =
      tag.includes('-') || tag === 'iconify-icon'
        ? (element.getAttribute('icon') ?? element.getAttribute('name'))
        : null;
    if (attribute && /icon/.test(tag)) return plain(attribute.replace(/^.*[:/]/, ''));
    const use = element.tagName.toLowerCase() === 'svg' ? element.querySelector('use') : null;
    const href = use?.getAttribute('href') ?? use?.getAttribute('xlink:href');
    const anchor = href && /#(.+)$/.exec(href)?.[1];
    if (anchor)
      return plain(anchor.replace(/^(icon|tabler|fa|bi|i|svg|cil|cib|feather|lucide|symbol|sprite)-(?=.)/, ''));
    if (element instanceof HTMLImageElement) {
      const file = /([^/]+)\.svg(\?|$)/.exec(element.currentSrc || element.src)?.[1];
      if (file && file.length < 40) return plain(decodeURIComponent(file).replace(/^(icon|ic)[-_]/, ''));
    }
    return undefined;
  };
  /** The name of an icon: said by itself or by what tightly wraps it. */
  const nameOf = (element: Element, text?: string): string | undefined => {
    // Material's fonts draw a word as one glyph.
    if (text && /^[a-z\d_ ]{2,40}$/.test(text.trim())) return plain(text.trim());
    const { width, height } = element.getBoundingClientRect();
    let up: Element | null = element;
    for (let level = 0; up && level < 4; level += 1, up = parentOf(up)) {
      const rect = up.getBoundingClientRect();
      if (level > 0 && rect.width > 0 && (rect.width > width * 1.6 + 4 || rect.height > height * 1.9 + 8)) break;
      const name = fromAttributes(up) ?? fromClasses(up);
      if (name) return name;
    }
    return undefined;
  };
  return {
    isIconText,
    glyphOf,
    nameOf,
    isIconFont: (style: CSSStyleDeclaration) => ICON_FONT.test(firstFamily(style)),
    PRIVATE,
  };
}
