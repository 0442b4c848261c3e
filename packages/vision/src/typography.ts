import type { TextLine, Typography } from '@blueprompt/core/measurement';

/** The type scale, body size and line height that a page's lines add up to. */
export function describeTypography(texts: readonly TextLine[]): Typography {
  const chars = new Map<number, number>();
  for (const { fontSize, text } of texts) chars.set(fontSize, (chars.get(fontSize) ?? 0) + text.length);
  const bodySize = [...chars].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 16;
  const steps = [...chars.keys()].sort((a, b) => b - a);
  return {
    families: [...new Set(texts.map(({ fontClass }) => fontClass))],
    scale: steps.map((fontSize) => {
      const members = texts.filter((text) => text.fontSize === fontSize);
      return {
        fontSize,
        fontWeight: members[0]!.fontWeight,
        role: fontSize > bodySize * 1.2 ? ('heading' as const) : ('body' as const),
        count: members.length,
      };
    }),
    bodySize,
    lineHeight: 1.5,
  };
}
