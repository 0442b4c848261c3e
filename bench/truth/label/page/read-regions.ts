import type { RawBox, RawPage } from '../raw.ts';
import type { Paint } from './create-paint.ts';
import type { Sight } from './create-sight.ts';
import type { Tools } from './create-tools.ts';

/** Runs inside the page: its landmarks, its own background, and the lengths that its spacing is made of. */
export function readRegions(
  tools: Tools,
  { isSeen }: Sight,
  { paintOf, readGradient }: Paint,
  idOf: (element: Element) => number,
): Pick<RawPage, 'regions' | 'background' | 'gaps' | 'paddings'> {
  const { width, height, elements, look, cut, styleOf, childrenOf, parentOf, isNamed, closest, px, toRgba, over } =
    tools;
  const regions: RawPage['regions'] = [];
  const MIN_REGION_AREA = 1500;
  const put = (roles: string[], element: Element) => {
    if (!look(element).isVisible) return;
    const box = cut(element.getBoundingClientRect(), look(element).outer);
    if (box && box[2] * box[3] >= MIN_REGION_AREA && isSeen(element, box, 0.2)) regions.push({ roles, box });
  };
  for (const element of elements) {
    const tag = element.tagName;
    const role = element.getAttribute('role');
    const rect = element.getBoundingClientRect();
    const isTop = rect.top < 140 && rect.width > width * 0.6 && rect.height < 260;
    const isSide =
      rect.height > height * 0.5 && rect.width < width * 0.4 && (rect.left < 40 || rect.right > width - 40);
    if (/^(HEADER|FOOTER)$/.test(tag) && !role && closest(parentOf(element), 'article,section')) continue;
    if (tag === 'MAIN' || role === 'main') put(['main'], element);
    else if (tag === 'FOOTER' || role === 'contentinfo') {
      if (rect.width > width * 0.4) put(['footer'], element);
    } else if (
      tag === 'ASIDE' ||
      role === 'complementary' ||
      isNamed(element, /(^|\s|-|_)(sidebar|sidenav|side-nav|main-sidebar)(\s|$)/i)
    ) {
      if (rect.width < width * 0.45 && rect.height > height * 0.35)
        put(isSide ? ['sidebar', 'nav'] : ['sidebar'], element);
    } else if (tag === 'HEADER' || role === 'banner') {
      if (rect.width > width * 0.5 && rect.top < height * 0.4) put(isTop ? ['header', 'nav'] : ['header'], element);
    } else if (
      tag === 'NAV' ||
      role === 'navigation' ||
      isNamed(element, /(^|\s)(navbar|topbar|main-nav|top-nav)(\s|$)/i)
    ) {
      const isPart =
        isNamed(element, /pagination|breadcrumb/i) ||
        /pagination|breadcrumb/i.test(element.getAttribute('aria-label') ?? '');
      if (rect.width * rect.height > 4000 && !isPart)
        put(isSide ? ['nav', 'sidebar'] : isTop ? ['nav', 'header'] : ['nav'], element);
    }
  }
  if (!regions.some(({ roles }) => roles[0] === 'main')) {
    const main = elements.find(
      (element) =>
        isNamed(
          element,
          /(^|\s)(main|content|main-content|content-wrapper|main-panel|app-content|page-wrapper|app-main)(\s|$)/,
        ) &&
        look(element).isVisible &&
        element.getBoundingClientRect().height > height * 0.4,
    );
    if (main) put(['main'], main);
  }

  /** Lengths outside these, in CSS pixels, say nothing about the spacing of a page. */
  const MIN_LENGTH = 2;
  const MAX_LENGTH = 160;
  const isLength = (value: number) => value >= MIN_LENGTH && value <= MAX_LENGTH;
  const gaps: number[] = [];
  const paddings: number[] = [];
  for (const element of elements) {
    if (!look(element).isVisible || element instanceof SVGElement) continue;
    const style = styleOf(element);
    const rect = element.getBoundingClientRect();
    if (rect.bottom < 0 || rect.top > height || rect.width < 8 || rect.right < 0 || rect.left > width) continue;
    if (style.display !== 'inline')
      paddings.push(
        ...[style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(px).filter(isLength),
      );
    const kids = childrenOf(element)
      .filter(
        (node): node is Element =>
          node instanceof Element && look(node).isVisible && !/absolute|fixed/.test(styleOf(node).position),
      )
      .map((node) => node.getBoundingClientRect())
      .filter((box) => box.width > 2 && box.height > 2);
    kids.forEach((kid, index) => {
      const before = kids[index - 1];
      if (!before) return;
      const down = kid.top - before.bottom;
      const across = kid.left - before.right;
      if (isLength(down) && Math.min(before.right, kid.right) > Math.max(before.left, kid.left)) gaps.push(down);
      else if (isLength(across) && Math.min(before.bottom, kid.bottom) > Math.max(before.top, kid.top))
        gaps.push(across);
    });
  }

  // The body's background is the canvas's where the root has none.
  const root = document.documentElement;
  const isSet = (element: Element) =>
    toRgba(styleOf(element).backgroundColor)[3] > 0 || styleOf(element).backgroundImage !== 'none';
  const source = isSet(root) ? root : document.body;
  const canvas = look(root).under;
  const back = over(toRgba(styleOf(root).backgroundColor), canvas);
  const color = over(toRgba(styleOf(document.body).backgroundColor), back);
  const image = styleOf(source).backgroundImage;
  const gradient = image === 'none' ? undefined : readGradient(image, width, height);
  const background: RawPage['background'] = { color, ...(gradient ? { gradient } : {}), hasFile: /url\(/.test(image) };
  // A wrapper around the whole content that covers the screen is the page's background too.
  const all = document.body.getElementsByTagName('*').length;
  const isFull = ([x, y, wide, high]: RawBox) => x <= 1 && y <= 1 && x + wide >= width - 1 && y + high >= height - 1;
  let inner: Element | undefined;
  for (const element of elements) {
    if (element === document.body || !look(element).isVisible) continue;
    const box = cut(element.getBoundingClientRect(), look(element).outer);
    if (!box || !isFull(box)) continue;
    const isWrapper = element.getElementsByTagName('*').length > all * 0.6 || element.shadowRoot !== null;
    const own = paintOf(element);
    if (isWrapper && ((own.fill && own.alpha > 0.9) || own.hasImage)) inner = element;
  }
  if (inner) {
    const own = paintOf(inner);
    if (own.fill) background.color = own.fill;
    if (own.hasImage) {
      if (own.gradient) background.gradient = own.gradient;
      background.hasFile = own.hasFile;
    } else if (own.alpha > 0.9) {
      delete background.gradient;
      background.hasFile = false;
    }
    background.element = idOf(inner);
  }
  return { regions, background, gaps, paddings };
}
