import type { Measurement } from '@blueprompt/core/measurement';

const line = (
  text: string,
  x: number,
  y: number,
  fontSize: number,
  color = '#111827',
): Measurement['texts'][number] => ({
  text,
  box: { x, y, width: text.length * fontSize * 0.5, height: fontSize },
  fontSize,
  fontWeight: fontSize > 20 ? 700 : 400,
  fontClass: 'sans',
  color,
  background: '#ffffff',
  align: 'left',
  confidence: 0.99,
  words: [],
});

/** A small sign-in page: two texts, an input and a button. */
export const SIGN_IN_PAGE: Measurement = {
  version: 1,
  image: { width: 1280, height: 720, scale: 1 },
  texts: [
    line('Welcome Back', 480, 120, 32),
    line('Email address', 480, 200, 14),
    line('Sign In', 600, 300, 16, '#ffffff'),
  ],
  elements: [
    {
      id: 'e1',
      type: 'heading',
      box: { x: 480, y: 120, width: 192, height: 32 },
      text: 'Welcome Back',
      confidence: 0.9,
    },
    {
      id: 'e2',
      type: 'input',
      box: { x: 480, y: 224, width: 320, height: 44 },
      fill: '#ffffff',
      border: { color: '#e5e7eb', width: 1 },
      radius: 10,
      confidence: 0.9,
    },
    {
      id: 'e3',
      type: 'button',
      box: { x: 480, y: 288, width: 320, height: 48 },
      fill: '#2563eb',
      radius: 10,
      text: 'Sign In',
      confidence: 0.9,
    },
  ],
  regions: [{ role: 'main', box: { x: 480, y: 120, width: 320, height: 216 } }],
  palette: [
    { hex: '#ffffff', name: 'White', role: 'background', share: 0.9 },
    { hex: '#2563eb', name: 'Blue', role: 'primary', share: 0.05 },
    { hex: '#111827', name: 'Ink', role: 'text', share: 0.02 },
    { hex: '#e5e7eb', name: 'Mist', role: 'border', share: 0.01 },
  ],
  spacing: { unit: 4, scale: [4, 8, 20, 24], gaps: [{ px: 20, count: 2 }], paddings: [{ px: 24, count: 1 }] },
  typography: {
    families: ['sans'],
    scale: [
      { fontSize: 32, fontWeight: 700, role: 'title', count: 1 },
      { fontSize: 16, fontWeight: 400, role: 'body', count: 1 },
    ],
    bodySize: 16,
    lineHeight: 1.5,
  },
  radii: [{ px: 10, count: 2 }],
};
