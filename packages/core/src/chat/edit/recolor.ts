import { channelsOf } from '../../color/channels.ts';
import { lightnessOf, nameColor } from '../../color/name-color.ts';
import type { Element, Hex, Measurement } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';

const HEX = /^#[0-9a-f]{6}$/;
/** Words of the page, which may look like a colour and are none. */
const WORDS = new Set(['text', 'name', 'headers', 'id', 'label']);

/** Every colour in a value, wherever it is, through a function. */
const mapColors = <T>(value: T, toColor: (hex: Hex) => Hex): T => {
  if (typeof value === 'string') return (HEX.test(value) ? toColor(value) : value) as T;
  if (Array.isArray(value)) return value.map((one) => mapColors(one, toColor)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, WORDS.has(key) ? one : mapColors(one, toColor)]),
  ) as T;
};

/** Colours that changed are called by what they are now. */
const renamed = (before: Measurement, after: Measurement): Measurement => ({
  ...after,
  palette: after.palette.map((color, index) =>
    color.hex === before.palette[index]?.hex ? color : { ...color, name: nameColor(color.hex) },
  ),
});

/** Colours of a page replaced by others; the page itself where it has none of them. */
export const replaceColors = (measurement: Measurement, from: readonly Hex[], to: Hex): Measurement => {
  const old = new Set(from);
  const { tree, ...facts } = measurement;
  let isUsed = false;
  const replaced = mapColors(facts, (hex) => {
    isUsed ||= old.has(hex);
    return old.has(hex) ? to : hex;
  });
  return isUsed ? renamed(measurement, { ...replaced, ...(tree && { tree }) }) : measurement;
};

/** Below this share of its range a colour has no hue to speak of. */
const GREY_SPREAD = 60;
/** Tints as light or as dark as this are surfaces, whatever their hue; what lies between is a signal and stays. */
const TINT = { light: 0.82, dark: 0.2 };
/** Pure black is no surface: the darkest that pages use, and the lightest text on it. */
const RANGE = { darkest: 0.07, lightest: 0.95 };

/** Surfaces and greys change from light to dark and back; colours that mean something stay. */
const turned = (hex: Hex): Hex => {
  const levels = channelsOf(hex);
  const [high, low] = [Math.max(...levels), Math.min(...levels)];
  const light = lightnessOf(hex);
  const isTint = light >= TINT.light || light <= TINT.dark;
  if (high - low > GREY_SPREAD && !isTint) return hex;
  const target = RANGE.darkest + (1 - light) * (RANGE.lightest - RANGE.darkest);
  const room = Math.min(target, 1 - target) / Math.max(0.01, Math.min(light, 1 - light));
  const middle = (high + low) / 2;
  return `#${levels
    .map((level) => Math.round(Math.min(255, Math.max(0, target * 255 + (level - middle) * Math.min(1, room)))))
    .map((level) => level.toString(16).padStart(2, '0'))
    .join('')}`;
};

const PICTURES = typesWith('picture');
const isPicture = ({ type }: Element): boolean => PICTURES.has(type);

/** The page in the other tone. Text on a colour that stays keeps its own; pictures are not touched. */
export const turnTone = (measurement: Measurement): Measurement => {
  const { tree, texts, elements, ...facts } = measurement;
  return renamed(measurement, {
    ...mapColors(facts, turned),
    elements: elements.map((element) => (isPicture(element) ? element : mapColors(element, turned))),
    texts: texts.map((line) => (turned(line.background) === line.background ? line : mapColors(line, turned))),
    ...(tree && { tree }),
  });
};
