/** What the network tells apart, in the order of its outputs. */
export const CLASSES = [
  'none',
  'icon',
  'image',
  'avatar',
  'chart',
  'button',
  'input',
  'select',
  'textarea',
  'checkbox',
  'radio',
  'switch',
  'badge',
  'card',
  'progress',
  'divider',
  'table',
] as const;
export type JudgedClass = (typeof CLASSES)[number];
