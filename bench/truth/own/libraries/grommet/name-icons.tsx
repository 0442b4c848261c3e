import type { ComponentType } from 'react';

const toKebab = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** The set draws its icons without a class that names them, so that each says its name itself. */
export function nameIcons<T extends Record<string, ComponentType<any>>>(icons: T): T {
  return Object.fromEntries(
    Object.entries(icons).map(([key, Icon]) => [
      key,
      (props: Record<string, unknown>) => <Icon data-truth-name={toKebab(key)} {...props} />,
    ]),
  ) as T;
}
