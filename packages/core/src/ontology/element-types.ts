/**
 * The one table of element types. Whoever asks something of a type asks for a trait with `typesWith`; a new type is entered
 * here in every trait that it has, and no other file lists three types or more.
 */
export const ELEMENT_TYPES = [
  'button',
  'link',
  'input',
  'select',
  'textarea',
  'checkbox',
  'radio',
  'switch',
  'image',
  'icon',
  'avatar',
  'logo',
  'card',
  'table',
  'list',
  'tabs',
  'breadcrumb',
  'pagination',
  'badge',
  'progress',
  'divider',
  'chart',
  'alert',
  'dialog',
  'heading',
  'paragraph',
  'nav',
  'header',
  'sidebar',
  'footer',
  /** Something painted that plays no part of its own; only among the paints of a measurement. */
  'shape',
] as const;

type Type = (typeof ELEMENT_TYPES)[number];
type Types = readonly Type[];

/** The parts that a page is divided into. */
export const REGION_ROLES = ['header', 'nav', 'sidebar', 'main', 'section', 'aside', 'footer', 'dialog'] as const;

/** Types of nodes that are no elements: of the tree, of the truth and of what networks are asked. */
type OtherType = (typeof REGION_ROLES)[number] | 'page' | 'text' | 'group' | 'slider' | 'none';

const FIELD = ['input', 'select', 'textarea'] as const satisfies Types;
const TICK_BOX = ['checkbox', 'radio'] as const satisfies Types;
const TICK = [...TICK_BOX, 'switch'] as const satisfies Types;
const TEXTUAL = ['heading', 'paragraph', 'link'] as const satisfies Types;
const PHOTO = ['image', 'avatar'] as const satisfies Types;
const PICTURE = [...PHOTO, 'logo'] as const satisfies Types;
const GRAPHIC = [...PICTURE, 'icon', 'chart'] as const satisfies Types;
const DRAWN = [...GRAPHIC, ...TICK, 'progress'] as const satisfies Types;
const BAR = ['header', 'nav', 'sidebar', 'footer'] as const satisfies Types;
const OPERATED = ['button', 'input', 'select'] as const satisfies Types;
const WORDED = ['button', ...FIELD, 'badge'] as const satisfies Types;
const LABELLED = [...WORDED, 'tabs'] as const satisfies Types;
const BOX = ['card', 'list', 'alert', 'dialog'] as const satisfies Types;
const SURFACE = [...WORDED, ...BAR, ...BOX, 'table', 'tabs'] as const satisfies Types;

/** What is true of which types. The order counts where a trait says so. */
const TRAITS = {
  // What it is.
  /** Something is typed or chosen in it. */
  field: FIELD,
  /** It is on or off. */
  tick: TICK,
  /** … and has a box for the mark. */
  'tick box': TICK_BOX,
  /** It names its text and is as large as that. */
  textual: TEXTUAL,
  /** It shows a photo, a drawing or a face. */
  photo: PHOTO,
  /** It shows a picture that is cut out as a file; icons are traced. */
  picture: PICTURE,
  /** What it shows is content: its fill is the mean of that, and says nothing of the design. */
  graphic: GRAPHIC,
  /** It is drawn as a whole: every pixel in it belongs to it. */
  drawn: DRAWN,
  /** What is written in it is drawn. */
  sign: ['logo', 'avatar', 'icon'],
  /** A landmark along an edge of the page. */
  bar: BAR,
  /** Nobody takes it for another part of the page; a menu may be called a header, too. */
  unmistakable: ['header', 'sidebar', 'footer', 'dialog'],
  /** A landmark from side to side. */
  'across the page': ['header', 'nav', 'footer'],
  /** A control of one line. */
  operated: OPERATED,
  /** It is as high as its one line. */
  'one line': [...OPERATED, 'badge'],
  /** A small box that is painted for the words in it. */
  worded: WORDED,
  /** The words on it say what it does; they head nothing. */
  labelled: LABELLED,
  /** It holds parts of several kinds and is called by its first line. */
  box: BOX,
  /** It has a surface of its own, whose sides may be ruled. */
  surface: SURFACE,
  /** It may lie above the page and cast a shadow. */
  raised: [...SURFACE, ...PHOTO, 'switch'],
  /** It carries a layout; small things inside it do not. */
  block: [...BOX, 'table', 'chart', 'image'],
  /** It has a head and a foot, which may have a ground of their own. */
  body: ['card', 'list', 'table'],

  // What is in it, and what it is in.
  /** It holds nothing in the tree; a picture holds what lies on it until that is put beside it. */
  leaf: [...TEXTUAL, ...TICK, 'icon', 'divider', 'progress', 'logo'],
  /** One drawing or control: its parts are not grouped. */
  whole: [...TEXTUAL, ...FIELD, 'badge', 'avatar', 'chart'],
  /** What is found inside it belongs to it. */
  closed: [...TICK, 'image', 'icon', 'progress', 'chart'],
  /** It never holds one of its own type. */
  single: [...WORDED, ...DRAWN, 'table', 'sidebar', 'footer'],
  /** Two of it at one place are one that rules found twice. */
  'found twice': [...WORDED, ...PHOTO, 'icon', 'divider', 'progress'],
  /** It is drawn so plainly that a list of what may be an element never lacks it. */
  plain: ['input', 'progress', 'divider'],
  /** It says what is written in it. */
  speaking: [...WORDED, 'avatar', 'alert', 'logo'],
  /** It carries its text, which is no heading, paragraph or link of the page. */
  'carries text': [...LABELLED, 'avatar', 'link', 'table', 'pagination', 'breadcrumb', 'logo'],
  /** Words in it are no cells of a table around it. */
  'no cells': [
    'table',
    'chart',
    'input',
    'textarea',
    'header',
    'footer',
    'sidebar',
    'list',
    'tabs',
    'pagination',
    'avatar',
  ],
  /** It stands in rows of a table beside words. */
  'in rows': [...TICK, 'badge', 'button', 'progress', 'select'],
  /** What holds it is more than a form. */
  'no part of a form': [...BAR, 'table', 'chart', 'tabs', 'pagination'],
  /** It is a part of what repeats, or comes once, and is no item of a set. */
  'no item': ['divider', 'paragraph', 'heading', 'header', 'footer'],

  // How it looks.
  /** Its box is its ink: it has no edges that a layout aligns to. */
  ink: [...TEXTUAL, 'divider', 'icon'],
  /** Its corners are a design decision; those of icons and pictures follow their content. */
  'designed corners': [...WORDED, 'card', 'alert', 'dialog', 'avatar', 'checkbox'],
  /** Its corners can be told from the ground around it. */
  'corners on ground': ['card', 'list', ...PHOTO, 'icon'],
  /** It may be painted behind one caption. */
  'behind caption': ['button', 'badge', 'link', 'shape'],
  /** Painted for the one icon in it, it is a part of that. */
  'behind icon': ['badge', 'shape'],

  // What is taken for what.
  /** Page numbers are found as these. */
  'page number': ['button', 'badge', 'avatar'],
  /** The chosen entry of a menu is found as one of these. */
  'menu entry': ['input', 'button', 'card', 'badge', 'link'],
  /** Parts of a chart are found as these: bars as cards, slices as pictures, dots as icons, grid lines as dividers. */
  'chart part': [...GRAPHIC, 'card', 'divider', 'progress', 'badge', 'button', 'link', 'list'],
  /** Things in a photo are found as these, such as a dark phone on a desk. */
  'part of photo': ['card', 'progress', 'chart', 'list', 'shape'],

  // What people are told of it.
  /** People call it by its text; a card or a bar holds too many. */
  'called by text': [...LABELLED, ...TICK_BOX, 'alert', 'link'],
  /** A question names it by its one label. */
  'asked by label': [...OPERATED, 'badge', 'link', 'heading', 'tabs'],
  /** It stands beside an entry of a menu or a list and is none itself. */
  'beside an entry': ['badge', 'icon', 'divider', 'image', 'avatar'],
  /** It is there for the entries in it. */
  'lists entries': [...BAR, 'tabs', 'list', 'breadcrumb', 'pagination'],
  /** It carries a page and is named in the summary, in this order. */
  telling: ['table', 'chart', 'dialog', 'card', ...FIELD, ...TICK, 'button', 'tabs', 'image'],
  /** A design system describes it, in this order. */
  component: ['button', 'input', 'select', 'card', 'badge', 'alert', 'tabs', 'table', 'dialog'],
  /** A page has several of it, and people ask how they differ, in this order. */
  'often several': ['card', 'button', 'link'],
  /** Its outline over a screenshot has its name beside it. */
  annotated: [...OPERATED, 'card', 'image', 'chart', 'table', 'heading', 'tabs', 'nav'],

  // How the truth judges it.
  /** It must be found where it is painted, in the order of the tables. */
  sought: [
    'button',
    ...FIELD,
    ...TICK,
    'image',
    'icon',
    'avatar',
    'logo',
    'card',
    'alert',
    'dialog',
    'nav',
    'header',
    'footer',
    'sidebar',
    'table',
    'badge',
    'progress',
    'divider',
    'chart',
  ],
  /** It marks what it stands on or beside: a state, a number, a face. */
  mark: [...TICK, 'progress', 'badge', 'icon', 'avatar'],
  /** A pseudo element may draw it. */
  'drawn by CSS': [...TICK, 'icon', 'image', 'badge', 'divider'],
  /** It shows what the DOM says nothing about. */
  'not in the DOM': ['image', 'logo', 'chart'],
} as const satisfies Record<string, Types>;

type Trait = keyof typeof TRAITS;

/** The types that have one of the traits, or are named beside them. */
export const typesWith = (...names: readonly (Trait | Type | OtherType)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name): readonly string[] => (isTrait(name) ? TRAITS[name] : [name])));

/** The types that have a trait, in its order. */
export const listTypes = <T extends Trait>(trait: T): (typeof TRAITS)[T] => TRAITS[trait];

/** Is it a landmark along an edge of the page? */
export const isBar = (type: string): type is (typeof BAR)[number] => BARS.has(type);

const isTrait = (name: string): name is Trait => Object.hasOwn(TRAITS, name);
const BARS: ReadonlySet<string> = new Set(BAR);
