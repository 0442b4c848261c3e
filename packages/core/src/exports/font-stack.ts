import type { FontClass } from '../measurement.ts';

/** A picture shows the class of a font and not its name: the system's own font of that class stands in. */
export const FONT_STACK: Record<FontClass, readonly string[]> = {
  sans: ['ui-sans-serif', 'system-ui', 'sans-serif'],
  serif: ['ui-serif', 'Georgia', 'serif'],
  mono: ['ui-monospace', 'Menlo', 'monospace'],
};
