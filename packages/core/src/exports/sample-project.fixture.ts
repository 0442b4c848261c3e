import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';

const createMeasurement = (): Measurement => ({
  version: 1,
  image: { width: 1440, height: 900, scale: 1 },
  texts: [
    {
      text: 'Create report',
      box: { x: 1200, y: 30, width: 90, height: 18 },
      fontSize: 14,
      fontWeight: 500,
      fontClass: 'sans',
      font: { family: 'Lato', sure: true },
      color: '#ffffff',
      background: '#4f46e5',
      align: 'center',
      confidence: 1,
      words: [],
    },
  ],
  elements: [
    {
      id: 'e1',
      type: 'button',
      box: { x: 1180, y: 20, width: 130, height: 40 },
      fill: '#4f46e5',
      radius: 8,
      confidence: 1,
    },
    {
      id: 'e2',
      type: 'card',
      box: { x: 100, y: 100, width: 400, height: 200 },
      fill: '#ffffff',
      radius: 12,
      shadow: { color: '#000000', opacity: 0.1, x: 0, y: 2, blur: 8 },
      confidence: 1,
    },
  ],
  regions: [],
  palette: [
    { hex: '#f8fafc', name: 'Snow', role: 'background', share: 0.6 },
    { hex: '#ffffff', name: 'White', role: 'surface', share: 0.3 },
    { hex: '#0f172a', name: 'Ink', role: 'text', share: 0.04 },
    { hex: '#4f46e5', name: 'Indigo', role: 'primary', share: 0.03 },
    { hex: '#e2e8f0', name: 'Mist', role: 'border', share: 0.02 },
    { hex: '#ff00aa', name: 'Hot Pink', role: 'other', share: 0.01 },
  ],
  spacing: { unit: 8, scale: [4, 8, 16, 24, 48], gaps: [], paddings: [], containerWidth: 1280 },
  typography: {
    families: ['sans', 'mono'],
    scale: [
      { fontSize: 32, fontWeight: 700, role: 'title', count: 1 },
      { fontSize: 14, fontWeight: 400, role: 'body', count: 40 },
      { fontSize: 12, fontWeight: 400, role: 'caption', count: 6 },
    ],
    bodySize: 14,
    lineHeight: 1.5,
  },
  radii: [
    { px: 8, count: 4 },
    { px: 12, count: 3 },
  ],
});

/** A small project for tests, with any names put in the places where names of users, models and screenshots go. */
export const sampleProject = (
  names: { project?: string; page?: string; color?: string; notes?: string } = {},
): Project => {
  const measurement = createMeasurement();
  return {
    name: names.project ?? 'Acme dashboard',
    uiType: 'webapp',
    notes: names.notes,
    homePage: 0,
    outcomes: [
      {
        name: names.page ?? 'Dashboard',
        imageIndex: 0,
        success: true,
        analysis: {
          prompt: `Build ${names.page ?? 'the dashboard'}.`,
          elements: [{ type: 'button', count: 1, details: 'Create report' }],
          colorPalette: measurement.palette.map(({ name, hex }) => ({ name, hex })),
          layout: 'One column.',
          spacing: '8 px grid.',
          typography: 'Sans, 14 px.',
          measurement: {
            ...measurement,
            palette: measurement.palette.map((color) =>
              color.role === 'other' ? { ...color, name: names.color ?? color.name } : color,
            ),
          },
        },
      },
    ],
  };
};
