import type { Element, Measurement, TextLine } from '../measurement.ts';

/** 14 px text as a reader would box it: 7 px a letter, 10 px of ink. */
export const text = (words: string, x: number, y: number, over: Partial<TextLine> = {}): TextLine => {
  const size = over.fontSize ?? 14;
  const box = { x, y, width: words.length * size * 0.5, height: size * 0.72 };
  return {
    text: words,
    box,
    fontSize: size,
    fontWeight: 400,
    fontClass: 'sans',
    color: '#111111',
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words: [{ text: words, box }],
    ...over,
  };
};

/** An element with nothing but its place. */
export const box = (
  id: string,
  type: Element['type'],
  x: number,
  y: number,
  width: number,
  height: number,
  over: Partial<Element> = {},
): Element => ({
  id,
  type,
  box: { x, y, width, height },
  confidence: 1,
  ...over,
});

/** A white page of 1000 × 800 px with these texts and elements. */
export const page = (texts: TextLine[], elements: Element[] = [], over: Partial<Measurement> = {}): Measurement => ({
  version: 1,
  image: { width: 1000, height: 800, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [
    { hex: '#ffffff', name: 'white', role: 'background', share: 0.9 },
    { hex: '#0d6efd', name: 'blue', role: 'primary', share: 0.05 },
  ],
  spacing: { unit: 8, scale: [8, 16, 24], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
  ...over,
});

/** A prompt as who reads it understands its colours: each name is the colour that the palette gives it to. */
export const spellColors = (prompt: string): string => {
  const names = new Map([...prompt.matchAll(/\b(c\d+)=(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));
  return prompt.replace(/\b(c\d+)=/g, '').replace(/\bc\d+\b/g, (name) => names.get(name) ?? name);
};
