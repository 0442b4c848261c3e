import type { Measurement } from '../../measurement.ts';
import { chooseFace, type Faces } from './font-face.ts';
import { type PageFont, toNamedFace } from './page-font.ts';

/** The faces that a page is set in. */
export const facesOf = (texts: Measurement['texts'], fonts: readonly PageFont[]): Faces => ({
  sans: chooseFace('sans', texts),
  serif: chooseFace('serif', texts),
  mono: chooseFace('mono', texts),
  named: new Map(fonts.map((font) => [font.family, toNamedFace(font)])),
});
