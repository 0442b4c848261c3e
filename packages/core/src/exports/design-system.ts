import type { FontFamily } from '../font-family.ts';
import type { FontClass, Hex, PaletteRole, Shadow } from '../measurement.ts';

/** A value with the name that it has in every export. Names are lower-case letters, digits and hyphens only. */
export type ColorToken = { token: string; hex: Hex; role: PaletteRole; label: string };
export type TypeToken = { token: string; fontSize: number; fontWeight: number; lineHeight: number };
export type SizeToken = { token: string; px: number };
export type ShadowToken = { token: string } & Shadow;

/** How one kind of component looks, by the names of the tokens it uses. */
export type ComponentToken = {
  token: string;
  background?: string;
  text?: string;
  radius?: string;
  height?: number;
};

/** What the pages of a project share: the one source of all token formats. Lengths are CSS pixels. */
export type DesignSystem = {
  colors: ColorToken[];
  fonts: FontClass[];
  /** The families recognised for sure by their letterforms, by class. */
  families: Partial<Record<FontClass, FontFamily>>;
  type: TypeToken[];
  bodySize: number;
  spacingUnit: number;
  spacing: SizeToken[];
  radii: SizeToken[];
  shadows: ShadowToken[];
  components: ComponentToken[];
  containerWidth?: number;
};
