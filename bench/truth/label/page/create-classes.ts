import type { TruthType } from '../../truth.ts';
import type { RawBox, RawPaint } from '../raw.ts';
import type { Faces } from './create-faces.ts';
import type { Frames } from './create-frames.ts';
import type { Icons } from './create-icons.ts';
import type { Paint } from './create-paint.ts';
import type { Pictures } from './create-pictures.ts';
import type { Surfaces } from './create-surfaces.ts';
import type { Tools } from './create-tools.ts';

/** Runs inside the page: what an element is, by tag, role, ARIA, usual class names and looks. */
export function createClasses(
  tools: Tools,
  { isPainted }: Paint,
  icons: Icons,
  { faced, pressed }: Faces,
  controls: Frames,
  pictures: Pictures,
  surfaces: Surfaces,
) {
  const { styleOf, parentOf, closest, within, look, isNamed, namesOf, textOf, hasWords, px } = tools;
  const TYPES = new Set<string>(
    'page header nav sidebar main footer section group card dialog alert table list tabs breadcrumb pagination button link input select textarea checkbox radio switch slider progress badge avatar image logo icon chart divider heading paragraph'.split(
      ' ',
    ),
  );
  const PILL = /(^|\s|-|_)(badge|chip|tag|pill|label|lozenge)(\s|$|-|_)/i;
  const BUTTON = /(^|\s)(btn|button|[a-z]{1,6}-btn|[a-z]{1,6}-button|topcoat-button\S*|mdl-button)(\s|$|-|_)/i;
  const NO_BUTTON = /group|toolbar|close|container|wrapper|label|icon-wrap|text/i;
  const TABLE = '.el-table,.ant-table,.v-table,.p-datatable,.vxe-table,.n-data-table,.arco-table,.ivu-table,.t-table';

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
  const typeOf = (element: Element, paint: RawPaint, box: RawBox): TruthType | null => {
    const tag = element.tagName;
    const [role = ''] = (element.getAttribute('role') ?? '').split(/\s+/);
    const [, , wide, high] = box;
    const frame = controls.frames.get(element);
    if (frame) return frame.type;
    if (controls.framed.has(element) || controls.thumbs.has(element)) return null;
    if (element.hasAttribute('data-truth-chart')) return 'chart';
    if (tag === 'INPUT') return inputType(element as HTMLInputElement);
    if (tag === 'SELECT') return 'select';
    if (tag === 'TEXTAREA') return 'textarea';
    if (controls.sliders.has(element)) return 'slider';
    if (element.getAttribute('aria-haspopup') === 'listbox' && (tag === 'BUTTON' || role === 'button')) return 'select';
    if (tag === 'BUTTON' && !/^(switch|checkbox|radio|combobox)$/.test(role)) return 'button';
    if (pressed.has(element) || /-tab(-button)?$/.test(element.localName)) return 'button';
    // A square one with a drawing is pressed like a button.
    const isKey =
      role === 'radio' &&
      !pictures.isRound(paint, wide, high) &&
      within(element).some(({ tagName }) => tagName === 'svg');
    if (isKey && isPainted(paint)) return 'button';
    const byRole = roleType(element, role);
    if (byRole !== undefined)
      return byRole === 'progress' && closest(parentOf(element), '.progress,[role=progressbar],progress')
        ? null
        : byRole;
    if (tag === 'HR') return 'divider';
    if (tag === 'PROGRESS' || tag === 'METER' || isNamed(element, /(^|\s)progress(\s|$)/))
      return closest(parentOf(element), '.progress,[role=progressbar],progress') ? null : 'progress';
    if (tag === 'IMG' || tag === 'VIDEO' || tag === 'IFRAME') return pictures.pictureType(element, paint, wide, high);
    if (tag === 'CANVAS') return pictures.canvasType(element, wide, high);
    if (tag.toLowerCase() === 'svg') return pictures.drawingType(element, wide, high);
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
    const pill = surfaces.pillType(element, paint, wide, high);
    if (pill) return pill;
    if (
      isNamed(element, /(^|\s)(nav-tabs|tabs|tab-list|tablist|tab-bar)(\s|$)/i) &&
      !closest(parentOf(element), '[role=tablist],.tabs,.nav-tabs') &&
      within(element).length > 2
    )
      return high <= 90 ? 'tabs' : null;
    const landmark = surfaces.landmarkType(element, role, box);
    if (landmark !== undefined) return landmark;
    const isBare = text.replace(/[\ue000-\uf8ff\s]/g, '').length === 0;
    if (isBare && icons.glyphOf(element) && Math.max(wide, high) <= px(styleOf(element).fontSize) * 2) return 'icon';
    if (tag === 'A' && (element as HTMLAnchorElement).href) return surfaces.surfaceType(element, paint, box) ?? 'link';
    if (role === 'link') return 'link';
    if (tag === 'P') return surfaces.surfaceType(element, paint, box) ?? 'paragraph';
    if (tag === 'UL' || tag === 'OL' || role === 'list' || role === 'listbox') {
      const isInner = closest(
        parentOf(element),
        '[class*=breadcrumb],[aria-label*=readcrumb],[class*=pagination],[aria-label*=agination],[role=tablist]',
      );
      return element.children.length >= 2 && !isInner ? 'list' : null;
    }
    if (isBare && icons.glyphOf(element)) return 'icon';
    const picture = pictures.backgroundType(element, paint, box, isBare);
    if (picture) return picture;
    if ((paint.isDistinct || paint.gradient) && ((high <= 3 && wide >= 40) || (wide <= 3 && high >= 40)))
      return closest(element, '[role=tablist],[class*=tabs i]') ? null : 'divider';
    return surfaces.surfaceType(element, paint, box);
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
      closest(element, 'nav,aside,ul,.sidebar,[class*=sidenav],[class*=menu]')
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
