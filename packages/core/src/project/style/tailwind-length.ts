/** Tailwind's own step, in pixels. */
const STEP_PX = 4;
/** Longer ones, in pixels, are easier to read as pixels than as steps: Tailwind's names end at 96 steps. */
const MAX_SCALE_PX = 384;

/** A length as the end of a utility: a step of the scale where it is on it, else the exact value in brackets. */
export function toLength(value: string): string {
  if (value === '0') return '0';
  if (value === '100%') return 'full';
  if (value === 'auto' || value === 'none') return value;
  if (value === '100vh') return 'screen';
  const px = Number(/^([\d.]+)px$/.exec(value)?.[1]);
  if (px === 1) return 'px';
  return px % (STEP_PX / 2) === 0 && px <= MAX_SCALE_PX ? `${px / STEP_PX}` : toArbitrary(value);
}

/** A utility of a length, with its sign in front. */
export const lengthClass = (utility: string, value: string): string =>
  value.startsWith('-') ? `-${utility}-${toLength(value.slice(1))}` : `${utility}-${toLength(value)}`;

/** Any value in brackets; a class name ends at white space, so underscores stand for it. */
export const toArbitrary = (value: string): string =>
  `[${value
    .replace(/\s*([-+*/]) /g, '$1')
    .replaceAll(', ', ',')
    .replaceAll(' ', '_')}]`;
