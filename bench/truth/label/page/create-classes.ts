import type { TruthType } from '../../truth.ts';
import type { RawBox, RawPaint } from '../raw.ts';
import type { Charts } from './create-charts.ts';
import type { Faces } from './create-faces.ts';
import type { Frames } from './create-frames.ts';
import type { Icons } from './create-icons.ts';
import type { Paint } from './create-paint.ts';
import type { Tools } from './create-tools.ts';

export type Classes = ReturnType<typeof createClasses>;

/** Runs inside the page: what an element is, by tag, role, ARIA, usual class names and looks. */
export function createClasses(
  tools: Tools,
  { linesOf, isPainted }: Paint,
  icons: Icons,
  { faced, pressed }: Faces,
  controls: Frames,
  { chartOf }: Charts,
) {
  const { width, styleOf, parentOf, closest, within, look, isNamed, namesOf, textOf, hasWords, px } = tools;
  const TYPES = new Set<string>(
    'page header nav sidebar main footer section group card dialog alert table list tabs breadcrumb pagination button link input select textarea checkbox radio switch slider progress badge avatar image logo icon chart divider heading paragraph'.split(
      ' ',
    ),
  );
  /** Longest side of an icon: of a drawing, of a picture file, of a background. */
  const MAX_DRAWN_ICON = 64;
  const MAX_FILE_ICON = 28;
  const MAX_BACKGROUND_ICON = 40;
  const MAX_ENTRY = 72;
  const PILL = /(^|\s|-|_)(badge|chip|tag|pill|label|lozenge)(\s|$|-|_)/i;
  const BUTTON = /(^|\s)(btn|button|[a-z]{1,6}-btn|[a-z]{1,6}-button|topcoat-button\S*|mdl-button)(\s|$|-|_)/i;
  const NO_BUTTON = /group|toolbar|close|container|wrapper|label|icon-wrap|text/i;
  const CHART =
    '[class*=chart],[class*=Chart],[class*=apexcharts],[class*=jvectormap],[id*=chart],[id*=Chart],[class*=sparkline],[class*=morris],[_echarts_instance_]';

  const TABLE = '.el-table,.ant-table,.v-table,.p-datatable,.vxe-table,.n-data-table,.arco-table,.ivu-table,.t-table';

  const isRound = (paint: RawPaint, wide: number, high: number): boolean =>
    Math.min(...paint.radius) >= Math.min(wide, high) * 0.4 && wide / high > 0.8 && wide / high < 1.25 && wide <= 200;
  const isEdgeToEdge = ([x, , wide]: RawBox): boolean => x <= 2 && x + wide >= width - 2;

  const inputType = (element: HTMLInputElement): TruthType | null => {
    const type = (element.type || 'text').toLowerCase();
    if (faced.has(element)) return null;
    if (type === 'checkbox') {
      const parent = parentOf(element);
      const near = `${namesOf(element)} ${parent && !parent.hasAttribute('data-toggle') ? namesOf(parent) : ''}`;
      return element.getAttribute('role') === 'switch' || /switch|toggle(?!r)/i.test(near) ? 'switch' : 'checkbox';
    }
    if (type === 'radio') return 'radio';
    if (/^(submit|button|reset|image)$/.test(type)) return 'button';
    if (type === 'range') return controls.sliders.has(element) ? 'slider' : null;
    return type === 'hidden' ? null : controls.controlType(element);
  };
  const pictureType = (element: Element, paint: RawPaint, wide: number, high: number): TruthType | null => {
    if (element instanceof HTMLImageElement && element.complete && !element.naturalWidth) return null;
    if (isLogo(element)) return 'logo';
    const holder = parentOf(element);
    const isFace =
      isNamed(element, /avatar/i) ||
      isRound(paint, wide, high) ||
      (holder && isNamed(holder, /avatar/i) && wide <= 200);
    if (isFace && wide <= 200) return 'avatar';
    return Math.max(wide, high) <= MAX_FILE_ICON ? 'icon' : 'image';
  };
  const isLogo = (element: Element): boolean => {
    const LOGO = /(^|[\s_/-])(logo|brand|wordmark)([\s_.-]|$|s?\d)|[a-z]Logo(\b|[A-Z])/i;
    const { height: high, width: wide } = element.getBoundingClientRect();
    if (high > 120 || wide > 320 || high < 10) return false;
    const said = `${element.getAttribute('class') ?? ''} ${element.id} ${element.getAttribute('alt') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    const file = element instanceof HTMLImageElement ? (element.getAttribute('src') ?? '').slice(0, 300) : '';
    const holder = closest(element, '[class*=brand],[class*=logo],[class*=Logo]');
    const isHeld =
      holder !== null &&
      holder.getBoundingClientRect().height <= 140 &&
      holder.getBoundingClientRect().width <= 360 &&
      LOGO.test(holder.getAttribute('class') ?? '');
    return LOGO.test(said) || (LOGO.test(file) && !/^data:/.test(file)) || isHeld;
  };
  const drawingType = (element: Element, wide: number, high: number): TruthType | null => {
    const long = Math.max(wide, high);
    const holder = parentOf(element);
    const isChart =
      isNamed(element, /chart|apex|recharts|morris|jvectormap|highcharts|sparkline/i) ||
      (holder && closest(holder, CHART));
    if (isChart) return long <= MAX_BACKGROUND_ICON ? 'icon' : 'chart';
    if (isLogo(element)) return 'logo';
    return long <= MAX_DRAWN_ICON ? 'icon' : 'image';
  };
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
  const roleType = (element: Element, role: string): TruthType | null | undefined => {
    if (role === 'button' && element.tagName !== 'A') return 'button';
    if (role === 'switch' || role === 'checkbox' || role === 'radio') return faced.has(element) ? null : role;
    if (role === 'tab') return 'button';
    if (role === 'separator') return hasWords(element) ? null : 'divider';
    if (role === 'progressbar' || role === 'meter') return 'progress';
    if (role === 'tablist') return 'tabs';
    if (role === 'heading') return 'heading';
    if (role === 'combobox' && element.tagName !== 'INPUT') return 'select';
    if (role === 'table' || role === 'grid' || role === 'treegrid')
      return within(element).filter((one) => one.getAttribute('role') === 'row').length >= 2 ? 'table' : null;
    return undefined;
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
        /(^|\s)([a-z]{1,5}-)?(alert|callout|toast|snackbar|notification|message|banner|notice|infobar|messagebar)(\s|$|--?[a-z])/i,
      ) ||
      isNamed(element, /MuiAlert-root|MuiSnackbarContent|ant-alert|chakra-alert/);
    if (isNote && wide >= 120 && high >= 28 && high <= 260 && textOf(element).length > 3) return 'alert';
    // The chosen entry of a menu or list.
    const isEntry =
      high <= MAX_ENTRY &&
      (/^(listitem|option|menuitem|treeitem|row)$/.test(role) ||
        isNamed(element, /(^|[\s_-])((list|menu|nav)-?item|item)(\s|$|--)/i));
    if (isEntry) return null;
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

  const typeOf = (element: Element, paint: RawPaint, box: RawBox): TruthType | null => {
    const tag = element.tagName;
    const role = element.getAttribute('role') ?? '';
    const [, , wide, high] = box;
    const frame = controls.frames.get(element);
    if (frame) return frame.type;
    if (controls.framed.has(element) || controls.thumbs.has(element)) return null;
    if (element.hasAttribute('data-truth-chart')) return 'chart';
    if (tag === 'INPUT') return inputType(element as HTMLInputElement);
    if (tag === 'SELECT') return 'select';
    if (tag === 'TEXTAREA') return 'textarea';
    if (controls.sliders.has(element)) return 'slider';
    if (tag === 'BUTTON' && !/^(switch|checkbox|radio|combobox)$/.test(role)) return 'button';
    if (pressed.has(element)) return 'button';
    const byRole = roleType(element, role);
    if (byRole !== undefined)
      return byRole === 'progress' && closest(parentOf(element), '.progress,[role=progressbar],progress')
        ? null
        : byRole;
    if (tag === 'HR') return 'divider';
    if (tag === 'PROGRESS' || tag === 'METER' || isNamed(element, /(^|\s)progress(\s|$)/))
      return closest(parentOf(element), '.progress,[role=progressbar],progress') ? null : 'progress';
    if (tag === 'IMG' || tag === 'VIDEO' || tag === 'IFRAME') return pictureType(element, paint, wide, high);
    if (tag === 'CANVAS')
      return chartOf(element) || closest(element, CHART) || !(wide >= width * 0.95 && high >= tools.height * 0.6)
        ? 'chart'
        : 'image';
    if (tag.toLowerCase() === 'svg') return drawingType(element, wide, high);
    if (element instanceof SVGElement) return null;
    if (tag === 'TABLE') {
      if (closest(parentOf(element), TABLE)) return null;
      const { rows } = element as HTMLTableElement;
      return rows.length >= 2 && (rows[0]?.cells.length ?? 0) >= 2 && role !== 'presentation' ? 'table' : null;
    }
    // Some libraries make the head and the body of one table two.
    if (element.matches(TABLE) && within(element).some((one) => one.tagName === 'TABLE'))
      return closest(parentOf(element), TABLE) ? null : 'table';
    if (/^H[1-6]$/.test(tag)) return 'heading';
    const text = textOf(element);
    const painted = isPainted(paint);
    const isButton = isNamed(element, BUTTON) && !isNamed(element, NO_BUTTON);
    if (
      tag === 'A' &&
      (isButton ||
        (painted && high >= 22 && high <= 80 && wide >= 24 && wide <= 420 && text.length > 0 && text.length < 40))
    )
      return 'button';
    if (tag === 'LABEL' && isButton) return 'button';
    if (isButton && painted && /^(span|div)$/i.test(tag)) return 'button';
    if (
      isNamed(element, PILL) &&
      painted &&
      high <= 40 &&
      wide <= 260 &&
      text.length < 40 &&
      text.length > 0 &&
      tag !== 'LABEL'
    )
      return 'badge';
    if (
      isNamed(element, /(^|\s|-)avatar(\s|$|-)|Avatar-root/i) &&
      wide <= 200 &&
      wide / high > 0.7 &&
      wide / high < 1.4 &&
      (painted || paint.hasFile)
    )
      return 'avatar';
    const pill = pillType(element, paint, wide, high);
    if (pill) return pill;
    if (
      isNamed(element, /(^|\s)(nav-tabs|tabs|tab-list|tablist|tab-bar)(\s|$)/i) &&
      !closest(parentOf(element), '[role=tablist],.tabs,.nav-tabs') &&
      within(element).length > 2
    )
      return high <= 90 ? 'tabs' : null;
    const landmark = landmarkType(element, role, box);
    if (landmark !== undefined) return landmark;
    const isBare = text.replace(/[\ue000-\uf8ff\s]/g, '').length === 0;
    if (isBare && icons.glyphOf(element) && Math.max(wide, high) <= px(styleOf(element).fontSize) * 2) return 'icon';
    if (tag === 'A' && (element as HTMLAnchorElement).href) return surfaceType(element, paint, box) ?? 'link';
    if (role === 'link') return 'link';
    if (tag === 'P') return surfaceType(element, paint, box) ?? 'paragraph';
    if (tag === 'UL' || tag === 'OL' || role === 'list' || role === 'listbox') {
      const isInner = closest(
        parentOf(element),
        '[class*=breadcrumb],[aria-label*=readcrumb],[class*=pagination],[aria-label*=agination],[role=tablist]',
      );
      return element.children.length >= 2 && !isInner ? 'list' : null;
    }
    if (isBare && icons.glyphOf(element)) return 'icon';
    if (paint.hasFile && text.length === 0 && wide >= 12 && high >= 12) {
      if (isLogo(element)) return 'logo';
      return Math.max(wide, high) <= MAX_BACKGROUND_ICON
        ? 'icon'
        : isEdgeToEdge(box) && within(element).length > 4
          ? 'section'
          : 'image';
    }
    // An icon cut out of a fill by a mask.
    const isMasked = /url\(/.test(styleOf(element).maskImage);
    if (isMasked && paint.fill && isBare && wide >= 8 && high >= 8)
      return Math.max(wide, high) <= MAX_DRAWN_ICON ? 'icon' : 'image';
    if ((paint.isDistinct || paint.gradient) && ((high <= 3 && wide >= 40) || (wide <= 3 && high >= 40)))
      return closest(element, '[role=tablist],[class*=tabs i]') ? null : 'divider';
    return surfaceType(element, paint, box);
  };
  const MUST_NOT = new Set(['input', 'select', 'textarea']);
  /** The type, and whether the page's author names it. */
  const classify = (
    element: Element,
    paint: RawPaint,
    box: RawBox,
  ): { type: TruthType | null; isGiven: boolean; isNone: boolean } => {
    const said = element.getAttribute('data-truth');
    if (said === 'none') return { type: null, isGiven: true, isNone: true };
    // The words beside a check box do not belong to it.
    if (said && faced.has(element)) return { type: null, isGiven: true, isNone: false };
    if (said && TYPES.has(said)) return { type: said as TruthType, isGiven: true, isNone: false };
    const type = typeOf(element, paint, box);
    return {
      type: type && MUST_NOT.has(type) && !look(element).isVisible ? null : type,
      isGiven: false,
      isNone: false,
    };
  };

  /** Elements whose kind pixels and DOM leave open: reporting them is neither wanted nor wrong. */
  const isOptional = (element: Element, type: TruthType, paint: RawPaint, [, , , high]: RawBox): boolean => {
    const tag = element.tagName;
    // A painted link in a menu may be a button or just the active entry.
    if (
      type === 'button' &&
      /^(a|div|li|span)$/i.test(tag) &&
      !isNamed(element, /(^|[\s_-])(btn|button)|MuiButton-/i) &&
      closest(element, 'nav,aside,ul,[class*=sidebar],[class*=sidenav],[class*=menu]')
    )
      return true;
    if (type === 'badge' && !isNamed(element, PILL)) {
      const isMark = /^(a|code|kbd|mark)$/i.test(tag) || Math.min(...paint.radius) < Math.min(4, high / 4);
      return (
        isMark ||
        closest(
          parentOf(element),
          'a,button,[role=button],[role=tab],label,nav,aside,[class*=menu],[class*=tab],[class*=sidebar]',
        ) !== null
      );
    }
    // The header of an article or section is no landmark (HTML-AAM).
    return (
      /^(header|footer)$/i.test(tag) &&
      !element.hasAttribute('role') &&
      closest(parentOf(element), 'article,section') !== null
    );
  };
  return { classify, isOptional };
}
