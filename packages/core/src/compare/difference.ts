import type { Box } from '../geometry.ts';
import type { Hex, Side } from '../measurement.ts';

/** Where in the reference a difference stands (in the build, for what is only there), in CSS pixels; `selector` finds it in a build that was captured and has it. */
export type Place = { subject: string; box: Box; selector?: string };

/** What to change in the build: a CSS property, or `content` and `element` where no property will do. */
export type Change = {
  /** The selector of the running page where it is known, else the name of the text or element. */
  target: string;
  property: string;
  from: string;
  to: string;
  /** Of what is missing: the declarations that it needs. */
  style?: string;
};

/** One concrete thing in which the build differs from the reference; lengths are CSS pixels. */
export type Difference = { places: Place[]; message: string; change: Change } & (
  | { kind: 'page-width'; found: number; expected: number }
  | { kind: 'background'; found: Hex; expected: Hex }
  | { kind: 'missing-text'; text: string; style: string }
  | { kind: 'extra-text'; text: string }
  | { kind: 'changed-text'; found: string; expected: string }
  | { kind: 'missing-element'; type: string; style: string }
  | { kind: 'extra-element'; type: string }
  | {
      kind: 'color';
      property: 'fill' | 'border' | `${Side} border` | 'text';
      /** A colour, or a gradient as CSS writes it, or none. */
      found: string;
      expected: string;
    }
  | {
      kind: 'size';
      property: 'width' | 'height' | 'radius' | 'border width' | 'font size' | 'font weight';
      found: number;
      expected: number;
    }
  /** `letterPx` is what each of its letters lacks. */
  | { kind: 'size'; property: 'text width'; found: number; expected: number; letterPx: number }
  | { kind: 'shadow'; found: boolean; expected: boolean; foundCss: string; expectedCss: string }
  | { kind: 'decoration'; property: 'italic' | 'underlined'; found: boolean; expected: boolean }
  | { kind: 'font'; found: string; expected: string }
  | { kind: 'gap'; axis: 'horizontal' | 'vertical'; found: number; expected: number }
  | { kind: 'padding'; side: 'left' | 'top'; found: number; expected: number }
  /** The first thing of each place should come after the second. */
  | { kind: 'order'; axis: 'horizontal' | 'vertical' }
  /** Measured alike, and yet the pixels differ. */
  | { kind: 'look'; aspect: 'letters' | 'corners' | 'picture' }
  | { kind: 'moved'; found: Box; expected: Box }
);

/** A found difference before equal ones are grouped. */
export type Finding = Difference extends infer D
  ? D extends Difference
    ? Omit<D, 'message' | 'change'>
    : never
  : never;

export type Comparison = {
  /** 0 to 100; 100 only where nothing differs. */
  score: number;
  /** What costs most first. */
  differences: Difference[];
};
