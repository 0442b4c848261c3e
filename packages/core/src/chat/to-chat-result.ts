import type { AnalysisResult } from '../analysis.ts';
import type { Element, Measurement } from '../measurement.ts';

/** What only drawing needs: the strokes of icons, the tones of pictures, the boxes of curves. */
const withoutDrawing = ({ glyph: _, tones: _tones, ...element }: Element): Element => element;

/** The facts that questions are answered from; words of a line, for one, are in the line. */
const slim = (measurement: Measurement): Measurement => {
  const { residual: _, ...facts } = measurement;
  return {
    ...facts,
    texts: facts.texts.map((line) => ({ ...line, words: [] })),
    elements: facts.elements.map(withoutDrawing),
    ...(facts.paints && { paints: facts.paints.map(withoutDrawing) }),
  };
};

/** An unsaved analysis as the JSON that goes with a question; nothing where no page was measured. */
export const toChatResult = (result: AnalysisResult): string | undefined => {
  const { pages, sections, measurement, ...rest } = result;
  const several = pages ?? sections;
  if (!measurement && !several?.some(({ analysis }) => analysis.measurement)) return undefined;
  const slimPages = several?.map((page) => ({
    name: page.name,
    ...(page.imageIndex !== undefined && { imageIndex: page.imageIndex }),
    ...(page.success !== undefined && { success: page.success }),
    analysis: {
      elements: [],
      layout: '',
      ...(page.analysis.measurement && { measurement: slim(page.analysis.measurement) }),
    },
  }));
  return JSON.stringify({
    ...rest,
    prompt: '',
    concisePrompt: undefined,
    ...(slimPages && (pages ? { pages: slimPages } : { sections: slimPages })),
    ...(!slimPages && measurement && { measurement: slim(measurement) }),
  });
};
