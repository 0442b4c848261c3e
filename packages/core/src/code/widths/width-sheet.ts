import { createNamer, toTokenName } from '../../text/token-name.ts';
import type { WidthRange } from '../../widths/choose-breakpoints.ts';

/** Rules of a page of several widths: classes whose declarations hold at some of them only. */
export type WidthSheet = {
  /** The class of these declarations, a list for each width; none where there are none. */
  classOf: (use: string, declarations: readonly (readonly string[])[]) => string;
  /** The declarations of each width. */
  render: () => string[];
};

export function createWidthSheet(): WidthSheet {
  const classes = new Map<string, { name: string; bodies: string[] }>();
  const name = createNamer();
  return {
    classOf: (use, declarations) => {
      const bodies = declarations.map((list) => list.join(';'));
      if (bodies.every((body) => body === '')) return '';
      const key = bodies.join('|');
      const known = classes.get(key) ?? { name: name(`fit-${toTokenName(use, 'box')}`), bodies };
      classes.set(key, known);
      return known.name;
    },
    render: () => {
      const count = Math.max(0, ...[...classes.values()].map(({ bodies }) => bodies.length));
      return Array.from({ length: count }, (_, at) =>
        [...classes.values()]
          .filter(({ bodies }) => bodies[at])
          .map(({ name: className, bodies }) => `.${className}{${bodies[at]}}`)
          .join('\n'),
      );
    },
  };
}

/** The condition under which the layout of a width holds. */
export const toMedia = ({ from, to }: Pick<WidthRange, 'from' | 'to'>): string =>
  [from === undefined ? '' : `(min-width:${from}px)`, to === undefined ? '' : `(max-width:${to}px)`]
    .filter(Boolean)
    .join(' and ');
