export type PageLabels = {
  width: number;
  height: number;
  /** One box a visual line of text: x, y, width, height in CSS pixels. */
  lines: [number, number, number, number][];
  /** The words as they are drawn, with how much of each is left where something cuts it off: across, and from above or below. */
  words: { text: string; box: [number, number, number, number]; size: number; weight: number; seen: [number, number] }[];
  /**
   * Parts with their class. Three kinds are no parts: a `section` is a painted band from edge to edge, a `line` is a
   * single border, and a `host` has something drawn in it that has no box of its own.
   */
  parts: { type: string; box: [number, number, number, number] }[];
};

/**
 * Runs inside the page. A part's type is what `data-part` says on pages that we generate; elsewhere it is read from tag,
 * role and class. Things that are hidden, clipped away or covered are left out.
 */
export const labelPage = (): PageLabels => {
  const width = innerWidth;
  const height = innerHeight;
  const inView = (box: DOMRect) => box.right > 1 && box.bottom > 1 && box.left < width - 1 && box.top < height - 1;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const onTop = (element: Element, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
  };
  const clipped = (element: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflow === 'visible') continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    left = Math.max(0, left);
    top = Math.max(0, top);
    return new DOMRect(left, top, Math.max(0, Math.min(width, right) - left), Math.max(0, Math.min(height, bottom) - top));
  };

  type Run = { box: DOMRect; size: number; text: string; weight: number; seen: [number, number] };
  const runs: Run[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ICON_FONT = /icon|awesome|glyph|symbols|feather|themify|nucleo|remix/i;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !/\S/.test(node.nodeValue ?? '') || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(owner.tagName)) continue;
    if (!isShown(owner)) continue;
    const style = getComputedStyle(owner);
    const isIcon = ICON_FONT.test(style.fontFamily.split(',')[0]!) || /[\ue000-\uf8ff]/.test(node.nodeValue ?? '');
    if (isIcon || style.color.endsWith(', 0)')) continue;
    const drawn = (text: string) => {
      if (style.textTransform === 'uppercase') return text.toUpperCase();
      if (style.textTransform === 'lowercase') return text.toLowerCase();
      return style.textTransform === 'capitalize' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    };
    for (const word of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const rects = [...range.getClientRects()];
      const whole = rects.reduce((sum, rect) => sum + rect.width, 0);
      for (const rect of rects) {
        const box = clipped(owner, rect);
        if (box.width * box.height < rect.width * rect.height * 0.35 || box.width < 1 || !inView(box)) continue;
        if (onTop(owner, box.x + box.width / 2, box.y + box.height / 2)) runs.push({ box, size: Number.parseFloat(style.fontSize), text: drawn(word[0]), weight: Number(style.fontWeight), seen: [box.width / whole, box.height / rect.height] });
      }
    }
  }
  for (const control of document.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    const box = clipped(control, control.getBoundingClientRect());
    const style = getComputedStyle(control);
    const text = control.tagName === 'SELECT' ? (control as unknown as HTMLSelectElement).selectedOptions[0]?.text : control.value || control.placeholder;
    if (!text || /checkbox|radio|hidden|range|color|file|password/.test(control.type) || !isShown(control) || box.width < 8) continue;
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const size = Number.parseFloat(style.fontSize);
    const long = Math.min(pen.measureText(text).width, box.width - Number.parseFloat(style.paddingLeft) - 4);
    const middle = control.tagName === 'TEXTAREA' ? box.y + Number.parseFloat(style.paddingTop) + size * 0.75 : box.y + box.height / 2;
    const centred = style.textAlign === 'center' || /submit|button/.test(control.type);
    const x = centred ? box.x + (box.width - long) / 2 : box.x + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
    if (onTop(control, box.x + box.width / 2, box.y + box.height / 2)) runs.push({ box: new DOMRect(x, middle - size * 0.6, long, size * 1.2), size, text, weight: Number(style.fontWeight), seen: [long / pen.measureText(text).width, 1] });
  }
  // Runs that stand on one line, no further apart than a wide space, are one line of text.
  const JOIN_EM = 0.7;
  runs.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const lines: { box: DOMRect; size: number }[] = [];
  for (const run of [...runs].sort((a, b) => a.box.x - b.box.x)) {
    const middle = run.box.y + run.box.height / 2;
    const line = lines.find(
      ({ box, size }) =>
        Math.abs(box.y + box.height / 2 - middle) < 0.3 * Math.min(box.height, run.box.height) &&
        Math.max(size, run.size) < 1.4 * Math.min(size, run.size) &&
        run.box.x - box.right < JOIN_EM * Math.max(size, run.size) &&
        run.box.x - box.right > -size,
    );
    if (!line) lines.push({ box: run.box, size: run.size });
    else {
      const top = Math.min(line.box.y, run.box.y);
      const far = Math.max(line.box.right, run.box.right);
      line.box = new DOMRect(line.box.x, top, far - line.box.x, Math.max(line.box.bottom, run.box.bottom) - top);
    }
  }

  const named = (element: Element) => `${element.getAttribute('class') ?? ''} ${element.id}`;
  const isPainted = (element: Element) => {
    const style = getComputedStyle(element);
    const fill = !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor) || style.backgroundImage !== 'none';
    const under = element.parentElement ? getComputedStyle(element.parentElement).backgroundColor : '';
    return (fill && style.backgroundColor !== under) || style.boxShadow !== 'none' || Number.parseFloat(style.borderTopWidth) > 0.4 && Number.parseFloat(style.borderLeftWidth) > 0.4;
  };
  const hasGlyph = (element: Element) =>
    ['::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return /[\ue000-\uf8ff]/.test(style.content) || (ICON_FONT.test(style.fontFamily.split(',')[0]!) && style.content !== 'none');
    });
  const hasMark = (element: Element) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, display, backgroundImage, backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element, pseudo);
      if (content === 'none' || content === 'normal' || display === 'none') return false;
      const drawn = backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor) || Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 1;
      return drawn || content.replace(/"/g, '').trim() !== '';
    });
  const typeOf = (element: Element, box: DOMRect): string | undefined => {
    const given = element.getAttribute('data-part');
    if (given) return given;
    if (element.tagName === 'HR') return 'divider';
    if (element.closest('[data-part]') || document.querySelector('[data-part]')) return undefined;
    const tag = element.tagName;
    const role = element.getAttribute('role');
    const name = named(element);
    const long = Math.max(box.width, box.height);
    const round = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= Math.min(box.width, box.height) * 0.4;
    if (tag === 'INPUT') {
      const type = (element as HTMLInputElement).type;
      if (type === 'checkbox') return /switch|toggle/i.test(name + (element.parentElement ? named(element.parentElement) : '')) ? 'switch' : 'checkbox';
      if (type === 'radio') return 'radio';
      if (/submit|button|reset/.test(type)) return 'button';
      return /hidden|range|color|file/.test(type) ? undefined : 'input';
    }
    if (tag === 'SELECT' || tag === 'TEXTAREA') return tag.toLowerCase();
    if (tag === 'BUTTON' || role === 'button') return 'button';
    if (/(^|\s)(btn|button)(\s|-|$)/i.test(name) && !/group|toolbar|close|wrapper/i.test(name)) return 'button';
    if (tag === 'PROGRESS' || role === 'progressbar' || /(^|\s)progress(\s|$)/.test(name)) return element.parentElement?.matches('.progress,[role=progressbar]') ? undefined : 'progress';
    if (tag === 'IMG' || tag === 'VIDEO') {
      if (/avatar/i.test(name) || (round && box.width <= 200 && Math.abs(box.width - box.height) < box.height * 0.25)) return 'avatar';
      return long <= 28 ? 'icon' : 'image';
    }
    if (tag === 'CANVAS') return 'chart';
    if (tag === 'svg') {
      if (/chart|apex|morris|map|spark/i.test(name + (element.parentElement ? named(element.parentElement) : ''))) return 'chart';
      return long <= 64 ? 'icon' : 'image';
    }
    if (element instanceof SVGElement) return undefined;
    if (tag === 'TABLE') return (element as HTMLTableElement).rows.length >= 2 ? 'table' : undefined;
    if (/(^|\s|-)(badge|chip|tag|pill|label)(\s|-|$)/i.test(name) && isPainted(element) && box.height <= 40 && box.width <= 260 && tag !== 'LABEL') return 'badge';
    if (tag === 'NAV' || role === 'navigation') return 'nav';
    if (tag === 'HEADER' || role === 'banner') return 'header';
    if (tag === 'FOOTER' || role === 'contentinfo') return 'footer';
    if (tag === 'MAIN' || role === 'main') return 'main';
    if (tag === 'ASIDE' || /(^|\s|-|_)(sidebar|sidenav|side-nav|main-sidebar)(\s|$)/i.test(name)) return box.height > 200 && box.width < width * 0.45 ? 'sidebar' : undefined;
    if ((element.textContent ?? '').trim() === '' && hasGlyph(element) && long < 80) return 'icon';
    if ((element.textContent ?? '').trim().length <= 2 && /[\ue000-\uf8ff]/.test(element.textContent ?? '')) return 'icon';
    if (ICON_FONT.test(getComputedStyle(element).fontFamily.split(',')[0]!) && element.children.length === 0 && long < 80) return 'icon';
    if (/(^|\s)(nav-tabs|tabs|tab-list)(\s|$)/i.test(name) || role === 'tablist') return 'tabs';
    if (/breadcrumb/i.test(name)) return 'breadcrumb';
    if (/(^|\s)pagination(\s|$)/i.test(name)) return 'pagination';
    const painted = isPainted(element);
    const letters = (element.textContent ?? '').trim().length;
    const isMenu = element.closest('nav,aside,ul,[class*=menu],[class*=sidebar]') !== null;
    if (tag === 'A' && painted && !isMenu && box.height >= 22 && box.height <= 80 && box.width >= 24 && box.width <= 420 && letters > 0 && letters < 40) return 'button';
    if (painted && ((box.height <= 3 && box.width >= 40) || (box.width <= 3 && box.height >= 40))) return 'divider';
    if (/url\(/.test(getComputedStyle(element).backgroundImage) && letters === 0 && Math.min(box.width, box.height) >= 12) return long <= 40 ? 'icon' : 'image';
    if (!/^(DIV|SECTION|ARTICLE|LI|FORM|FIELDSET|PRE|A|BLOCKQUOTE)$/.test(tag) || !painted || box.width < 60 || box.height < 36) return undefined;
    if (/^(LI|FORM|FIELDSET|A)$/.test(tag) && (box.width < 120 || box.height < 70)) return undefined;
    return box.width < width - 4 ? 'card' : 'section';
  };
  const parts: PageLabels['parts'] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const whole = element.getBoundingClientRect();
    if (whole.width < 3 || whole.height < 3 || !inView(whole) || !isShown(element)) continue;
    const box = clipped(element, whole);
    const style = getComputedStyle(element);
    const [top, foot, left, side] = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderRightWidth].map(Number.parseFloat) as [number, number, number, number];
    if (top + foot > 0.4 && left + side < 0.4 && box.width >= 24) {
      if (top > 0.4) parts.push({ type: 'line', box: [box.x, box.y, box.width, top] });
      if (foot > 0.4) parts.push({ type: 'line', box: [box.x, box.bottom - foot, box.width, foot] });
    }
    if (left + side > 0.4 && top + foot < 0.4 && box.height >= 24) {
      if (left > 0.4) parts.push({ type: 'line', box: [box.x, box.y, left, box.height] });
      if (side > 0.4) parts.push({ type: 'line', box: [box.right - side, box.y, side, box.height] });
    }
    if (box.width * box.height < width * height * 0.05 && hasMark(element)) parts.push({ type: 'host', box: [box.x, box.y, box.width, box.height] });
    const type = typeOf(element, box);
    if (!type || box.width * box.height < whole.width * whole.height * 0.25 || box.width < 3 || box.height < 3) continue;
    const seen = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8]].some(([x, y]) => onTop(element, box.x + box.width * x!, box.y + box.height * y!));
    if (seen) parts.push({ type, box: [box.x, box.y, box.width, box.height] });
  }
  const words = runs.map(({ box, ...rest }) => ({ ...rest, box: [box.x, box.y, box.width, box.height] as [number, number, number, number] }));
  return { width, height, lines: lines.map(({ box }) => [box.x, box.y, box.width, box.height]), words, parts };
};
