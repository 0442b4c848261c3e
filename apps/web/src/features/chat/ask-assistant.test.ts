import type { AnalysisResult } from '@blueprompt/core/analysis';
import { expect, test } from 'vitest';
import { toChatBody } from './ask-assistant.ts';

const result: AnalysisResult = {
  prompt: 'Build a shop.',
  promptName: 'Shop',
  elements: [{ type: 'button', count: 2, details: '36 high' }],
  colorPalette: [{ name: 'Primary', hex: '#066fd1' }],
  layout: 'two columns',
  spacing: 'unit 4',
  typography: 'sans 14',
};

test('[FN11] the context is a text summary of the analysis, the image is base64 or empty', async () => {
  const plain = await toChatBody(' Which blue? ', result, undefined);
  expect(Object.keys(plain)).toEqual(['message', 'context', 'image']);
  expect(plain.message).toBe('Which blue?');
  expect(plain.image).toBe('');
  expect(plain.context).toContain('#066fd1');
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
  const { image } = await toChatBody('', result, png);
  expect(image && (await image.text())).toBe('iVBORw==');
});
