import type { ElementType } from '../measurement.ts';

/** What people call things, singular; plurals are cut before the lookup. */
const WORDS: Record<string, ElementType> = {
  button: 'button',
  btn: 'button',
  cta: 'button',
  link: 'link',
  input: 'input',
  field: 'input',
  textbox: 'input',
  select: 'select',
  dropdown: 'select',
  textarea: 'textarea',
  checkbox: 'checkbox',
  radio: 'radio',
  switch: 'switch',
  toggle: 'switch',
  image: 'image',
  picture: 'image',
  photo: 'image',
  icon: 'icon',
  avatar: 'avatar',
  logo: 'logo',
  card: 'card',
  panel: 'card',
  tile: 'card',
  table: 'table',
  list: 'list',
  tab: 'tabs',
  breadcrumb: 'breadcrumb',
  pagination: 'pagination',
  badge: 'badge',
  tag: 'badge',
  pill: 'badge',
  progress: 'progress',
  divider: 'divider',
  chart: 'chart',
  graph: 'chart',
  alert: 'alert',
  dialog: 'dialog',
  modal: 'dialog',
  heading: 'heading',
  headline: 'heading',
  paragraph: 'paragraph',
};

/** The kinds of element that a question names, in its order. */
export const typesIn = (question: string): ElementType[] => {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
  const types = words.flatMap(
    (word) =>
      WORDS[word] ??
      WORDS[word.replace(/(ches|xes)$/, (end) => end.slice(0, -2))] ??
      WORDS[word.replace(/s$/, '')] ??
      [],
  );
  return [...new Set(types)];
};
