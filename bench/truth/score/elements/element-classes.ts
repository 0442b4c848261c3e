import { area } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { TruthNode } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';

/** Classes that must be found where they are painted; all others (links, headings, paragraphs, lists, sections, tabs) are only allowed. */
const WANTED = typesWith('sought', 'slider');
/** These are seen by what stands in them, with or without a ground of their own. */
const LANDMARKS = typesWith('bar', 'table');
/** Never wrong to report and never asked for: they name text, or hold others. */
const UNJUDGED = typesWith('textual', 'list', 'shape', 'page', 'main', 'group');
/** Boxes with a fill, border and radius of their own. */
const FILLED = typesWith('worded', 'card');
/** Pixels alone cannot tell these apart. */
const FAMILY: Readonly<Record<string, string>> = {
  select: 'input',
  textarea: 'input',
  avatar: 'image',
  logo: 'image',
  section: 'card',
  dialog: 'card',
  header: 'nav',
  sidebar: 'nav',
};
/** A cut-off element smaller than this shows too little to be asked for. */
const MIN_CUT_AREA_PX2 = 2000;

/** The class whose figure a type counts for. */
export const toClass = (type: string): string =>
  type === 'section' ? 'section' : type === 'radio' || type === 'switch' ? 'checkbox' : toFamily(type);

/** The class that a type is compared as. */
export const toFamily = (type: string): string => FAMILY[type] ?? type;

/** The classes that figures are given for: of types that pixels hardly tell apart, one for all. */
export const SCORED_CLASSES: ReadonlySet<string> = new Set([...WANTED].map(toClass));

export const isFilledClass = (type: string): boolean => FILLED.has(type);

/** Wrong to report in the figure without classes, where nothing is there. */
export const isJudged = (type: string): boolean => !UNJUDGED.has(type);

/** Wrong to report in the figure with classes, where nothing of its class is there. */
export const isJudgedAsClass = (type: string): boolean => WANTED.has(type);

/** True for what must be found. */
export function isRequired({ type, box, painted, optional, partial }: TruthNode): boolean {
  if (!WANTED.has(type) || optional) return false;
  return partial ? painted && area(toBox(box)) > MIN_CUT_AREA_PX2 : painted || LANDMARKS.has(type);
}
