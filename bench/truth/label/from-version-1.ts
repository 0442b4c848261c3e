import { z } from 'zod';
import { Truth, type TruthBorder, TruthBox, type TruthNode, type TruthPaint, TruthType } from '../truth.ts';

const Hex = z.string().nullish();

/** Flat lists, as pages were labelled before their tree was. */
const Version1 = z.object({
  version: z.literal(1).optional(),
  id: z.string().optional(),
  width: z.number(),
  height: z.number(),
  scale: z.number().optional(),
  texts: z.array(
    z.object({
      text: z.string(),
      box: TruthBox,
      block: z.number(),
      fontSize: z.number(),
      fontWeight: z.number(),
      fontFamily: z.string().optional(),
      generic: z.enum(['sans', 'serif', 'mono']).optional(),
      italic: z.boolean().optional(),
      color: z.string().nullable(),
      tag: z.string().optional(),
      control: z.boolean().optional(),
      words: z.array(z.object({ text: z.string(), box: TruthBox })),
    }),
  ),
  elements: z.array(
    z.object({
      type: TruthType,
      box: TruthBox,
      painted: z.boolean(),
      bg: Hex,
      seen: Hex,
      border: z.object({ width: z.number(), color: z.string() }).nullish(),
      radius: z.number().nullish(),
      shadow: z.boolean().optional(),
      gradient: z.boolean().optional(),
      /** How many sides have a border. */
      lines: z.number().optional(),
      tag: z.string().optional(),
      text: z.string().optional(),
      level: z.number().optional(),
      optional: z.boolean().optional(),
      partial: z.boolean().optional(),
    }),
  ),
  regions: z.array(z.object({ roles: z.array(z.string()), box: TruthBox })).default([]),
  ignore: z.array(TruthBox).default([]),
  pseudoHosts: z.array(TruthBox).default([]),
  lines: z.array(TruthBox).default([]),
  palette: z.object({
    background: z.string(),
    page: z.string().optional(),
    accent: z.string().nullish(),
    painted: z.array(z.object({ hex: z.string(), share: z.number() })),
    pixels: z.array(z.object({ hex: z.string(), share: z.number() })),
  }),
  spacing: z.object({ unit: z.number().nullable() }),
});
type Element1 = z.infer<typeof Version1>['elements'][number];

/** From this many sides on a border runs all around; which sides fewer ones are on was not kept. */
const MIN_FRAME_SIDES = 3;

const allSides = (border: TruthBorder) => ({ top: border, right: border, bottom: border, left: border });

function toPaint({
  tag,
  type,
  painted,
  bg,
  seen,
  border,
  radius,
  shadow,
  gradient,
  lines = 0,
}: Element1): TruthPaint | undefined {
  const isPicture = /^(img|video|canvas|iframe)$/.test(tag ?? '') || type === 'image';
  if (!painted && !isPicture) return undefined;
  return {
    ...(bg ? { fill: bg } : {}),
    ...(seen ? { seen } : {}),
    ...(isPicture ? { picture: true } : {}),
    ...(border && lines >= MIN_FRAME_SIDES ? { borders: allSides({ ...border, style: 'solid' }) } : {}),
    ...(border && lines > 0 && lines < MIN_FRAME_SIDES ? { hasSomeBorders: true } : {}),
    ...(radius ? { radius: [radius, radius, radius, radius] } : {}),
    ...(shadow ? { hasShadow: true } : {}),
    ...(gradient ? { hasGradient: true } : {}),
  };
}

/** A page of version 1 in the shape of today: everything but the tree, and nothing of it guessed. */
export function fromVersion1(json: unknown, id?: string): Truth {
  const { elements, texts, palette, scale = 1, ...page } = Version1.parse(json);
  const nodes = elements.map((element, index): TruthNode => {
    const paint = toPaint(element);
    const { type, box, painted, optional, partial, tag, text, level } = element;
    return {
      id: index,
      type,
      box,
      painted,
      ...(optional ? { optional } : {}),
      ...(partial ? { partial } : {}),
      ...(paint ? { paint } : {}),
      ...(tag ? { tag } : {}),
      ...(text ? { text } : {}),
      ...(level ? { level } : {}),
    };
  });
  return Truth.parse({
    version: 2,
    id: id ?? page.id ?? '',
    width: page.width,
    height: page.height,
    scale,
    hasTree: false,
    nodes,
    texts,
    background: { color: palette.page ?? palette.background },
    lines: page.lines,
    ignore: page.ignore,
    pseudoHosts: page.pseudoHosts,
    regions: page.regions,
    palette: { ...palette, accent: palette.accent ?? null },
    spacing: { unit: page.spacing.unit },
  });
}
