/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { DomElement, DomText } from '@blueprompt/core/dom-facts';

type DomLimits = { facts: number; chars: number; selectorChars: number; heightPx: number };
type Read = { title: string; texts: DomText[]; elements: DomElement[] };

/** Runs in the page, so it can use nothing from outside: every line of text and every painted, linked or named element, as the browser has it. */
export const readDom = (limits: DomLimits): Read => {
  const cut = (text: string, most = limits.chars): string => text.replace(/\s+/g, ' ').trim().slice(0, most);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, string | undefined>();
  /** Any CSS colour as #rrggbb, painted once to find out; undefined where it lets something through. */
  const toHex = (color: string): string | undefined => {
    if (!colors.has(color)) {
      let hex: string | undefined;
      if (canvas) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        if (alpha === 255) hex = `#${[red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('')}`;
      }
      colors.set(color, hex);
    }
    return colors.get(color);
  };
  const selectors = new Map<Element, string>();
  const counts = new Map<string, number>();
  const wordsOf = (element: Element): string => {
    const tag = CSS.escape(element.localName);
    if (element.id !== '' && element.id.length < 40) return `#${CSS.escape(element.id)}`;
    const classes = [...element.classList].filter((name) => name.length < 40).slice(0, 3);
    return tag + classes.map((name) => `.${CSS.escape(name)}`).join('');
  };
  const places = new Map<Element, string>();
  /** Its place among its siblings of one tag, where there are several; found for all of them at once, since lists are long. */
  const nthOf = (element: Element): string => {
    if (!places.has(element)) {
      const byTag = new Map<string, Element[]>();
      for (const one of element.parentElement?.children ?? [])
        byTag
          .set(one.localName, byTag.get(one.localName) ?? [])
          .get(one.localName)
          ?.push(one);
      for (const alike of byTag.values())
        for (const [at, one] of alike.entries()) places.set(one, alike.length > 1 ? `:nth-of-type(${at + 1})` : '');
    }
    return places.get(element) ?? '';
  };
  const countOf = (selector: string): number => {
    const found = counts.get(selector) ?? document.querySelectorAll(selector).length;
    counts.set(selector, found);
    return found;
  };
  /** Each question goes through the whole page, and every item of a list has a place of its own to ask for: so many are asked at most. */
  let placesToAsk = 200;
  const isOnly = (selector: string): boolean => {
    if (selector.length > limits.selectorChars) return false;
    if (!counts.has(selector)) {
      if (placesToAsk === 0) return false;
      placesToAsk -= 1;
    }
    return countOf(selector) === 1;
  };
  /** Elements whose selector fits no other. */
  const named = new Set<Element>();
  /** With its place, or that of what holds it, so that it fits no other element; undefined where that would be too long. */
  const placedSelectorOf = (element: Element, chain: string): string | undefined => {
    const own = wordsOf(element) + nthOf(element);
    const parent = element.parentElement;
    if (isOnly(chain + nthOf(element))) return chain + nthOf(element);
    if (!parent) return undefined;
    const within = `${wordsOf(parent)}${nthOf(parent)} > ${own}`;
    if (isOnly(within)) return within;
    // One place in what is named for sure needs no asking.
    const placed = `${selectorOf(parent)} > ${own}`;
    return named.has(parent) && placed.length <= limits.selectorChars ? placed : undefined;
  };
  /** The shortest chain of words from the element up that fits no other element, or at least says where to look. */
  const selectorOf = (element: Element): string => {
    const known = selectors.get(element);
    if (known) return known;
    let selector = wordsOf(element);
    for (let up = element.parentElement; up && up !== document.body && countOf(selector) > 1; up = up.parentElement) {
      const longer = `${wordsOf(up)} ${selector}`;
      if (longer.length > limits.selectorChars) break;
      selector = longer;
    }
    const placed = countOf(selector) > 1 ? placedSelectorOf(element, selector) : selector;
    const nth = nthOf(element);
    if (placed !== undefined) selector = placed;
    else if (selector.length + nth.length <= limits.selectorChars) selector += nth;
    // An escape ends in a space, which the end of a selector does not need.
    const trimmed = selector.replace(/(\\[\da-f]+) $/, '$1');
    const isBad = trimmed.length > limits.selectorChars || /[`\r\n]|\s$/.test(trimmed);
    const safe = isBad ? CSS.escape(element.localName) : trimmed;
    selectors.set(element, safe);
    if (placed !== undefined && !isBad) named.add(element);
    return safe;
  };
  type Seen = { isSolid: boolean };
  const seen = new Map<Element, Seen | undefined>();
  /** How an element shows, with what its ancestors do to it; undefined where it does not. */
  const seenOf = (element: Element): Seen | undefined => {
    if (seen.has(element)) return seen.get(element);
    const style = getComputedStyle(element);
    const above = element.parentElement ? seenOf(element.parentElement) : { isSolid: true };
    const isGone = style.display === 'none' || Number(style.opacity) === 0;
    const isPlain = Number(style.opacity) === 1 && style.filter === 'none' && style.mixBlendMode === 'normal';
    const found = isGone || !above ? undefined : { isSolid: above.isSolid && isPlain };
    seen.set(element, found);
    return found;
  };
  const boxOf = (rect: DOMRect): DomText['box'] => ({
    x: Math.round((rect.x + window.scrollX) * 100) / 100,
    y: Math.round((rect.y + window.scrollY) * 100) / 100,
    width: Math.round(rect.width * 100) / 100,
    height: Math.round(rect.height * 100) / 100,
  });
  const isOnPage = (rect: DOMRect): boolean =>
    rect.width >= 1 &&
    rect.height >= 1 &&
    rect.right + window.scrollX > 0 &&
    rect.left + window.scrollX < document.documentElement.clientWidth &&
    rect.bottom + window.scrollY > 0 &&
    rect.top + window.scrollY < limits.heightPx;
  const markOf = (element: Element): Pick<DomElement, 'selector' | 'href'> => {
    const link = element.closest('a[href]');
    return {
      selector: selectorOf(element),
      ...(link instanceof HTMLAnchorElement && { href: (link.getAttribute('href') ?? '').slice(0, limits.chars) }),
    };
  };
  const cased = (text: string, transform: string): string => {
    if (transform === 'uppercase') return text.toUpperCase();
    if (transform === 'lowercase') return text.toLowerCase();
    return transform === 'capitalize' ? text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : text;
  };
  const families = new Map<string, string | undefined>();
  /** The first family of a list that this machine has: text set in it is wider or narrower than in what would stand in for it. */
  const familyOf = (list: string): string | undefined => {
    const isHere = (family: string): boolean =>
      ['monospace', 'serif'].some((stand) => {
        if (!canvas) return false;
        canvas.font = `40px ${stand}`;
        const { width } = canvas.measureText('Wim 0123');
        canvas.font = `40px "${family}", ${stand}`;
        return canvas.measureText('Wim 0123').width !== width;
      });
    if (!families.has(list)) {
      const names = list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
      families.set(
        list,
        names.find((name) => /^[\p{L}\p{N} ._-]{1,60}$/u.test(name) && isHere(name)),
      );
    }
    return families.get(list);
  };
  const range = document.createRange();
  /** The lines that a text node is broken into, letter by letter, since only the browser knows where it broke them. */
  const linesOf = (node: Text): { text: string; rect: DOMRect }[] => {
    range.selectNodeContents(node);
    const rects = range.getClientRects();
    const [only] = rects;
    if (rects.length === 1 && only) return [{ text: node.data, rect: only }];
    const lines: { text: string; rect: DOMRect }[] = [];
    for (let at = 0; at < Math.min(node.data.length, 4 * limits.chars); at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const rect = range.getClientRects()[0];
      if (!rect || rect.width === 0) continue;
      const last = lines.at(-1);
      if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) {
        last.text += node.data[at];
        const left = Math.min(last.rect.left, rect.left);
        last.rect = new DOMRect(left, last.rect.top, Math.max(last.rect.right, rect.right) - left, last.rect.height);
      } else lines.push({ text: node.data[at] ?? '', rect });
    }
    return lines;
  };
  const isUnderlined = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.textDecorationLine.includes('underline')) return true;
      if (style.display !== 'inline') return false;
    }
    return false;
  };
  const readText = (node: Text, texts: DomText[]): void => {
    const element = node.parentElement;
    if (!element || node.data.trim() === '') return;
    const shown = seenOf(element);
    const style = getComputedStyle(element);
    if (!shown || style.visibility !== 'visible') return;
    const family = familyOf(style.fontFamily);
    const hex =
      shown.isSolid && style.backgroundClip !== 'text' ? toHex(style.webkitTextFillColor || style.color) : undefined;
    const fill = shown.isSolid && style.backgroundImage === 'none' ? toHex(style.backgroundColor) : undefined;
    for (const { text, rect } of linesOf(node)) {
      if (!isOnPage(rect) || text.trim() === '' || texts.length >= limits.facts) continue;
      texts.push({
        ...markOf(element),
        text: cut(cased(text, style.textTransform)),
        box: boxOf(rect),
        ...(family !== undefined && { family }),
        fontSize: Math.min(1000, Number.parseFloat(style.fontSize)),
        fontWeight: Math.min(1000, Math.max(1, Number(style.fontWeight) || 400)),
        ...(hex && { color: hex }),
        ...(fill && { fill }),
        italic: style.fontStyle !== 'normal',
        underlined: isUnderlined(element),
      });
    }
  };
  const PARTS = 'a[href],button,input,select,textarea,img,svg,video,canvas,nav,header,footer,main,aside,section,[role]';
  const readElement = (element: Element, elements: DomElement[]): void => {
    const shown = seenOf(element);
    const rect = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (!shown || style.visibility !== 'visible' || !isOnPage(rect)) return;
    const hex = style.backgroundImage === 'none' && shown.isSolid ? toHex(style.backgroundColor) : undefined;
    const widthPx = Number.parseFloat(style.borderTopWidth);
    const isEven = ['Right', 'Bottom', 'Left'].every(
      (side) =>
        style.getPropertyValue(`border-${side.toLowerCase()}-width`) === style.borderTopWidth &&
        style.getPropertyValue(`border-${side.toLowerCase()}-color`) === style.borderTopColor,
    );
    const line =
      widthPx > 0 && isEven && style.borderTopStyle === 'solid' && shown.isSolid
        ? toHex(style.borderTopColor)
        : undefined;
    const isPart = element.matches(PARTS);
    if (!isPart && !hex && !line && style.backgroundImage === 'none' && style.boxShadow === 'none') return;
    const role = element.getAttribute('role')?.trim() ?? '';
    const alt = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
    const radii = style.borderTopLeftRadius.split(' ')[0] ?? '0';
    const radius = radii.endsWith('%')
      ? (Number.parseFloat(radii) / 100) * Math.min(rect.width, rect.height)
      : Math.min(Number.parseFloat(radii), Math.min(rect.width, rect.height) / 2);
    const isSame = ['top-right', 'bottom-left', 'bottom-right'].every(
      (corner) => style.getPropertyValue(`border-${corner}-radius`) === style.borderTopLeftRadius,
    );
    elements.push({
      ...markOf(element),
      tag: element.localName.slice(0, 60),
      box: boxOf(rect),
      ...(/^[a-z-]{1,40}$/.test(role) && { role }),
      ...(alt.trim() !== '' && { alt: cut(alt) }),
      ...(hex && { fill: hex }),
      ...(line && { border: { color: line, width: widthPx } }),
      ...(isSame && Number.isFinite(radius) && { radius }),
    });
  };
  const texts: DomText[] = [];
  const elements: DomElement[] = [];
  const walk = (root: Node): void => {
    for (const node of root.childNodes) {
      if (node instanceof Text) readText(node, texts);
      if (!(node instanceof Element) || /^(script|style|noscript|template|head)$/.test(node.localName)) continue;
      if (elements.length < limits.facts) readElement(node, elements);
      // What is drawn inside an icon is no element of the page.
      if (node.localName === 'svg') continue;
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  walk(document.body);
  return { title: cut(document.title), texts, elements };
};
