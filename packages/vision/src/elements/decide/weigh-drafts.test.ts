import { expect, test } from 'vitest';
import { answersOf, type Said } from './answers.fixture.ts';
import { highestChance } from './ask-network.ts';
import { NODE_TYPES } from './node-types.ts';
import { type Claim, weighDrafts } from './weigh-drafts.ts';

const claim = (type: Claim['type'], [x, y, width, height]: Said['box']): Claim => ({
  type,
  box: { x, y, width, height },
});
const weigh = (claims: readonly Claim[], said: readonly Said[]) => {
  const { nodes, answers } = answersOf(said);
  const { kept, missed } = weighDrafts(claims, nodes, answers, 1);
  return { kept: kept.map(({ type }) => type), missed: missed.map(({ type }) => type) };
};
const PLACE: Said['box'] = [20, 20, 80, 30];

test('a claim that the network shares stays, and nothing is added in its place', () => {
  expect(weigh([claim('button', PLACE)], [{ box: PLACE, type: 'button', chance: 0.95 }])).toEqual({
    kept: ['button'],
    missed: [],
  });
});

test('the word of a finder outweighs a doubtful network, not a sure one', () => {
  const { nodes, answers } = answersOf([{ box: PLACE, type: 'badge', chance: 0.9 }]);
  const typeAt = (ownChance: number) => {
    const chances = answers.chances.slice();
    chances[0] = 0.1 - ownChance;
    chances[16] = ownChance; // a button
    return weighDrafts([claim('button', PLACE)], nodes, { ...answers, chances }, 1).kept[0]?.type;
  };
  expect(typeAt(0.08)).toBe('button');
  expect(typeAt(0.01)).toBe('badge');
});

test('what the network takes for nothing goes, and what it has no node for stays', () => {
  const elsewhere = claim('card', [300, 300, 90, 90]);
  expect(weigh([claim('icon', PLACE), elsewhere], [{ box: PLACE, type: 'icon', chance: 0.01 }]).kept).toEqual(['card']);
});

test('a claim that no node bears out yields to a thing that the network is sure of in about the same place', () => {
  const radio = claim('radio', [24, 24, 24, 23]);
  const box: Said['box'] = [20, 20, 33, 32];
  expect(weigh([radio], [{ box, type: 'button', chance: 0.95 }])).toEqual({ kept: [], missed: ['button'] });
  expect(weigh([radio], [{ box, type: 'button', chance: 0.4 }])).toEqual({ kept: ['radio'], missed: [] });
});

test('the inside of a painted dialog, which only the network calls a dialog, is none itself', () => {
  const [body, whole]: [Said['box'], Said['box']] = [
    [20, 60, 300, 220],
    [20, 20, 300, 300],
  ];
  const { nodes, answers } = answersOf([
    { box: body, type: 'dialog', chance: 0.1, kind: 'group' },
    { box: whole, type: 'dialog', chance: 0.97 },
  ]);
  const fill = { kind: 'flat' as const, color: 0xffffff };
  const painted = nodes.map((node) => {
    const { kind, box } = node;
    if (kind !== 'surface') return node;
    return { ...node, surface: { kind, box, corners: [6, 6, 6, 6] as const, fill, shadows: [], opacity: 1 } };
  });
  const weighed = (type: Claim['type']) => {
    const { kept, missed } = weighDrafts([claim(type, body)], painted, answers, 1);
    return [...kept, ...missed].map(({ box }) => box.height);
  };
  expect(weighed('card')).toEqual([300]);
  expect(weighed('dialog')).toEqual([220]);
});

test('a painted box that the network takes for a list is a card to whoever looks at it, and an icon there is none', () => {
  const said: Said[] = [{ box: PLACE, type: 'list', chance: 0.99 }];
  expect(weigh([claim('card', PLACE)], said).kept).toEqual(['card']);
  expect(weigh([claim('icon', PLACE)], said).kept).toEqual([]);
});

test('a claim that no node bears out stays where nothing else takes its place', () => {
  const [left, end, both]: Said['box'][] = [
    [20, 20, 100, 32],
    [120, 20, 90, 32],
    [20, 20, 190, 32],
  ];
  const said: Said[] = [both!, end!].map((box) => ({ box, type: 'button', chance: 0.95 }));
  expect(weigh([claim('button', left!), claim('button', end!)], said)).toEqual({
    kept: ['button', 'button'],
    missed: [],
  });
});

test('an entry of a menu that the network knows as a button is that button, and stays the chosen one', () => {
  const entry = { ...claim('link', PLACE), active: true };
  const { nodes, answers } = answersOf([{ box: PLACE, type: 'button', chance: 0.95 }]);
  expect(weighDrafts([entry], nodes, answers, 1)).toEqual({ kept: [{ ...entry, type: 'button' }], missed: [] });
  expect(weigh([entry], [{ box: [0, 20, 200, 30], type: 'button', chance: 0.95 }]).kept).toEqual(['link']);
});

test('a class that the network was not taught is as its finder says', () => {
  expect(weigh([claim('shape', PLACE)], [{ box: PLACE, type: 'badge', chance: 0.95 }]).kept).toEqual(['shape']);
});

test('what no finder saw is added where the network is sure, and a part of something known is not', () => {
  const said: Said[] = [
    { box: [20, 20, 32, 30], type: 'avatar', chance: 0.9 },
    { box: [200, 20, 80, 30], type: 'badge', chance: 0.6 },
    { box: [302, 22, 40, 20], type: 'image', chance: 0.9 },
  ];
  expect(weigh([claim('image', [300, 20, 44, 24])], said)).toEqual({ kept: ['image'], missed: ['avatar'] });
});

test('what no library makes a control like is none', () => {
  const said: Said[] = [
    { box: [20, 20, 11, 11], type: 'checkbox', chance: 0.95 },
    { box: [60, 20, 24, 29], type: 'switch', chance: 0.95 },
    { box: [100, 20, 16, 16], type: 'checkbox', chance: 0.95 },
  ];
  expect(weigh([], said).missed).toEqual(['checkbox']);
});

test('the bars of a page are not renamed, and nothing is renamed into one', () => {
  const said: Said[] = [
    { box: [0, 0, 400, 60], type: 'card', chance: 0.99 },
    { box: [0, 100, 400, 200], type: 'footer', chance: 0.99 },
  ];
  expect(weigh([claim('header', [0, 0, 400, 60]), claim('card', [0, 100, 400, 200])], said).kept).toEqual([
    'header',
    'card',
  ]);
});

test('a card and the shadow below it are one card, and a card in a card stays', () => {
  const card: Said['box'] = [535, 388, 371, 412];
  const shadow: Said['box'] = [521, 441, 398, 383];
  const inner: Said['box'] = [540, 400, 360, 390];
  const said: Said[] = [{ box: card, type: 'card', chance: 0.9 }];
  const claims = [claim('card', inner), claim('card', shadow), claim('card', card)];
  const { nodes, answers } = answersOf(said);
  expect(weighDrafts(claims, nodes, answers, 1, { sameBox: 0.95 }).kept).toEqual([claims[0], claims[2]]);
});

test('texts and what only holds others are left to those who name them', () => {
  const said: Said[] = [
    { box: PLACE, type: 'none', chance: 1 },
    { box: [0, 100, 400, 200], type: 'group', chance: 1 },
    { box: [0, 400, 400, 200], type: 'section', chance: 1 },
  ];
  expect(weigh([claim('list', PLACE)], said)).toEqual({ kept: ['list'], missed: [] });
});

test('a page is as likely to have a chart as its likeliest node', () => {
  const { answers } = answersOf([
    { box: PLACE, type: 'chart', chance: 0.2 },
    { box: [0, 100, 400, 200], type: 'chart', chance: 0.7 },
    { box: [0, 300, 400, 200], type: 'card', chance: 0.9 },
  ]);
  expect(highestChance(answers, 'chart')).toBeCloseTo(0.7);
});

test('an icon is known by its ink, and its canvas is where the network sees it when both differ', () => {
  const ink: Said['box'] = [40, 40, 16, 16];
  const { nodes, answers } = answersOf([{ box: ink, type: 'icon', chance: 0.95 }]);
  const shape = { kind: 'blob' as const, box: { x: 40, y: 40, width: 16, height: 16 }, radius: 0, busy: 0 };
  const boxOf = (canvas: Said['box']) =>
    weighDrafts([{ ...claim('icon', canvas), shape }], nodes, answers, 1).kept[0]?.box;
  expect(boxOf([38, 38, 20, 20])).toEqual({ x: 38, y: 38, width: 20, height: 20 });
  expect(boxOf([32, 32, 32, 32])).toEqual(shape.box);
  const nothing = answersOf([{ box: ink, type: 'icon', chance: 0.01 }]);
  expect(weighDrafts([{ ...claim('icon', [32, 32, 32, 32]), shape }], nothing.nodes, nothing.answers, 1).kept).toEqual(
    [],
  );
});

test('an icon keeps its place where the network sees something else in it', () => {
  const { nodes, answers } = answersOf([
    { box: [40, 40, 16, 16], type: 'button', chance: 0.85, moves: [-1, -1, 1, 1] },
  ]);
  const chances = answers.chances.slice();
  chances[NODE_TYPES.indexOf('icon')] = 0.1;
  const shape = { kind: 'blob' as const, box: { x: 40, y: 40, width: 16, height: 16 }, radius: 0, busy: 0 };
  const icon = { ...claim('icon', [36, 36, 24, 24]), shape };
  expect(weighDrafts([icon], nodes, { ...answers, chances }, 1).kept[0]).toMatchObject({ type: 'icon', box: icon.box });
});

test('what was taken for an icon and is a button has no canvas, and a logo has one', () => {
  const shape = { kind: 'box' as const, box: { x: 41, y: 41, width: 30, height: 30 }, radius: 15, busy: 0 };
  const taken = { ...claim('icon', [39, 38, 38, 37]), shape };
  const boxAs = (type: 'button' | 'logo') => {
    const { nodes, answers } = answersOf([{ box: [40, 40, 32, 32], type, chance: 0.99 }]);
    return weighDrafts([taken], nodes, answers, 1).kept[0];
  };
  expect(boxAs('button')).toMatchObject({ type: 'button', box: { x: 40, y: 40, width: 32, height: 32 } });
  expect(boxAs('logo')).toMatchObject({ type: 'logo', box: taken.box });
});

test('what was taken for an icon and is a button is painted like the surface that it is', () => {
  const { nodes, answers } = answersOf([{ box: [40, 40, 32, 32], type: 'button', chance: 0.99 }]);
  const box = { x: 40, y: 40, width: 32, height: 32 };
  const fill = { kind: 'flat' as const, color: 0x222222 };
  const surface = { kind: 'surface' as const, box, corners: [6, 6, 6, 6] as const, fill, shadows: [], opacity: 1 };
  const known = nodes.map((node) => ({ ...node, surface }));
  const glyph = {
    kind: 'blob' as const,
    box: { x: 48, y: 48, width: 16, height: 16 },
    fill: 0xffffff,
    radius: 0,
    busy: 0,
  };
  const [kept] = weighDrafts([{ ...claim('icon', [40, 40, 32, 32]), shape: glyph }], known, answers, 1).kept;
  expect(kept).toMatchObject({ type: 'button', box, shape: { kind: 'box', box, fill: 0x222222, radius: 6 } });
});

test('what was taken for a box with its halo is as large as the surface in it, and painted like that', () => {
  const { nodes, answers } = answersOf([{ box: [40, 40, 16, 16], type: 'checkbox', chance: 0.95 }]);
  const box = { x: 40, y: 40, width: 16, height: 16 };
  const fill = { kind: 'flat' as const, color: 0x2f7d55 };
  const surface = { kind: 'surface' as const, box, corners: [3, 3, 3, 3] as const, fill, shadows: [], opacity: 1 };
  const known = nodes.map((node) => ({ ...node, surface }));
  const shape = { kind: 'box' as const, box: { x: 38, y: 38, width: 20, height: 20 }, radius: 5, busy: 0 };
  const kept = (claimed: Said['box']) =>
    weighDrafts([{ ...claim('checkbox', claimed), shape }], known, answers, 1).kept[0];
  expect(kept([38, 38, 20, 20])).toMatchObject({ box, shape: { box, radius: 3, fill: 0x2f7d55 } });
  // As good as the same: what the finder measured of it stays.
  expect(kept([40, 40, 17, 17])).toMatchObject({ box: { width: 17 }, shape });
});
