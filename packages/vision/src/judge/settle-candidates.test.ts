import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { dropIconWords } from '../icons/drop-icon-words.ts';
import { readScene } from '../shapes/read-scene.ts';
import type { Candidate } from './candidate.ts';
import { CLASSES, type JudgedClass } from './classes.ts';
import type { Judgement } from './judge.ts';
import { settleCandidates } from './settle-candidates.ts';

/** A blue button, and a line whose last letter stands far from the others. */
const pixels = drawRects(400, 200, 0xffffff, [{ x: 40, y: 40, width: 120, height: 40, color: 0x0d6efd, radius: 6 }]);
const line = textLine('Next x', 40, 120, 90, 12, {
  words: [
    { text: 'Next', box: { x: 40, y: 120, width: 30, height: 12 } },
    { text: 'x', box: { x: 118, y: 120, width: 12, height: 12 } },
  ],
});
const label = textLine('Save', 80, 54, 40, 12, { color: '#ffffff' });
const scene = readScene(pixels, dropIconWords([label, line]), [label, line]);

const says = (type: JudgedClass, chance: number): Judgement => ({
  chances: Object.fromEntries(
    CLASSES.map((name) => [name, name === type ? chance : (1 - chance) / (CLASSES.length - 1)]),
  ) as Judgement['chances'],
  canvas: { x: 116, y: 118, width: 16, height: 16 },
});
const settle = (type: JudgedClass, chance: number, source: 'shape' | 'word') =>
  settleCandidates(
    scene,
    new Map(
      scene.candidates.map((candidate) => [
        candidate,
        candidate.source === source ? says(type, chance) : says('none', 0.2),
      ]),
    ),
  );
const typesOf = (type: JudgedClass, chance: number) =>
  [...settle(type, chance, 'shape').verdicts.values()].map(({ verdict }) => verdict?.type);

test('the rules name a shape as long as the network is not sure', () => {
  expect(typesOf('badge', 0.3)).toEqual(['button']);
  expect(typesOf('input', 0.7)).toEqual(['button']);
  expect(typesOf('none', 0.5)).toEqual(['button']);
});

test('a network that is sure renames a shape or drops it', () => {
  expect(typesOf('badge', 0.6)).toEqual(['badge']);
  expect(typesOf('input', 0.9)).toEqual(['input']);
  expect(typesOf('none', 0.9)).toEqual([undefined]);
});

test('a mark is dropped sooner than a button', () => {
  const dot = readScene(
    drawRects(400, 200, 0xffffff, [{ x: 40, y: 40, width: 16, height: 16, color: 0x0d6efd }]),
    [],
    [],
  );
  const marks = settleCandidates(dot, new Map(dot.candidates.map((one) => [one, says('none', 0.55)])));
  expect(dot.candidates.map((one) => one.source === 'shape' && one.rule?.type)).toEqual(['icon']);
  expect([...marks.verdicts.values()].map(({ verdict }) => verdict)).toEqual([undefined]);
  expect(typesOf('none', 0.62)).toEqual(['button']);
});

test('a table is never named from one shape', () => {
  expect(typesOf('table', 0.99)).toEqual(['button']);
});

test('a letter that is surely a picture leaves the text and becomes an icon', () => {
  const sure = settle('icon', 0.97, 'word');
  expect(sure.texts.map(({ text }) => text)).toEqual(['Save', 'Next']);
  expect(sure.found).toMatchObject([{ type: 'icon', shape: { box: { x: 118, y: 120 } } }]);
  const unsure = settle('icon', 0.6, 'word');
  expect(unsure.texts.map(({ text }) => text)).toEqual(['Save', 'Next x']);
  expect(unsure.found).toEqual([]);
});

test('a lone capital is a letter again where the network sees no picture, a small letter only where it is certain', () => {
  const told = (text: string, chance: number) => {
    const lone = textLine(text, 80, 120, 12, 12);
    const facts = readScene(pixels, dropIconWords([label, lone]), [label, lone]);
    const judged = new Map(
      facts.candidates.map((one) => [one, one.source === 'word' ? says('none', chance) : says('button', 0.9)]),
    );
    return settleCandidates(facts, judged).texts.map((one) => one.text);
  };
  expect(told('M', 0.65)).toEqual(['Save', 'M']);
  expect(told('M', 0.5)).toEqual(['Save']);
  expect([told('f', 0.65), told('f', 0.95)]).toEqual([['Save'], ['Save', 'f']]);
});

test('a line stays a divider unless the network is sure that it parts nothing', () => {
  const ruled = readScene(
    drawRects(400, 200, 0xffffff, [{ x: 20, y: 90, width: 300, height: 1, color: 0xcccccc }]),
    [],
    [],
  );
  const verdictOn = (type: JudgedClass, chance: number) =>
    [
      ...settleCandidates(ruled, new Map(ruled.candidates.map((line) => [line, says(type, chance)]))).verdicts.values(),
    ].map(({ verdict }) => verdict?.type);
  expect(verdictOn('none', 0.7)).toEqual(['divider']);
  expect(verdictOn('card', 0.9)).toEqual(['divider']);
  expect(verdictOn('none', 0.95)).toEqual([undefined]);
});

test('a large rectangle without words stays a picture unless the network is nearly certain', () => {
  const tile = { x: 20, y: 40, width: 160, height: 100, color: 0x88aacc };
  const plain = readScene(drawRects(400, 200, 0xffffff, [tile]), [], []);
  const typesFor = (type: JudgedClass, chance: number) =>
    [
      ...settleCandidates(plain, new Map(plain.candidates.map((one) => [one, says(type, chance)]))).verdicts.values(),
    ].map(({ verdict }) => verdict?.type);
  expect(typesFor('card', 0.7)).toEqual(['image']);
  expect(typesFor('card', 0.9)).toEqual(['card']);
  expect(typesFor('none', 0.7)).toEqual(['image']);
  expect(typesFor('none', 0.95)).toEqual([undefined]);
});

test('a chart that its marks show is a picture only where the network is nearly certain', () => {
  const bars = Array.from({ length: 8 }, (_, i) => ({
    x: 40 + i * 20,
    y: 60 + i * 6,
    width: 10,
    height: 90 - i * 6,
    color: 0x0d6efd,
  }));
  const drawn = readScene(drawRects(400, 200, 0xffffff, bars), [], []);
  const typesFor = (chance: number) =>
    [
      ...settleCandidates(
        drawn,
        new Map(drawn.candidates.map((one) => [one, says('image', chance)])),
      ).verdicts.values(),
    ].map(({ verdict }) => verdict?.type);
  expect(typesFor(0.6)).toEqual(['chart']);
  expect(typesFor(0.9)).toEqual(['image']);
});

test('a mark that a word swallowed is an icon though the network doubts it, and the word starts behind it', () => {
  const word = { text: 'Save', box: { x: 60, y: 54, width: 60, height: 12 } };
  const left = { x: 80, y: 54, width: 40, height: 12 };
  const swallowing = textLine('Save', 60, 54, 60, 12, { words: [word] });
  const box = { x: 60, y: 54, width: 12, height: 12 };
  const mark = {
    source: 'rest' as const,
    box,
    shape: { kind: 'blob' as const, box, radius: 0, busy: 0 },
    swallowed: { box, word, left },
  };
  const asked = { ...scene, candidates: [mark], texts: [swallowing], read: [swallowing] };
  const settleAt = (chance: number) => settleCandidates(asked, new Map([[mark, says('icon', chance)]]));
  expect(settleAt(0.35)).toMatchObject({ found: [{ type: 'icon' }], texts: [{ text: 'Save', box: left }] });
  expect(settleAt(0.2)).toMatchObject({ found: [], texts: [{ text: 'Save', box: { x: 60 } }] });
});

test('a rest is an icon sooner in a button', () => {
  const restAt = (x: number, y: number) => {
    const box = { x, y, width: 12, height: 12 };
    const mark = { source: 'rest' as const, box, shape: { kind: 'blob' as const, box, radius: 0, busy: 0 } };
    const candidates = [...scene.candidates, mark];
    const judged = new Map(candidates.map((one) => [one, one === mark ? says('icon', 0.6) : says('none', 0.2)]));
    return settleCandidates({ ...scene, candidates }, judged).found.map(({ type }) => type);
  };
  expect(restAt(60, 54)).toEqual(['icon']);
  expect(restAt(300, 150)).toEqual([]);
});

test('three stacked bars are a sign unless the network is nearly certain that they are nothing', () => {
  const bars = [40, 48, 56].map((y) => ({ x: 40, y, width: 24, height: 2, color: 0x333333 }));
  const menu = readScene(drawRects(400, 200, 0xffffff, bars), [], []);
  const typesFor = (chance: number) =>
    [
      ...settleCandidates(menu, new Map(menu.candidates.map((one) => [one, says('none', chance)]))).verdicts.values(),
    ].map(({ verdict }) => verdict?.type);
  expect(typesFor(0.7)).toEqual(['icon']);
  expect(typesFor(0.97)).toEqual([undefined]);
});

test('the part of a drawing that is an icon makes the drawing one', () => {
  const drawing = readScene(
    drawRects(400, 200, 0xffffff, [
      { x: 40, y: 40, width: 8, height: 28, color: 0x333333 },
      { x: 40, y: 60, width: 28, height: 8, color: 0x333333 },
    ]),
    [],
    [],
  );
  const box = { x: 50, y: 44, width: 12, height: 12 };
  const part: Candidate = { source: 'rest', box, shape: { kind: 'blob', box, radius: 0, busy: 0 } };
  const candidates = [...drawing.candidates.filter(({ source }) => source === 'shape'), part];
  const judged = new Map(candidates.map((one) => [one, one === part ? says('icon', 0.8) : says('none', 0.7)]));
  const settled = settleCandidates({ ...drawing, candidates }, judged);
  expect([...settled.verdicts.values()]).toMatchObject([{ verdict: { type: 'icon' } }]);
  expect(settled.found).toEqual([]);
});

test('what looks like one icon and like nothing else is no tick box', () => {
  const card = { x: 40, y: 40, width: 16, height: 12 };
  const payment = readScene(
    drawRects(400, 200, 0xffffff, [
      { ...card, color: 0xffffff, border: { color: 0x333333, width: 1 } },
      { ...card, y: 43, height: 3, color: 0x333333 },
    ]),
    [],
    [],
  );
  const verdictsOf = (type: JudgedClass) =>
    [...settleCandidates(payment, new Map(payment.candidates.map((one) => [one, says(type, 0.9)]))).verdicts.values()]
      .map(({ verdict }) => verdict?.type)
      .slice(0, 1);
  expect(verdictsOf('checkbox')).toEqual(['icon']);
  expect(verdictsOf('badge')).toEqual(['badge']);
});

test('the sign of a currency beside an amount and a copyright before its year are words', () => {
  const textsOf = (sign: string, rest: string): string[] => {
    const price = textLine(`${sign} ${rest}`, 40, 120, 90, 12, {
      words: [
        { text: sign, box: { x: 40, y: 120, width: 9, height: 12 } },
        { text: rest, box: { x: 56, y: 120, width: 60, height: 12 } },
      ],
    });
    const priced = readScene(pixels, dropIconWords([price]), [price]);
    const sure = new Map(priced.candidates.map((one) => [one, says('icon', 0.95)]));
    return settleCandidates(priced, sure).texts.map(({ text }) => text);
  };
  expect(textsOf('$', '22.00')).toEqual(['$ 22.00']);
  expect(textsOf('©', '2026')).toEqual(['© 2026']);
  expect(textsOf('35', '%')).toEqual(['35 %']);
  expect(textsOf('$', 'Savings')).toEqual(['Savings']);
});
