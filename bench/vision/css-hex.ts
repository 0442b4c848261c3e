/** `rgb(…)` of a computed style as #rrggbb; null where it lets something shine through. */
export function cssHex(color: string): string | null {
  const [r, g, b, a = '1'] = color.match(/[\d.]+/g) ?? [];
  if (r === undefined || Number(a) < 1) return null;
  return `#${[r, g, b].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
