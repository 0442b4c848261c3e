import { Chart } from '../chart.ts';
import type { Box } from '../geometry.ts';
import { Element, type Measurement, PaletteColor, Region, TextLine, Typography } from '../measurement.ts';

const unquote = (line: string): { head: string; words: string } => {
  const at = line.indexOf(' "');
  if (at < 0) return { head: line, words: '' };
  try {
    return { head: line.slice(0, at), words: String(JSON.parse(line.slice(at + 1))) };
  } catch {
    return { head: line.slice(0, at), words: '' };
  }
};

const numberAfter = (head: string, name: string): number | undefined => {
  const found = new RegExp(`(?:^| )${name} (-?[\\d.]+)`).exec(head)?.[1];
  return found === undefined ? undefined : Number(found);
};

const boxIn = (head: string): Box => ({
  x: numberAfter(head, 'x') ?? 0,
  y: numberAfter(head, 'y') ?? 0,
  width: numberAfter(head, 'w') ?? 0,
  height: numberAfter(head, 'h') ?? 0,
});

const numbersAfter = (head: string, name: string): number[] =>
  (new RegExp(`(?:^| )${name}((?: -?[\\d.]+)*)`).exec(head)?.[1] ?? '').split(' ').filter(Boolean).map(Number);

const readElement = (head: string, words: string, index: number): unknown => {
  const border = /border (#[0-9a-f]{6}) ([\d.]+)/.exec(head);
  const edges = [...head.matchAll(/edge (top|right|bottom|left) (#[0-9a-f]{6}) ([\d.]+)/g)];
  const shadow = /shadow (#[0-9a-f]{6}) ([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)(?: (-?[\d.]+))?/.exec(head);
  const radius = numberAfter(head, 'radius');
  const fill = /fill (#[0-9a-f]{6})/.exec(head)?.[1];
  const name = / named (\S+)/.exec(head)?.[1];
  return {
    id: `e${index}`,
    type: head.split(' ')[1],
    box: boxIn(head),
    confidence: 1,
    ...(fill && { fill }),
    ...(border && { border: { color: border[1], width: Number(border[2]) } }),
    ...(edges.length > 0 && {
      edges: edges.map(([, side, color, width]) => ({ side, color, width: Number(width) })),
    }),
    ...(radius !== undefined && { radius }),
    ...(shadow && {
      shadow: {
        color: shadow[1],
        opacity: Number(shadow[2]),
        x: Number(shadow[3]),
        y: Number(shadow[4]),
        blur: Number(shadow[5]),
        ...(Number(shadow[6] ?? 0) !== 0 && { spread: Number(shadow[6]) }),
      },
    }),
    ...(name && { name }),
    ...(/ active$/.test(head) && { active: true }),
    ...(words && { text: words }),
  };
};

const readText = (head: string, words: string): unknown => {
  const colors = head.match(/#[0-9a-f]{6}/g) ?? [];
  return {
    text: words,
    box: boxIn(head),
    fontSize: numberAfter(head, 'size'),
    fontWeight: numberAfter(head, 'weight'),
    fontClass: / (sans|serif|mono) /.exec(head)?.[1],
    color: colors[0],
    background: colors[1],
    align: head.split(' ').at(-1),
    confidence: 1,
    words: [],
    ...(/ continues /.test(head) && { continues: true }),
    ...(/ glued /.test(head) && { glued: true }),
  };
};

const readChart = (json: string): Chart | undefined => {
  try {
    return Chart.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};

/** A line of facts: its words, what stands in quotes at its end, and the line itself. */
type FactLine = { line: string; head: string; parts: readonly string[]; words: string };

const keep = <T>(list: T[], parsed: { success: true; data: T } | { success: false }): void => {
  if (parsed.success) list.push(parsed.data);
};

const tallyIn = ({ head, parts }: FactLine) => ({ px: Number(parts[1]) || 0, count: numberAfter(head, 'count') ?? 1 });

/** What each kind of line adds to the facts, by its first word. */
const READERS: Readonly<Record<string, (facts: Measurement, line: FactLine) => void>> = {
  size: (facts, { parts }) => {
    facts.image = { width: Number(parts[1]) || 0, height: Number(parts[2]) || 0, scale: 1 };
  },
  color: ({ palette }, { head, parts, words }) =>
    keep(
      palette,
      PaletteColor.safeParse({ hex: parts[1], role: parts[2], share: numberAfter(head, 'share'), name: words }),
    ),
  spacing: ({ spacing }, { head }) => {
    const containerWidth = numberAfter(head, 'container');
    spacing.unit = numberAfter(head, 'unit') ?? 0;
    spacing.scale = numbersAfter(head, 'scale');
    if (containerWidth !== undefined) spacing.containerWidth = containerWidth;
  },
  type: ({ typography }, { head, parts }) => {
    typography.bodySize = numberAfter(head, 'body') ?? 16;
    typography.lineHeight = numberAfter(head, 'line-height') ?? 1.5;
    typography.families = (['sans', 'serif', 'mono'] as const).filter((family) => parts.includes(family));
  },
  font: ({ typography }, { head, parts, words }) => {
    const font = { family: words, fontClass: parts[1], sure: parts[2] === 'sure', share: numberAfter(head, 'share') };
    const fonts = Typography.shape.fonts.safeParse([...(typography.fonts ?? []), font]);
    if (fonts.success) typography.fonts = fonts.data;
  },
  step: ({ typography }, { head, parts }) =>
    void typography.scale.push({
      role: parts[1] as 'body',
      fontSize: numberAfter(head, 'size') ?? 0,
      fontWeight: numberAfter(head, 'weight') ?? 0,
      count: numberAfter(head, 'count') ?? 0,
    }),
  gap: ({ spacing }, line) => void spacing.gaps.push(tallyIn(line)),
  padding: ({ spacing }, line) => void spacing.paddings.push(tallyIn(line)),
  radius: ({ radii }, line) => void radii.push(tallyIn(line)),
  region: ({ regions }, { head, parts }) =>
    keep(regions, Region.safeParse({ role: parts[1], box: boxIn(head), fill: /fill (#[0-9a-f]{6})/.exec(head)?.[1] })),
  element: ({ elements }, { head, words }) =>
    keep(elements, Element.safeParse(readElement(head, words, elements.length + 1))),
  chart: ({ elements }, { line }) => {
    const holder = elements.at(-1);
    const chart = readChart(line.slice('chart '.length));
    if (holder?.type === 'chart' && chart) holder.chart = chart;
  },
  text: ({ texts }, { head, words }) => keep(texts, TextLine.safeParse(readText(head, words))),
};

/** Lines back into a measurement; a line that is broken or unknown is left out. */
export const fromFactLines = (lines: readonly string[]): Measurement | undefined => {
  const facts: Measurement = {
    version: 1,
    image: { width: 0, height: 0, scale: 1 },
    texts: [],
    elements: [],
    regions: [],
    palette: [],
    spacing: { unit: 0, scale: [], gaps: [], paddings: [] },
    typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
    radii: [],
  };
  for (const line of lines) {
    const { head, words } = unquote(line);
    const parts = head.split(' ');
    const kind = parts[0] ?? '';
    if (Object.hasOwn(READERS, kind)) READERS[kind]?.(facts, { line, head, parts, words });
  }
  return facts.image.width > 0 ? facts : undefined;
};
