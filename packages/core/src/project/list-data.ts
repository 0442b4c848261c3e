import type { Component, ListNode, Slot } from './code-node.ts';
import type { Data, DataObject } from './literals.ts';
import type { Style } from './style/tailwind-classes.ts';

/** The data of a list: one object a member, with what the component's template leaves open. */
export function toData(list: ListNode, toClassName: (style: Style) => string): DataObject[] {
  const { slots } = list.component;
  const key = keyOf(list.component);
  return list.members.map((member, at) => {
    const entries = slots.flatMap((slot): [string, Data][] => {
      const value = slot.values[member];
      if (value === undefined) return [];
      if (value instanceof Map) return [[slot.name, toClassName(value)]];
      if (typeof value === 'string' || value === true) return [[slot.name, value]];
      return [[slot.name, toData(value as ListNode, toClassName)]];
    });
    return key === NUMBER_KEY ? [[NUMBER_KEY, `${at + 1}`], ...entries] : entries;
  });
}

/** The prop whose values tell the members of every list apart; else they are numbered. */
export const keyOf = ({ slots, lists }: Component): string => {
  const isKey = ({ kind, values }: Slot): boolean =>
    (kind === 'text' || kind === 'attribute') &&
    lists.every(({ members }) => {
      const own = members.map((member) => values[member]);
      return own.every((value) => typeof value === 'string' && value !== '') && new Set(own).size === own.length;
    });
  return slots.find(isKey)?.name ?? NUMBER_KEY;
};

export const NUMBER_KEY = 'id';
