import type { Planted, PlantedKind } from '../planted.ts';

declare global {
  interface Window {
    /** Takes the last planted change back. */
    unplant?: () => void;
  }
}

/** Runs in the page: makes one small change of a kind at a place that the seed chooses, or none where the page has no place for it. */
export const plantChange = ({ kind, seed }: { kind: PlantedKind; seed: number }): Planted | undefined => {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const shuffled = <T>(items: T[]): T[] => {
    for (let at = items.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [items[at], items[other]] = [items[other]!, items[at]!];
    }
    return items;
  };
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + window.scrollX, y: y + window.scrollY, width, height };
  };
  /** In view, of a size that a person would name, and with nothing over its middle. */
  const isPlain = (element: Element): boolean => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < 12 || height < 8 || width > 0.6 * innerWidth || height > 0.5 * innerHeight) return false;
    if (left < 2 || top < 2 || right > innerWidth - 2 || bottom > innerHeight - 2) return false;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || Number(style.opacity) < 1) return false;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above !== null && (element.contains(above) || above.contains(element));
  };
  const all = [...document.body.querySelectorAll('*')].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.closest('svg') && isPlain(element),
  );
  const letters = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isText = (element: HTMLElement): boolean =>
    element.childNodes.length === 1 &&
    element.firstChild instanceof Text &&
    letters(element).length >= 3 &&
    letters(element).length <= 60 &&
    /\p{L}{3}/u.test(letters(element)) &&
    Number.parseFloat(getComputedStyle(element).fontSize) >= 10;
  const isSolid = (color: string): boolean => /^rgb\(/.test(color);
  const isPainted = (element: HTMLElement): boolean => {
    const { backgroundColor, borderTopWidth, borderTopStyle, backgroundImage } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).backgroundColor : '';
    const hasFill = isSolid(backgroundColor) && backgroundColor !== around && backgroundImage === 'none';
    return (
      (hasFill || (Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid')) && element.offsetHeight >= 16
    );
  };
  const isStyled = (element: HTMLElement): boolean =>
    ['static', 'relative'].includes(getComputedStyle(element).position);
  const undo: (() => void)[] = [];
  const style = (element: HTMLElement, property: string, value: string): string => {
    const before = element.getAttribute('style');
    element.style.setProperty(property, value, 'important');
    undo.push(() => (before === null ? element.removeAttribute('style') : element.setAttribute('style', before)));
    return `${property}: ${value}`;
  };
  /** Another colour that anybody sees beside the first: a third of the way round, and darker or lighter. */
  const otherColor = (color: string): string => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const shift = (level: number, by: number): number => Math.round(level > 127 ? level - by : level + by);
    return `rgb(${shift(green, 40)}, ${shift(blue, 70)}, ${shift(red, 50)})`;
  };
  const nextOf = (element: HTMLElement): HTMLElement | undefined => {
    const next = element.nextElementSibling;
    return next instanceof HTMLElement && all.includes(next) ? next : undefined;
  };
  const isRow = (a: HTMLElement, b: HTMLElement): boolean =>
    b.getBoundingClientRect().left >= a.getBoundingClientRect().right - 1;
  const isColumn = (a: HTMLElement, b: HTMLElement): boolean =>
    b.getBoundingClientRect().top >= a.getBoundingClientRect().bottom - 1;
  const followsInFlow = (element: HTMLElement): boolean => {
    const next = nextOf(element);
    return (
      next !== undefined && isStyled(element) && isStyled(next) && (isRow(element, next) || isColumn(element, next))
    );
  };
  const ways: Record<PlantedKind, [isFit: (element: HTMLElement) => boolean, plant: (element: HTMLElement) => string]> =
    {
      color: [
        (element) => isText(element) || (isPainted(element) && isSolid(getComputedStyle(element).backgroundColor)),
        (element) => {
          const property = isText(element) && !isPainted(element) ? 'color' : 'background-color';
          return style(element, property, otherColor(getComputedStyle(element).getPropertyValue(property)));
        },
      ],
      size: [
        (element) => isStyled(element) && (isText(element) || isPainted(element)),
        (element) => {
          if (!isPainted(element)) {
            const px = Number.parseFloat(getComputedStyle(element).fontSize);
            return style(element, 'font-size', `${Math.round(px * 1.25 + 1)}px`);
          }
          style(element, 'box-sizing', 'border-box');
          return style(element, 'min-height', `${Math.round(element.offsetHeight * 1.2 + 6)}px`);
        },
      ],
      gap: [
        (element) => followsInFlow(element) && (isText(element) || isPainted(element)),
        (element) => {
          const side = isRow(element, nextOf(element)!) ? 'right' : 'bottom';
          const px = Number.parseFloat(getComputedStyle(element).getPropertyValue(`margin-${side}`)) || 0;
          return style(element, `margin-${side}`, `${px + 12}px`);
        },
      ],
      text: [
        isText,
        (element) => {
          const before = element.textContent;
          element.textContent = 'Harvest moon';
          undo.push(() => (element.textContent = before));
          return `text ${before?.trim()}`;
        },
      ],
      radius: [
        (element) => isPainted(element) && element.offsetHeight >= 24 && element.offsetWidth >= 24,
        (element) => {
          const px = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
          return style(element, 'border-radius', px >= 6 ? '0px' : `${px + 8}px`);
        },
      ],
      weight: [
        isText,
        (element) => style(element, 'font-weight', Number(getComputedStyle(element).fontWeight) >= 600 ? '400' : '700'),
      ],
      missing: [
        (element) => isText(element) || (isPainted(element) && letters(element).length < 60),
        (element) => style(element, 'display', 'none'),
      ],
      extra: [
        (element) => isStyled(element) && (isText(element) || (isPainted(element) && letters(element).length < 60)),
        (element) => {
          const copy = element.cloneNode(true) as HTMLElement;
          element.after(copy);
          undo.push(() => copy.remove());
          return 'copied';
        },
      ],
      order: [
        (element) => {
          const next = nextOf(element);
          return (
            followsInFlow(element) &&
            letters(element) !== letters(next!) &&
            letters(element) !== '' &&
            letters(next!) !== ''
          );
        },
        (element) => {
          const next = nextOf(element)!;
          // Places are exchanged exactly: white space between two inline elements shows.
          const swap = (first: HTMLElement, second: HTMLElement): void => {
            const mark = document.createComment('');
            first.replaceWith(mark);
            second.replaceWith(first);
            mark.replaceWith(second);
          };
          swap(element, next);
          undo.push(() => swap(element, next));
          return `moved behind ${letters(next).slice(0, 30)}`;
        },
      ],
    };
  const [isFit, plant] = ways[kind];
  const isSame = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean =>
    Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;
  for (const element of shuffled(all.filter(isFit)).slice(0, 20)) {
    const watched = [...document.body.querySelectorAll('*')].map((one) => ({ one, box: boxOf(one) }));
    const before = boxOf(element);
    const said = plant(element);
    const boxes = [before, ...(kind === 'order' ? [boxOf(element.previousElementSibling!)] : []), boxOf(element)];
    if (kind === 'extra') boxes.push(boxOf(element.nextElementSibling!));
    const sized = watched.flatMap(({ one, box }) => (isSame(box, boxOf(one)) ? [] : [box, boxOf(one)]));
    const moved = watched.some(({ one, box }) => Math.hypot(boxOf(one).x - box.x, boxOf(one).y - box.y) > 4);
    const isLayout = ['size', 'gap', 'order'].includes(kind);
    // A copy may come below the end of the screenshot.
    const isShown = kind !== 'extra' || isPlain(element.nextElementSibling!);
    const isSeen = isShown && (!isLayout || sized.length > 0 || moved);
    window.unplant = () => {
      for (const back of undo.reverse()) back();
    };
    if (isSeen)
      return {
        kind,
        what: `${element.localName} "${letters(element).slice(0, 30)}": ${said}`,
        boxes: boxes.filter(({ width, height }) => width > 0 && height > 0),
        followed: sized.filter(({ width, height }) => width > 0 && height > 0),
      };
    window.unplant();
    undo.length = 0;
  }
  return undefined;
};
