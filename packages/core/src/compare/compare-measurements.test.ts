import { describe, expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { compareMeasurements } from './compare-measurements.ts';
import { renderComparison } from './render-comparison.ts';

const line = (text: string, x: number, y: number, over: Partial<TextLine> = {}): TextLine => {
  const width = text.length * 7;
  const box = { x, y, width, height: 14 };
  return {
    text,
    box,
    fontSize: 14,
    fontWeight: 400,
    fontClass: 'sans',
    color: '#1f2937',
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words: text.split(' ').reduce<TextLine['words']>((words, word) => {
      const last = words.at(-1);
      const at = last ? last.box.x + last.box.width + 7 : x;
      words.push({ text: word, box: { x: at, y, width: word.length * 7, height: 14 } });
      return words;
    }, []),
    ...over,
  };
};

const card = (index: number): Element => ({
  id: `card${index}`,
  type: 'card',
  box: { x: 40 + index * 324, y: 120, width: 300, height: 200 },
  fill: '#ffffff',
  border: { color: '#e5e7eb', width: 1 },
  radius: 12,
  confidence: 1,
});

/** A sign-in bar, three cards 24 apart with a title each, and a button below. */
const page = (): Measurement => ({
  version: 1,
  image: { width: 1024, height: 600, scale: 1 },
  texts: [
    line('Pricing plans', 40, 40, { fontSize: 28, fontWeight: 700 }),
    line('Starter', 64, 144),
    line('Team', 388, 144),
    line('Company', 712, 144),
    line('Forgot password?', 40, 480),
    line('Get started', 66, 413, { color: '#ffffff', background: '#4f46e5' }),
  ],
  elements: [
    card(0),
    card(1),
    card(2),
    {
      id: 'b',
      type: 'button',
      box: { x: 40, y: 400, width: 130, height: 40 },
      fill: '#4f46e5',
      radius: 8,
      confidence: 1,
    },
  ],
  regions: [],
  palette: [{ hex: '#f9fafb', name: 'Snow', role: 'background', share: 0.8 }],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});

const changed = (change: (page: Measurement) => void): Measurement => {
  const build = page();
  change(build);
  return build;
};
const shift = (
  thing: { box: { x: number; y: number }; words?: { box: { x: number; y: number } }[] },
  dx: number,
  dy = 0,
) => {
  for (const box of [thing.box, ...(thing.words ?? []).map((word) => word.box)]) {
    box.x += dx;
    box.y += dy;
  }
};
const messages = (build: Measurement): string[] =>
  compareMeasurements(page(), build).differences.map((difference) => difference.message);

describe('compareMeasurements', () => {
  test('finds nothing on a page against itself and gives 100', () => {
    expect(compareMeasurements(page(), page())).toEqual({ score: 100, differences: [] });
  });

  test('names a changed colour, and nothing else', () => {
    expect(messages(changed((build) => (build.elements[3]!.fill = '#2563eb')))).toEqual([
      'button `Get started`: fill is #2563eb, should be #4f46e5.',
    ]);
  });

  test('names a changed gap once, however many things moved with it', () => {
    const build = changed((measurement) => {
      for (const index of [1, 2]) {
        shift(measurement.elements[index]!, -8 * index);
        shift(measurement.texts[index + 1]!, -8 * index);
      }
    });
    expect(messages(build)).toEqual([
      'Horizontal gap between card 300×200 at 40,120 and card 300×200 at 364,120; card 300×200 at 364,120 and card 300×200 at 688,120 is 16 px, should be 24.',
    ]);
  });

  test('names a changed text', () => {
    expect(messages(changed((build) => (build.texts[3] = line('Enterprise', 712, 144))))).toEqual([
      'Text reads `Enterprise`, should be `Company`.',
    ]);
  });

  test('tells an arrow that points the other way, and none that only one of the pages was read with', () => {
    const withArrow = (text: string): Measurement =>
      changed((build) => (build.texts[2] = { ...line('Team ↑', 388, 144), text }));
    const [reference, down, bare] = [withArrow('Team ↑'), withArrow('Team ↓'), withArrow('Team')];
    const told = (build: Measurement) =>
      compareMeasurements(reference, build).differences.map(({ message }) => message);
    expect(told(down)).toEqual(['Text reads `Team ↓`, should be `Team ↑`.']);
    expect(told(bare)).toEqual([]);
  });

  test('takes a text of another length in the same place for a changed one', () => {
    expect(messages(changed((build) => (build.texts[2] = line('Everything else', 388, 143))))).toEqual([
      'Text reads `Everything else`, should be `Team`.',
    ]);
  });

  test('names another font once for all texts, where both are sure, and another kind of letters', () => {
    const inFont = (family: 'Inter' | 'Roboto', sure: boolean) =>
      changed((measurement) => {
        for (const text of measurement.texts) text.font = { family, sure };
      });
    const told = (build: Measurement) => compareMeasurements(inFont('Inter', true), build).differences;
    expect(told(inFont('Inter', true))).toEqual([]);
    expect(told(inFont('Roboto', false))).toEqual([]);
    expect(told(inFont('Roboto', true)).map(({ message }) => message)).toEqual([
      'text `Pricing plans`; text `Starter`; text `Team` and 3 more: font is Roboto, should be Inter.',
    ]);
    expect(messages(changed((build) => (build.texts[0]!.fontClass = 'serif')))).toEqual([
      'text `Pricing plans`: font is serif, should be sans.',
    ]);
  });

  test('tells a painted shape that is missing or has another colour, and not one that the other page names', () => {
    const disc = (over: Partial<Element> = {}): Element => ({
      id: 'p1',
      type: 'shape',
      box: { x: 900, y: 30, width: 48, height: 48 },
      fill: '#4e73df',
      radius: 24,
      confidence: 1,
      ...over,
    });
    const painted = (...paints: Element[]) => changed((measurement) => (measurement.paints = paints));
    const told = (build: Measurement) =>
      compareMeasurements(painted(disc()), build).differences.map(({ message }) => message);
    expect(told(page())).toEqual([
      'Missing shape 48×48 at 900,30 (width: 48px; height: 48px; background: #4e73df; border-radius: 24px).',
    ]);
    expect(told(painted(disc({ fill: '#1cc88a' })))).toEqual([
      'shape 48×48 at 900,30: fill is #1cc88a, should be #4e73df.',
    ]);
    expect(told(changed(({ elements }) => elements.push(disc({ id: 'a', type: 'avatar' }))))).toEqual([]);
  });

  test('names a lost underline and a lost line along one side', () => {
    const reference = changed((measurement) => {
      measurement.texts[4]!.underlined = true;
      measurement.elements[0]!.edges = [{ side: 'left', color: '#4f46e5', width: 4 }];
    });
    const { differences } = compareMeasurements(reference, page());
    expect(differences.map(({ message }) => message).sort()).toEqual([
      'card 300×200 at 40,120: left border is #e5e7eb, should be #4f46e5.',
      'text `Forgot password?`: is not underlined, should be.',
    ]);
  });

  test('names a changed radius', () => {
    const build = changed((measurement) => {
      for (const element of measurement.elements.slice(0, 3)) element.radius = 4;
    });
    expect(messages(build)).toEqual([
      'card 300×200 at 40,120; card 300×200 at 364,120; card 300×200 at 688,120: radius is 4 px, should be 12.',
    ]);
  });

  test('names a missing element with its text once, also when what follows moved up', () => {
    const build = changed((measurement) => {
      measurement.elements.splice(3, 1);
      measurement.texts.splice(5, 1);
      shift(measurement.texts[4]!, 0, -64);
    });
    expect(messages(build)).toEqual([
      'Missing button `Get started` at 40,400 (width: 130px; height: 40px; background: #4f46e5; border-radius: 8px).',
    ]);
  });

  test('names a missing and an extra text, and a text of another size and colour', () => {
    const build = changed((measurement) => {
      measurement.texts[4] = line('Terms', 640, 560);
      measurement.texts[0] = { ...measurement.texts[0]!, fontSize: 24, color: '#b91c1c' };
    });
    expect(messages(build)).toEqual([
      'Missing text `Forgot password?` at 40,480 (font-size: 14px; font-weight: 400; color: #1f2937).',
      'Extra text `Terms` at 640,560.',
      'text `Pricing plans`: text is #b91c1c, should be #1f2937.',
      'text `Pricing plans`: font size is 24 px, should be 28.',
    ]);
  });

  test('names another background and page width', () => {
    const build = changed((measurement) => {
      measurement.palette[0]!.hex = '#111827';
      measurement.image.width = 1280;
    });
    expect(messages(build)).toEqual([
      'The page is 1280 px wide, should be 1024.',
      'The page background is #111827, should be #f9fafb.',
    ]);
  });

  test.each([1, 2])(
    'compares a screenshot taken at 2x with one taken at 1x in CSS pixels, told as scale %i',
    (scale) => {
      const twice = page();
      twice.image = { width: 2048, height: 1200, scale };
      for (const thing of [...twice.texts, ...twice.texts.flatMap((text) => text.words), ...twice.elements])
        thing.box = {
          x: thing.box.x * 2,
          y: thing.box.y * 2,
          width: thing.box.width * 2,
          height: thing.box.height * 2,
        };
      for (const text of twice.texts) text.fontSize *= 2;
      for (const element of twice.elements) {
        element.radius = (element.radius ?? 0) * 2;
        if (element.border) element.border.width *= 2;
      }
      expect(compareMeasurements(page(), twice).differences).toEqual([]);
    },
  );

  test('scores the worse build lower', () => {
    const slip = compareMeasurements(
      page(),
      changed((build) => (build.elements[3]!.fill = '#2563eb')),
    ).score;
    const empty = compareMeasurements(page(), { ...page(), texts: [], elements: [] }).score;
    expect(slip).toBeGreaterThan(90);
    expect(slip).toBeLessThan(100);
    expect(empty).toBe(0);
  });

  test('names two things that changed places', () => {
    const listing = (...words: string[]): Measurement => ({
      ...page(),
      texts: words.map((text, row) => line(text, 40, 40 + 60 * row)),
      elements: [],
    });
    const { differences } = compareMeasurements(
      listing('Starter', 'Team', 'Company'),
      listing('Team', 'Starter', 'Company'),
    );
    expect(differences.map(({ kind, message }) => [kind, message])).toEqual([
      ['order', 'text `Starter` and text `Team` are in the wrong order: swap them.'],
    ]);
  });

  test('ranks what costs most first, and suggests a change for each, by the selector of the build where it is known', () => {
    const build = changed(({ elements, texts }) => {
      elements[3] = { ...elements[3]!, fill: '#2563eb', dom: { selector: '.cta' } };
      texts[0]!.fontSize = 24;
      for (const card of elements.slice(0, 3)) card.radius = 4;
    });
    expect(compareMeasurements(page(), build).differences.map(({ change }) => change)).toEqual([
      { target: 'card 300×200 at 40,120', property: 'border-radius', from: '4px', to: '12px' },
      { target: '.cta', property: 'background-color', from: '#2563eb', to: '#4f46e5' },
      { target: 'text `Pricing plans`', property: 'font-size', from: '24px', to: '28px' },
    ]);
  });

  test('names no rule of the reference where the build lacks something', () => {
    const reference = changed(({ elements, texts }) => {
      texts[4]!.dom = { selector: '.forgot' };
      elements[3]!.dom = { selector: '.cta' };
    });
    const build = changed((page) => {
      page.texts = page.texts.slice(0, 4);
      page.elements = page.elements.slice(0, 3);
    });
    const { differences } = compareMeasurements(reference, build);
    expect(differences.map(({ kind, change }) => [kind, change.target])).toEqual([
      ['missing-text', 'text `Forgot password?`'],
      ['missing-element', 'button `Get started`'],
    ]);
    expect(differences.flatMap(({ places }) => places.map(({ selector }) => selector))).toEqual([undefined, undefined]);
  });

  test('quotes what the build says where it names the rule to change', () => {
    const build = changed(({ texts }) => {
      texts[4] = line('Forgot `it`? Run this', 40, 480, { dom: { selector: '.forgot' } });
      texts.push(line('none', 40, 540, { dom: { selector: '.note' } }));
    });
    const lines = renderComparison(compareMeasurements(page(), build)).split('\n');
    expect(lines.flatMap((one) => one.split('In the build: ').slice(1))).toEqual([
      '`.note`, content: `none` → none.',
      '`.forgot`, content: `` Forgot `it`? Run this `` → `Forgot password?`.',
    ]);
  });

  test('tells nothing of what has the same pixels, whatever it was taken for', () => {
    const build = changed(({ elements, texts }) => {
      elements[3] = { ...elements[3]!, type: 'badge', fill: '#2563eb' };
      texts[0]!.fontSize = 24;
    });
    expect(compareMeasurements(page(), build, () => true)).toEqual({ score: 100, differences: [] });
  });

  test('tells what only the pixels show: one card whose corners differ, and a text that is drawn otherwise', () => {
    const isCorner = ({ x, y }: { x: number; y: number }): boolean => x === 364 && y === 120;
    const isDrawnOtherwise = ({ y }: { y: number }): boolean => y === 480;
    const { differences } = compareMeasurements(page(), page(), (box) => !isCorner(box) && !isDrawnOtherwise(box));
    expect(differences.map(({ message }) => message)).toEqual([
      'text `Forgot password?`: looks different, though size and place are right; check its weight and style.',
      'card 300×200 at 364,120: looks different, though size and place are right; check its radius.',
    ]);
    expect(compareMeasurements(page(), page(), () => false).differences).toEqual([]);
  });

  test('names the words of a text that differ, and letters that run wider', () => {
    const bold = changed(({ texts }) => (texts[4]!.words[1]!.fontWeight = 700));
    expect(messages(bold)).toEqual(['text `password?`: font weight is 700, should be 400.']);
    const wide = changed(({ texts }) => (texts[4]!.box.width += 6));
    expect(messages(wide)).toEqual([
      'text `Forgot password?`: runs 118 px wide, should be 112; check its weight and letter spacing.',
    ]);
  });

  test('pairs what shows the same before what stands in the same place', () => {
    const dot = (index: number, fill: string): Element => ({
      id: `d${index}`,
      type: 'button',
      box: { x: 40 + 36 * index, y: 560, width: 28, height: 28 },
      fill,
      confidence: 1,
    });
    const reference = changed(({ elements }) => elements.push(dot(0, '#264653'), dot(1, '#2a9d8f'), dot(2, '#e9c46a')));
    const build = changed(({ elements }) => elements.push(dot(0, '#2a9d8f'), dot(1, '#e9c46a')));
    expect(compareMeasurements(reference, build).differences.map(({ message }) => message)).toContain(
      'Missing button 28×28 at 40,560 (width: 28px; height: 28px; background: #264653).',
    );
  });

  test('takes no small thing elsewhere for one that is missing, and one in the same place for it whatever it is called', () => {
    const icon = (x: number, px: number, over: Partial<Element> = {}): Element => ({
      id: `i${x}`,
      type: 'icon',
      box: { x, y: 560, width: px, height: px },
      confidence: 1,
      ...over,
    });
    const told = (one: Element, other: Element): string[] =>
      compareMeasurements(
        changed(({ elements }) => elements.push(one)),
        changed(({ elements }) => elements.push(other)),
      ).differences.map(({ kind }) => kind);
    expect(told(icon(40, 24), icon(240, 40))).toEqual(['missing-element', 'extra-element']);
    expect(told(icon(40, 24), icon(240, 24))).not.toContain('missing-element');
    expect(told(icon(40, 40, { fill: '#fbe9f1' }), icon(40, 40, { fill: '#fbe9f1', type: 'button' }))).toEqual([]);
  });

  test('compares neither sizes nor distances of a bar that paints nothing', () => {
    const bar = (height: number, fill?: string): Element => ({
      id: 'nav',
      type: 'nav',
      box: { x: 0, y: 560, width: 1024, height },
      ...(fill !== undefined && { fill }),
      confidence: 1,
    });
    const told = (fill?: string): string[] =>
      compareMeasurements(
        changed(({ elements }) => elements.push(bar(30, fill))),
        changed(({ elements }) => elements.push(bar(40, fill))),
      ).differences.map(({ message }) => message);
    expect(told()).toEqual([]);
    expect(told('#111827')).toEqual(['nav 1024×30 at 0,560: height is 40 px, should be 30.']);
  });

  test('compares a gradient with a gradient or a flat fill by its ends', () => {
    const filled = (over: Partial<Element>): Measurement =>
      changed(({ elements }) => {
        const { fill: _, ...button } = elements[3]!;
        elements[3] = { ...button, ...over };
      });
    const gradient = { from: '#4f46e5', to: '#9333ea', angle: 90 };
    const { differences } = compareMeasurements(filled({ gradient }), filled({ fill: '#4f46e5' }));
    expect(differences.map(({ message, change }) => [message, change.property])).toEqual([
      [
        'button `Get started`: fill is #4f46e5, should be linear-gradient(90deg, #4f46e5, #9333ea).',
        'background-image',
      ],
    ]);
    // A colour alone would lie below the gradient that is there.
    const back = compareMeasurements(filled({ fill: '#4f46e5' }), filled({ gradient })).differences;
    expect(back.map(({ change }) => [change.property, change.to])).toEqual([['background', '#4f46e5']]);
    const faint = { gradient: { from: '#4f46e5', to: '#5048e6', angle: 90 } };
    expect(compareMeasurements(filled(faint), filled({ fill: '#4f46e5' })).differences).toEqual([]);
  });

  test('tells words on another ground by its colour, and not the box around them as one to take away', () => {
    const build = changed(({ texts, elements }) => {
      texts[4]!.background = '#fde68a';
      elements.push({
        id: 'x',
        type: 'badge',
        box: { x: 30, y: 472, width: 140, height: 30 },
        fill: '#fde68a',
        confidence: 1,
      });
    });
    expect(messages(build)).toEqual(['text `Forgot password?`: fill is #fde68a, should be #ffffff.']);
  });

  test('suggests distances by what they lack, and a weight where the width of the letters agrees', () => {
    const changes = (build: Measurement) =>
      compareMeasurements(page(), build).differences.map(({ change }) => [change.property, change.from, change.to]);
    expect(changes(changed(({ texts }) => shift(texts[4]!, 0, 20)))).toEqual([
      ['margin-top', 'current', 'current - 20px'],
    ]);
    const heavier = { fontWeight: 500, box: { x: 40, y: 480, width: 118, height: 14 } };
    expect(changes(changed(({ texts }) => Object.assign(texts[4]!, heavier)))).toEqual([['font-weight', '500', '400']]);
    expect(changes(changed(({ texts }) => (texts[4]!.box.width = 118)))).toEqual([
      ['letter-spacing', 'current', 'current - 0.4px'],
    ]);
  });

  test('names the rule of a line for all its words, and none for some of them', () => {
    const told = (words: number[]) => {
      const build = changed(({ texts }) => {
        texts[4]!.dom = { selector: '.forgot' };
        for (const at of words) texts[4]!.words[at]!.color = '#b91c1c';
      });
      return compareMeasurements(page(), build).differences.map(({ change }) => change.target);
    };
    expect(told([1])).toEqual(['text `password?`']);
    expect(told([0, 1])).toEqual(['.forgot']);
  });

  test('asks to take no border away where the box would then be seen by nobody', () => {
    const bare = (fill: string) =>
      changed(({ elements }) => {
        const { border: _, ...plain } = elements[0]!;
        elements[0] = { ...plain, fill };
      });
    const told = (fill: string): string[] =>
      compareMeasurements(
        bare(fill),
        changed(({ elements }) => (elements[0]!.fill = fill)),
      ).differences.map(({ message }) => message);
    expect(told('#f9fafb')).toEqual([]);
    expect(told('#4f46e5')).toEqual(['card 300×200 at 40,120: border is #e5e7eb, should be none.']);
  });

  test('names an icon by what it shows', () => {
    const box = { x: 900, y: 30, width: 20, height: 20 };
    const reference = changed(({ elements }) =>
      elements.push({ id: 'i', type: 'icon', name: 'bell', ink: '#6b7280', box, confidence: 1 }),
    );
    expect(compareMeasurements(reference, page()).differences.map(({ message }) => message)).toEqual([
      'Missing icon bell 20×20 at 900,30 (width: 20px; height: 20px; color: #6b7280).',
    ]);
  });

  test('takes the outline and the face of one box for one', () => {
    const framed = changed(({ elements }) => {
      const { border, radius, ...face } = elements[0]!;
      const box = { x: 38, y: 118, width: 304, height: 204 };
      elements[0] = { ...face, border: border!, box };
      elements.push({ ...face, id: 'face', radius: radius! });
    });
    const single = changed(({ elements }) => {
      elements[0] = { ...elements[0]!, box: { x: 38, y: 118, width: 304, height: 204 } };
    });
    expect(compareMeasurements(framed, single).differences).toEqual([]);
  });

  test('believes a running build that says it has what is expected', () => {
    const build = (radius: number) =>
      changed(({ elements }) => {
        const look = { box: elements[0]!.box, fill: '#ffffff', radius };
        const box = { ...elements[0]!.box, height: 180 };
        elements[0] = { ...elements[0]!, box, radius: 4, dom: { selector: '.card', look } };
      });
    expect(messages(build(12))).toEqual([]);
    expect(messages(build(6))).toEqual(['card 300×200 at 40,120: radius is 4 px, should be 12.']);
  });

  test('reports a word of another colour, whatever the running build says of its line', () => {
    const look = (box: TextLine['box']) => ({ box, color: '#1f2937' });
    const build = changed(({ texts }) => {
      texts[4]!.words[1]!.color = '#b91c1c';
      texts[4]!.dom = { selector: '.forgot', look: look(texts[4]!.box) };
    });
    expect(messages(build)).toEqual(['text `password?`: text is #b91c1c, should be #1f2937.']);
    const misread = changed(({ texts }) => {
      texts[4]!.color = '#b91c1c';
      texts[4]!.dom = { selector: '.forgot', look: look(texts[4]!.box) };
    });
    expect(messages(misread)).toEqual([]);
  });

  test('reports the text of a box that only the build has, where the box itself is not reported', () => {
    const box = { x: 600, y: 400, width: 90, height: 40 };
    const told = (type: 'button' | 'card') =>
      messages(
        changed(({ elements, texts }) => {
          elements[3] = { ...elements[3]!, dom: { selector: '.cta' } };
          elements.push({ id: 'x', type, box, fill: '#4f46e5', confidence: 1 });
          texts.push(line('Cancel', 620, 413, { background: '#4f46e5' }));
        }),
      );
    expect(told('button')).toEqual(['Extra button `Cancel`.']);
    expect(told('card')).toEqual(['Extra text `Cancel` at 620,413.']);
    const around = changed(({ texts, elements }) => {
      texts[4]!.background = '#fde68a';
      texts.push(line('now', 180, 480, { background: '#fde68a' }));
      elements.push({
        id: 'x',
        type: 'badge',
        box: { x: 30, y: 472, width: 190, height: 30 },
        fill: '#fde68a',
        confidence: 1,
      });
    });
    expect(messages(around)).toContain('Extra text `now` at 180,480.');
  });

  test('reports no background of words whose pixels are the same, and an extra box of another colour around words', () => {
    const onYellow = (fill: string) =>
      changed(({ texts, elements }) => {
        texts[4]!.background = '#fde68a';
        const box = { x: 30, y: 472, width: 140, height: 30 };
        elements.push({ id: 'x', type: 'card', box, fill, confidence: 1 });
      });
    const isForgot = ({ x, y }: { x: number; y: number }): boolean => x === 40 && y === 480;
    const misread = changed(({ texts }) => (texts[4]!.background = '#fde68a'));
    expect(compareMeasurements(page(), misread, isForgot).differences).toEqual([]);
    expect(messages(onYellow('#fde68a'))).toEqual(['text `Forgot password?`: fill is #fde68a, should be #ffffff.']);
    expect(messages(onYellow('#1d4ed8'))).toContain('Extra card 140×30 at 30,472.');
  });

  test('believes no sizes of a running build that is compared at another scale', () => {
    const twice = ({ x, y, width, height }: Element['box']) => ({
      x: x * 2,
      y: y * 2,
      width: width * 2,
      height: height * 2,
    });
    const reference = changed((measurement) => {
      measurement.image = { width: 2048, height: 1200, scale: 1 };
      measurement.elements = measurement.elements.map((element) => ({
        ...element,
        box: twice(element.box),
        radius: 2 * element.radius!,
        ...(element.border && { border: { ...element.border, width: 2 } }),
      }));
      measurement.texts = measurement.texts.map((text) => ({
        ...text,
        box: twice(text.box),
        fontSize: 2 * text.fontSize,
        words: text.words.map((word) => ({ ...word, box: twice(word.box) })),
      }));
    });
    const build = changed(({ elements }) => {
      elements[3]!.radius = 2;
      elements[3]!.dom = { selector: '.cta', look: { box: elements[3]!.box, radius: 16 } };
    });
    const told = (one: Measurement) => compareMeasurements(reference, one).differences.map(({ message }) => message);
    expect(told(page())).toEqual([]);
    expect(told(build)).toEqual(['button `Get started`: radius is 4 px, should be 16.']);
  });

  test.each([
    ['switch', 'checkbox', ['missing-element', 'extra-element']],
    ['radio', 'checkbox', ['missing-element', 'extra-element']],
    ['checkbox', 'input', ['missing-element', 'extra-element']],
    ['image', 'chart', ['missing-element', 'extra-element']],
    ['checkbox', 'icon', []],
    ['card', 'chart', []],
  ] as const)('pairs a %s with a %s in its place only where one may be read as the other', (one, other, kinds) => {
    const having = (type: Element['type'], over: Partial<Element> = {}) =>
      changed(({ elements }) => {
        const box = { x: 600, y: 400, width: 38, height: 22 };
        elements.push({ id: 's', type, box, confidence: 1, ...over });
      });
    const told = (reference: Measurement, build: Measurement) =>
      compareMeasurements(reference, build).differences.map(({ kind }) => kind);
    expect(told(having(one), having(other))).toEqual(kinds);
    expect(told(having(other), having(one))).toEqual(kinds);
    // Fill and corners of what is drawn are not always read, whichever side it is on.
    expect(told(having('shape', { fill: '#4e73df', radius: 11 }), having('switch'))).toEqual([]);
  });

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 0, 2]], [[1, 2, 0]]])(
    'joins three boxes in each other in the order %j',
    (order) => {
      const nested: Element[] = [0, 3, 6].map((inset, at) => ({
        id: `n${at}`,
        type: 'card',
        box: { x: 600 + inset, y: 400 + inset, width: 200 - 2 * inset, height: 100 - 2 * inset },
        confidence: 1,
        ...[{ border: { color: '#e5e7eb', width: 1 } }, { fill: '#ffffff' }, { radius: 12 }][at],
      }));
      const framed = changed(({ elements }) => elements.push(...order.map((at) => nested[at]!)));
      const single = changed(({ elements }) => elements.push({ ...nested[0]!, fill: '#ffffff', radius: 12 }));
      expect(compareMeasurements(single, framed).differences).toEqual([]);
    },
  );

  test('tells nothing extra that a running build does not have', () => {
    const told = (dom?: { selector: string }) =>
      messages(
        changed(({ elements }) => {
          elements[3] = { ...elements[3]!, dom: { selector: '.cta' } };
          const box = { x: 600, y: 400, width: 90, height: 40 };
          elements.push({ id: 'x', type: 'button', box, fill: '#4f46e5', confidence: 1, ...(dom && { dom }) });
        }),
      );
    expect(told()).toEqual([]);
    expect(told({ selector: '.other' })).toEqual(['Extra button 90×40 at 600,400.']);
  });

  test('asks no fill and no corners away from a switch, of which they are not always read', () => {
    const withSwitch = (over: Partial<Element>) =>
      changed(({ elements }) => {
        const box = { x: 600, y: 400, width: 38, height: 22 };
        elements.push({ id: 's', type: 'switch', box, confidence: 1, ...over });
      });
    const told = (reference: Partial<Element>) =>
      compareMeasurements(withSwitch(reference), withSwitch({ fill: '#0284c7', radius: 11 })).differences.length;
    expect(told({})).toBe(0);
    expect(told({ fill: '#e11d48', radius: 2 })).toBe(2);
  });
});
