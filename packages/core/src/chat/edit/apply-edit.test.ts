import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../color/contrast.ts';
import { createProject } from '../../exports/create-project.ts';
import { writeGuide } from '../../guide/write-guide.ts';
import type { Measurement } from '../../measurement.ts';
import { answer } from '../answer.ts';
import type { GuideEdit } from '../guide-edit.ts';
import { applyEdit } from './apply-edit.ts';
import { diffLines } from './diff-lines.ts';

const line = (text: string, x: number, y: number, over: Partial<Measurement['texts'][number]> = {}) => ({
  text,
  box: { x, y, width: text.length * 8, height: 16 },
  fontSize: 14,
  fontWeight: 400,
  fontClass: 'sans' as const,
  font: { family: 'Inter' as const, sure: true },
  color: '#111827',
  background: '#ffffff',
  align: 'left' as const,
  confidence: 1,
  words: [],
  ...over,
});

const shop: Measurement = {
  version: 1,
  image: { width: 1000, height: 600, scale: 1 },
  texts: [
    line('Menu', 20, 100, { background: '#f3f4f6' }),
    line('Buy', 420, 211, { color: '#ffffff', background: '#2563eb' }),
  ],
  elements: [
    { id: 'e1', type: 'sidebar', box: { x: 0, y: 0, width: 200, height: 600 }, fill: '#f3f4f6', confidence: 1 },
    {
      id: 'e2',
      type: 'button',
      box: { x: 400, y: 200, width: 80, height: 40 },
      fill: '#2563eb',
      confidence: 1,
      text: 'Buy',
    },
    { id: 'e3', type: 'image', box: { x: 600, y: 200, width: 80, height: 40 }, fill: '#eeeeee', confidence: 1 },
  ],
  regions: [{ role: 'main', box: { x: 200, y: 0, width: 800, height: 600 } }],
  palette: [
    { hex: '#ffffff', name: 'white', role: 'background', share: 0.8 },
    { hex: '#2563eb', name: 'blue', role: 'primary', share: 0.05 },
  ],
  spacing: { unit: 8, scale: [8], gaps: [], paddings: [] },
  typography: {
    families: ['sans'],
    fonts: [{ family: 'Inter', sure: true, fontClass: 'sans', share: 1 }],
    scale: [],
    bodySize: 14,
    lineHeight: 1.5,
  },
  radii: [],
};
const project = createProject([shop, shop], { uiType: 'webapp', name: 'Shop', names: ['Home', 'Cart'] });
const edited = (wish: string) => {
  const { edit } = answer(wish, { project, text: '' });
  return edit && applyEdit(project, edit);
};
const facts = (wish: string): Measurement => edited(wish)!.outcomes[0]!.analysis.measurement!;

describe('a wish in the chat', () => {
  test.each<[string, GuideEdit]>([
    ['make it dark', { kind: 'tone', tone: 'dark' }],
    ['Mach es dunkel', { kind: 'tone', tone: 'dark' }],
    ['Rends-le sombre', { kind: 'tone', tone: 'dark' }],
    ['hazlo oscuro', { kind: 'tone', tone: 'dark' }],
    ['Deixe escuro', { kind: 'tone', tone: 'dark' }],
    ['Can you make it dark?', { kind: 'tone', tone: 'dark' }],
    ['use React and Tailwind', { kind: 'note', note: 'Build it with React, Tailwind CSS.' }],
    ['rewrite it for Next.js with Tailwind', { kind: 'note', note: 'Build it with Next.js, Tailwind CSS.' }],
    ['Rewrite it in Vue', { kind: 'note', note: 'Build it with Vue.' }],
    ['rename page 2 to Orders', { kind: 'rename', page: 1, name: 'Orders' }],
    ['call the second page Orders', { kind: 'rename', page: 1, name: 'Orders' }],
    ['nenne Seite 2 Bestellungen', { kind: 'rename', page: 1, name: 'Bestellungen' }],
    ['make the prompt shorter', { kind: 'shorter' }],
    ['can you shorten it?', { kind: 'shorter' }],
    ['dark mode please', { kind: 'tone', tone: 'dark' }],
    ['tema escuro por favor', { kind: 'tone', tone: 'dark' }],
    ['swap the font for Roboto', { kind: 'font', to: 'Roboto' }],
    ['ersetze Inter durch Geist', { kind: 'font', to: 'Geist Sans', from: 'Inter' }],
    ['troca Inter por Geist', { kind: 'font', to: 'Geist Sans', from: 'Inter' }],
    ['Benenne Seite 2 in Orders', { kind: 'rename', page: 1, name: 'Orders' }],
    ['Benenne Seite 2 in Bestellungen um', { kind: 'rename', page: 1, name: 'Bestellungen' }],
    ['replace Inter with Geist', { kind: 'font', from: 'Inter', to: 'Geist Sans' }],
    ['change the font to Open Sans', { kind: 'font', to: 'Open Sans' }],
    ['primary colour #0a7', { kind: 'color', from: ['#2563eb'], to: '#00aa77' }],
    ['Primärfarbe auf #00aa77', { kind: 'color', from: ['#2563eb'], to: '#00aa77' }],
    ['drop the sidebar on page 1', { kind: 'drop', parts: [{ page: 0, id: 'e1' }] }],
    ['entferne die Seitenleiste auf Seite 1', { kind: 'drop', parts: [{ page: 0, id: 'e1' }] }],
    ['only the sidebar of page 2', { kind: 'only', parts: [{ page: 1, id: 'e1' }] }],
    ['shorter', { kind: 'shorter' }],
    ['make page 2 use Roboto', { kind: 'font', to: 'Roboto', pages: [1] }],
    ['make page 2 dark', { kind: 'tone', tone: 'dark', pages: [1] }],
    ['replace #2563eb with #0a7 on page 1', { kind: 'color', from: ['#2563eb'], to: '#00aa77', pages: [0] }],
    ['Make the next page dark', { kind: 'tone', tone: 'dark' }],
    ['rewrite it in Next', { kind: 'note', note: 'Build it with Next.js.' }],
    ['rebuild it with Solid and Tailwind', { kind: 'note', note: 'Build it with Solid, Tailwind CSS.' }],
    ['rename page 1 to Intro to CSS', { kind: 'rename', page: 0, name: 'Intro to CSS' }],
    ['Please rename page 2 to Colors', { kind: 'rename', page: 1, name: 'Colors' }],
    ['can you rename page 1 to Font sizes', { kind: 'rename', page: 0, name: 'Font sizes' }],
    ['Bitte benenne Seite 2 in Preise um', { kind: 'rename', page: 1, name: 'Preise' }],
  ])('%s', (wish, edit) => {
    expect(answer(wish, { project, text: '' }).edit).toEqual(edit);
  });

  test.each([
    'Make the buttons bigger',
    'Can you make the header blue?',
    'make the border solid',
    'Mach die Buttons größer',
  ])('that no edit makes is refused in one sentence: %s', (wish) => {
    const said = answer(wish, { project, text: '' });
    expect(said).toMatchObject({ state: 'unknown', questions: [] });
    expect(said.message).toMatch(/^(I can't make that change|Das kann ich nicht ändern);[^.]+\.$/);
  });

  test('names the pages that it is about', () => {
    expect(answer('make page 2 use Roboto', { project, text: '' }).message).toContain('Inter → Roboto on Cart');
    const { fonts: _, ...typography } = shop.typography;
    const rare = createProject([{ ...shop, typography }], { uiType: 'webapp', name: 'Shop' });
    expect(answer('use Roboto', { project: rare, text: '' }).message).toContain(': Inter → Roboto.');
    const families = edited('make page 2 use Roboto')!.outcomes.map(
      ({ analysis }) => analysis.measurement!.texts[0]!.font?.family,
    );
    expect(families).toEqual(['Inter', 'Roboto']);
  });

  test.each([
    'is it dark?',
    'What is the primary colour?',
    'as Tailwind',
    'which font is used?',
    'make it light',
    'show only the buttons',
    'make the border solid',
    'primary colour #12345',
    'size of the first name input in page 1',
    'the first name button in page 1: size',
  ])('is none: %s', (question) => {
    expect(answer(question, { project, text: '' }).edit).toBeUndefined();
  });
});

describe('an edit', () => {
  test('turns surfaces and text dark, keeps signal colours and pictures, and stays readable', () => {
    const { texts, elements, palette } = facts('make it dark');
    expect(elements.map(({ fill }) => fill)).toEqual([expect.stringMatching(/^#[12]/), '#2563eb', '#eeeeee']);
    expect(texts[1]).toMatchObject({ color: '#ffffff', background: '#2563eb' });
    expect(contrastOf(texts[0]!.color, texts[0]!.background)).toBeGreaterThan(7);
    expect(palette[0]).toMatchObject({ role: 'background', name: 'near-black' });
  });

  test('changes a colour, a font and a name wherever they are used', () => {
    expect(facts('primary colour #0a7').elements[1]!.fill).toBe('#00aa77');
    expect(facts('replace Inter with Geist').texts[0]!.font).toEqual({ family: 'Geist Sans', sure: true });
    expect(edited('rename page 2 to Orders')!.outcomes.map(({ name }) => name)).toEqual(['Home', 'Orders']);
  });

  test('leaves out a part with all that is in it, or everything else', () => {
    const dropped = facts('drop the sidebar');
    expect([dropped.elements.map(({ id }) => id), dropped.texts.map(({ text }) => text)]).toEqual([
      ['e2', 'e3'],
      ['Buy'],
    ]);
    const kept = edited('only the sidebar of page 2')!;
    expect(kept.outcomes.map(({ name, analysis }) => [name, analysis.measurement!.texts.length])).toEqual([
      ['Cart', 1],
    ]);
  });

  test('is in the guide, and the difference says where', () => {
    const [before, after] = [project, edited('use React and Tailwind')!].map((one) =>
      writeGuide(one, { detail: 'full' }),
    );
    expect(diffLines(before!, after!)).toContainEqual({ sign: '+', line: '> Build it with React, Tailwind CSS.' });
    expect(diffLines(before!, before!)).toEqual([]);
  });

  test('marks the pages whose facts it changed, which no longer match their screenshots', () => {
    const marks = (wish: string) => edited(wish)!.outcomes.map(({ analysis }) => analysis.edited);
    expect(marks('make it dark')).toEqual([true, true]);
    expect(marks('drop the sidebar on page 1')).toEqual([true, undefined]);
    expect(marks('rename page 2 to Orders')).toEqual([undefined, undefined]);
    expect(marks('replace Roboto with Geist')).toEqual([undefined, undefined]);
    expect(marks('replace #abcdef with #123456')).toEqual([undefined, undefined]);
  });

  test('does not touch the project that it is applied to', () => {
    const before = JSON.stringify(project);
    edited('make it dark');
    expect(JSON.stringify(project)).toBe(before);
  });
});
