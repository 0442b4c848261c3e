import type { TruthBox, TruthElement, TruthRegion } from './truth.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Colours are as CSS says them; `colors` holds every one that any element could paint. */
export type PageParts = { elements: TruthElement[]; lines: TruthBox[]; regions: TruthRegion[]; colors: string[] };

/** Runs in the page: its parts by what our own pages call them, landmarks, single border lines and CSS colours. */
export function readElements({ kinds, landmarks }: Vocabulary): PageParts {
  const parts: PageParts = { elements: [], lines: [], regions: [], colors: [] };
  const boxOf = (element: Element): TruthBox => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, Math.min(right, innerWidth) - left, Math.min(bottom, innerHeight) - top];
  };
  const clear = (color: string): boolean => /, 0\)$/.test(color);
  const ground = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const color = getComputedStyle(element).backgroundColor;
    return clear(color) ? ground(element.parentElement) : color;
  };
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const box = boxOf(element);
    if (box[2] <= 0 || box[3] <= 0) continue;
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      Number.parseFloat(style[`border${side}Width`]),
    );
    const drawn = sides.filter((width) => width > 0).length;
    parts.colors.push(style.color, style.backgroundColor, style.borderTopColor, style.borderBottomColor, style.fill);
    const roles = landmarks[element.tagName];
    if (roles) parts.regions.push({ roles, box });
    if (drawn === 1 || drawn === 2) {
      const [x, y, width, height] = boxOf(element.closest('tr') ?? element);
      const [top = 0, right = 0, bottom = 0, left = 0] = sides;
      if (top) parts.lines.push([x, y, width, top]);
      if (right) parts.lines.push([x + width - right, y, right, height]);
      if (bottom) parts.lines.push([x, y + height - bottom, width, bottom]);
      if (left) parts.lines.push([x, y, left, height]);
    }
    const kind = kinds.find(({ selector }) => element.matches(selector));
    if (!kind) continue;
    const filled = ground(element) !== ground(element.parentElement);
    const gradient = style.backgroundImage !== 'none';
    const drawing = element.tagName === 'svg' || element.tagName === 'HR';
    parts.elements.push({
      type: kind.type,
      box,
      bg: style.backgroundColor,
      gradient,
      radius: Number.parseFloat(style.borderTopLeftRadius),
      painted: drawing || filled || gradient || drawn >= 3 || style.boxShadow !== 'none',
      optional: kind.optional ?? false,
      partial: element.getBoundingClientRect().bottom > innerHeight + 1,
    });
  }
  return parts;
}
