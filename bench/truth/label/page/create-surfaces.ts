import type { TruthType } from '../../truth.ts';
import type { RawBox, RawPaint } from '../raw.ts';
import type { Paint } from './create-paint.ts';
import type { Pictures } from './create-pictures.ts';
import type { Tools } from './create-tools.ts';

export type Surfaces = ReturnType<typeof createSurfaces>;

/** Runs inside the page: what a container is: a landmark, a card, a dialog, a note, or a pill around a word. */
export function createSurfaces(tools: Tools, { linesOf, isPainted }: Paint, { isRound, isEdgeToEdge }: Pictures) {
  const { width, styleOf, parentOf, closest, within, isNamed, textOf, px } = tools;
  /** Highest entry of a menu or list, in CSS pixels. */
  const MAX_ENTRY = 72;
  /** Small painted boxes with a short word in them, whatever their class is called: pills, counters and initials. */
  const pillType = (element: Element, paint: RawPaint, wide: number, high: number): TruthType | null => {
    const text = textOf(element);
    const style = styleOf(element);
    if (
      !(paint.isDistinct || paint.gradient || linesOf(paint) >= 3) ||
      !text ||
      text.length > 28 ||
      wide > 220 ||
      closest(element, 'pre')
    )
      return null;
    if (
      !/^(span|div|p|b|strong|small|em|i|a|code|kbd|mark|sup)$/i.test(element.tagName) &&
      !element.tagName.includes('-')
    )
      return null;
    if (/^\p{L}{1,3}$/u.test(text) && wide >= 24 && wide <= 120 && isRound(paint, wide, high)) return 'avatar';
    const isLow = high >= 12 && high <= 34 && high < px(style.fontSize) * 2.6 && wide >= 12;
    return isLow && within(element).length <= 6 && (element.tagName !== 'A' || high < 22) ? 'badge' : null;
  };
  const landmarkType = (element: Element, role: string, [, , wide, high]: RawBox): TruthType | null | undefined => {
    const tag = element.tagName;
    const label = element.getAttribute('aria-label') ?? '';
    const isNav = tag === 'NAV' || role === 'navigation';
    if (isNamed(element, /(^|[\s_-])breadcrumbs?(\s|$)|Breadcrumbs?-root/i) || (isNav && /breadcrumb/i.test(label)))
      return closest(parentOf(element), '[class*=breadcrumb],[aria-label*=readcrumb]') ? null : 'breadcrumb';
    if (
      isNamed(element, /(^|[\s_-])pagination(\s|$)|Pagination-root/i) ||
      (isNav && /pagination|page navigation/i.test(label))
    )
      return closest(parentOf(element), '[class*=pagination],[aria-label*=agination]') ? null : 'pagination';
    if (isNav) {
      // A landmark around nothing but a trail or page numbers is that.
      const [only, second] = element.children;
      return only && !second && isNamed(only, /(^|[\s_-])(breadcrumbs?|pagination)(\s|$)/i) ? null : 'nav';
    }
    if (tag === 'HEADER' || role === 'banner') return 'header';
    if (tag === 'FOOTER' || role === 'contentinfo') return 'footer';
    if (tag === 'MAIN' || role === 'main') return 'main';
    if (
      tag === 'ASIDE' ||
      role === 'complementary' ||
      isNamed(element, /(^|\s|-|_)(sidebar|sidenav|side-nav|main-sidebar|left-?bar)(\s|$)/i)
    )
      return high > 200 && wide < width * 0.45 ? 'sidebar' : undefined;
    return undefined;
  };
  const surfaceType = (element: Element, paint: RawPaint, box: RawBox): TruthType | null => {
    const [, , wide, high] = box;
    const tag = element.tagName;
    if (!isPainted(paint)) return null;
    // What dims the page behind a dialog is no surface.
    const isVeil = paint.alpha < 0.9 && !paint.hasImage && high >= tools.height * 0.9;
    if (isVeil && isEdgeToEdge(box) && !linesOf(paint)) return null;
    const role = element.getAttribute('role') ?? '';
    // A row that is chosen or striped is still a part of its table.
    if (/^(row|rowgroup|cell|gridcell|columnheader|rowheader)$/.test(role)) return null;
    if (
      element.matches('dialog,[role=dialog],[role=alertdialog],.modal-content,.modal-dialog,.modal-card') &&
      wide < width - 2 &&
      high >= 60
    )
      return 'dialog';
    const isNote =
      role === 'alert' ||
      role === 'status' ||
      isNamed(
        element,
        /(^|\s)([a-z]{1,5}-)?(alert|callout|toast|snackbar|notification|message|banner|notice|infobar|messagebar|flash|flashbar)(\s|$|--?[a-z])/i,
      ) ||
      isNamed(element, /MuiAlert-root|MuiSnackbarContent|ant-alert|chakra-alert/);
    if (isNote && wide >= 120 && high >= 28 && high <= 260 && textOf(element).length > 3) return 'alert';
    // The chosen entry of a menu or list.
    const isEntry =
      high <= MAX_ENTRY &&
      (/^(listitem|option|menuitem|treeitem|row)$/.test(role) ||
        isNamed(element, /(^|[\s_-])((list|menu|nav)-?item|item)(\s|$|--)/i));
    if (isEntry || /^(gridcell|cell|columnheader|rowheader)$/.test(role)) return null;
    const isBig = wide >= 60 && high >= 36;
    if (
      isBig &&
      !/^(tr|td|th|tbody|thead|tfoot|li|body|html|main|form|label|a|span|code|input|option|fieldset|button|select|textarea|p)$/i.test(
        tag,
      )
    )
      return isEdgeToEdge(box) ? 'section' : 'card';
    if (tag === 'PRE') return 'card';
    if (/^(li|fieldset|form|a|label|main|span)$/i.test(tag) && wide >= 120 && high >= 70)
      return isEdgeToEdge(box) ? 'section' : 'card';
    return null;
  };

  return { pillType, landmarkType, surfaceType };
}
