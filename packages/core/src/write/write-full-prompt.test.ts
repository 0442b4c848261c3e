import { describe, expect, test } from 'vitest';
import { sampleProject } from '../exports/sample-project.fixture.ts';
import { packGlyph } from '../glyph.ts';
import type { Measurement } from '../measurement.ts';
import { box, page, spellColors, text } from './page.fixture.ts';
import { writeConcisePrompt } from './write-concise-prompt.ts';
import { writeFullPrompt } from './write-full-prompt.ts';

/** Icons that were traced are files of their own shape. */
const glyph = packGlyph(3, 3, [0, 3, 0, 3, 3, 3, 0, 3, 0]);

const full = (measurement: Measurement): string => spellColors(writeFullPrompt(measurement, 'Team', 'webapp'));

describe('what a coder needs who never sees the picture', () => {
  test('every line that was read for sure is in the prompt, whatever holds it', () => {
    const pages = sampleProject().outcomes.flatMap(({ analysis: { measurement } }) => measurement ?? []);
    const table = [0, 1, 2, 3].flatMap((row) => [
      text(`Name ${row}`, 40, 60 + 40 * row),
      text(row === 2 ? 'Away' : 'Present', 400, 60 + 40 * row),
    ]);
    const rows = [box('t', 'table', 20, 40, 960, 170, { rows: 4, columns: 2, fill: '#fafafa' })];
    const [paragraph, more] = [text('Ship it', 40, 400), text('every week', 40, 420)];
    for (const measurement of [...pages, page([...table, paragraph, more], rows)])
      for (const line of measurement.texts.filter(({ confidence }) => confidence >= 0.9))
        expect(full(measurement)).toContain(`\`${line.text}\``);
  });

  test('says what is in a labelled box, and which corners of a picture on top of a card are round', () => {
    const prompt = full(
      page(
        [text('Search', 140, 34), text('Title', 220, 320), text('More', 220, 380)],
        [
          box('b', 'button', 100, 20, 120, 40, { fill: '#ffffff' }),
          box('i', 'icon', 112, 30, 19, 19),
          box('c', 'card', 200, 100, 300, 400, { fill: '#ffffff', radius: 6 }),
          box('p', 'image', 200, 100, 300, 200, { fill: '#dddddd', radius: 6 }),
        ],
      ),
    );
    expect(prompt).toContain('button [`icon-search.png`] `Search` 120×40 #ffffff, gap 10, icon 16px');
    expect(prompt).toContain('image [`image-title.png`] 300×200 radius 6 at its top corners only');
    expect(prompt).toContain('Icons have the colour of the text beside them unless said.');
  });

  test('what is painted and has no name is told with what lies on it', () => {
    const icon = box('e1', 'icon', 110, 110, 20, 20, { ink: '#ffffff', name: 'bell', glyph });
    const disc = box('p1', 'shape', 96, 96, 48, 48, { fill: '#ef4444', radius: 24 });
    const prompt = full(page([], [icon], { paints: [disc] }));
    expect(prompt).toContain('shape [bell] 48×48 #ef4444, round, icon 16px #ffffff');
  });

  test('text in a script that was not read is told as such', () => {
    const prompt = full(page([text('□□□□', 20, 20), text('□□', 20, 60), text('GitHub', 20, 100)]));
    expect(prompt).toContain('□ is text in a script that was not read (2 lines');
    expect(full(page([text('GitHub', 20, 100)]))).not.toContain('script');
  });

  test('says what is slanted and what is underlined', () => {
    const prompt = full(
      page([
        text('Plain words that most of this page is set in', 20, 20),
        text('Enter your name', 20, 100, { italic: true }),
        text('Forgot it?', 20, 200, { underlined: true, color: '#0d6efd' }),
      ]),
    );
    expect(prompt).toContain('`Enter your name` italic;');
    expect(prompt).toContain('`Forgot it?` #0d6efd underlined\n');
  });

  test('icons of several widths are one part of a repeated component', () => {
    const cards = [0, 1, 2].map((at) => box(`c${at}`, 'card', 20 + at * 300, 100, 280, 100, { fill: '#eeeeee' }));
    const icon = (at: number, width: number, name: string) =>
      box(`i${at}`, 'icon', 20 + at * 300 + 264 - width, 134, width, 32, { ink: '#dddfeb', name, glyph });
    const bar = box('p', 'progress', 760, 150, 60, 8, { fill: '#dddddd' });
    const texts = [0, 1, 2].flatMap((at) => [
      text(`Label ${at}`, 40 + at * 300, 120),
      text(`${at}0 %`, 40 + at * 300, 150),
    ]);
    const more = text('of all', 840, 150);
    const prompt = full(page([...texts, more], [...cards, icon(0, 30, 'calendar'), icon(1, 20, 'dollar'), bar]));
    expect(prompt).toContain('icon {c} 28px #dddfeb');
    expect(prompt).toContain('`Label 0` | `00 %` | [calendar]\n`Label 1` | `10 %` | [dollar]');
    // What has other parts is written on its own.
    expect(prompt).toContain('progress 60×8 #dddddd; `of all`');
  });

  test('a landmark says its gradient, or the picture that it lies on', () => {
    const regions = [
      {
        role: 'header' as const,
        box: { x: 0, y: 0, width: 1000, height: 300 },
        gradient: { from: '#312e81', to: '#7c3aed', angle: 120 },
      },
      { role: 'main' as const, box: { x: 0, y: 300, width: 1000, height: 500 }, fill: '#a06040', picture: true },
    ];
    const prompt = full(page([text('Ship it', 20, 20), text('Join', 20, 400)], [], { regions }));
    expect(prompt).toContain('gradient 120deg #312e81 to #7c3aed');
    expect(prompt).toContain('on a background picture, placeholder #a06040');
  });

  test('a reading in doubt is marked as one', () => {
    const prompt = full(page([text('Visitors', 20, 20), text('10OK', 20, 60, { confidence: 0.8 })]));
    expect(prompt).toContain('`10OK` (?)');
    expect(prompt).not.toContain('`Visitors` (?)');
  });

  test('what was seen and not read is said to be so', () => {
    const [select, chart] = [
      box('s', 'select', 20, 100, 200, 40, { fill: '#eeeeee' }),
      box('c', 'chart', 20, 200, 400, 300),
    ];
    const prompt = full(page([text('Most popular', 32, 114)], [select, chart]));
    expect(prompt).toContain('select `Most popular` 200×40 #eeeeee, its arrow was not read');
    expect(prompt).toContain('chart 400×300 its values were not read');
    const arrow = box('a', 'icon', 190, 112, 16, 16, { name: 'chevron-down' });
    expect(full(page([text('Most popular', 32, 114)], [select, arrow]))).not.toContain('not read');
  });

  test('words that stand out in a line are named behind it with what makes them stand out', () => {
    const words = ['Since', 'last', 'month'].map((word, index) => ({
      text: word,
      box: { x: 60 + index * 40, y: 20, width: 36, height: 12 },
    }));
    const prompt = full(
      page([
        text('3.48%', 20, 20, {
          color: '#10b981',
          words: [{ text: '3.48%', box: { x: 20, y: 20, width: 36, height: 12 } }],
        }),
        text('Since last month', 60, 20, { continues: true, words }),
      ]),
    );
    expect(prompt).toContain('`3.48% Since last month` (`3.48%` #10b981)');
  });

  test('icons that were told by their shape are named, alone and in a list', () => {
    const icons = ['home', 'bell', 'search', undefined].map((name, index) =>
      box(`i${index}`, 'icon', 20, 100 + index * 50, 20, 20, name ? { name, glyph } : {}),
    );
    expect(full(page([text('Menu', 20, 20)], icons))).toContain('4 icons 16px: [home], [bell], [search], [`icon.png`]');
    expect(full(page([text('Menu', 20, 20)], icons.slice(1, 2)))).toContain('[bell] 16px');
    const arrow = box('p0', 'icon', 60, 100, 20, 20, { name: 'chevron-down' });
    expect(full(page([text('Menu', 20, 20)], [], { paints: [arrow] }))).toContain('Icons have the colour of the text');
    const bells = icons.map((icon) => ({ ...icon, name: 'bell', glyph }));
    expect(full(page([text('Menu', 20, 20)], bells))).toMatch(/: 4 icons \[bell\] 16px\n/);
  });

  test('among the named icons of a repeated component one that has no name is not told as usual', () => {
    const cards = ['bell', 'search', undefined].flatMap((name, index) => [
      box(`c${index}`, 'card', 20 + index * 320, 100, 300, 200, { fill: '#ffffff', radius: 12 }),
      box(`i${index}`, 'icon', 40 + index * 320, 120, 20, 20, name ? { name, glyph } : {}),
    ]);
    const texts = ['Mail', 'Find', 'More'].flatMap((words, index) => [
      text(words, 40 + index * 320, 160),
      text(`About ${words}`, 40 + index * 320, 220),
    ]);
    const prompt = full(page(texts, cards));
    expect(prompt).toMatch(/\[bell\][\s\S]*\[search\][\s\S]*\[`icon-more.png`\]/);
    expect(prompt).not.toContain('usual');
  });

  test('an icon says its colour only where the text beside it has another', () => {
    const icons = ['#111111', '#ef4444'].map((ink, index) =>
      box(`i${index}`, 'icon', 20, 100 + index * 50, 20, 20, { ink, glyph }),
    );
    const prompt = full(page([text('Home', 60, 104), text('Alerts', 60, 154)], icons));
    expect(prompt).toContain('[`icon-home`] {} 18px; {}: usual `Home`, #ef4444 `Alerts`');
    expect(prompt.split('## Structure')[1]).not.toContain('#111111');
  });

  test('an icon has no colour of its own where that is the ground', () => {
    const icons = ['#222222', '#ffffff', '#ffffff'].map((fill, index) =>
      box(`i${index}`, 'icon', 20, 100 + index * 50, 20, 20, { fill, radius: 7, glyph }),
    );
    const sidebar = { role: 'sidebar', box: { x: 0, y: 0, width: 200, height: 800 }, fill: '#222222' } as const;
    const prompt = full(page([text('Home', 60, 104)], icons, { regions: [sidebar] }));
    expect(prompt).toContain('[`icon-home`] 18px; `Home`');
    expect(prompt).toContain(' 2 icons [`icon-home`] 18px #ffffff, radius 7');
  });

  test('an icon in the colour of its own tile says none: nobody would see it', () => {
    const tile = box('t', 'card', 20, 100, 200, 60, { fill: '#ffffff', border: { width: 1, color: '#cccccc' } });
    const icon = (ink: string) => box('i', 'icon', 30, 120, 20, 20, { ink, glyph });
    const prompt = (ink: string): string => full(page([text('Home', 60, 124)], [tile, icon(ink)]));
    expect(prompt('#ef4444').split('## Structure')[1]).toContain('#ef4444');
    expect(prompt('#ffffff').split('## Structure')[1]).not.toMatch(/px #ffffff|18px c1\b/);
  });

  test('a landmark has the ground that its texts stand on, from one text only where that is a mere tint', () => {
    const main = { role: 'main', box: { x: 0, y: 60, width: 1000, height: 740 } } as const;
    const on = (background: string): string =>
      full(page([text('Dashboard', 20, 100, { background })], [], { regions: [main] }));
    expect(on('#f8f9fc')).toContain(' main 1000×740 #f8f9fc: `Dashboard`\n');
    expect(on('#0d6efd')).toContain(' main 1000×740: `Dashboard` on #0d6efd\n');
  });

  test('counts a landmark once that was found under two names', () => {
    const band = { box: { x: 0, y: 0, width: 1000, height: 300 }, fill: '#222222' } as const;
    const prompt = writeConcisePrompt(
      page([], [], {
        regions: [
          { role: 'header', ...band },
          { role: 'section', ...band },
        ],
      }),
      'Team',
      'webapp',
    );
    expect(prompt).toContain('Landmarks: header. It holds');
  });

  test('names the heading levels of the structure, from the one h1 on', () => {
    const big = { fontSize: 24 };
    const titles = [text('Overview', 20, 100, big), text('Details', 20, 200, big)];
    const prompt = full(
      page(
        titles,
        titles.map(({ box: { x, y, width, height } }, index) => box(`h${index}`, 'heading', x, y, width, height)),
      ),
    );
    expect(prompt).toContain(': h1 `Overview`; h2 `Details`\n');
  });

  test('a progress bar is filled as far as the number on its end says; any other number may be a trend', () => {
    const bars = [100, 300].map((y) => box(`p${y}`, 'progress', 20, y, 500, 16, { fill: '#e74a3b' }));
    const prompt = full(page([text('Migration', 20, 80), text('20%', 499, 80), text('7%', 440, 282)], bars));
    expect(prompt).toContain(' progress 500×16 #e74a3b, 20 % filled\n');
    expect(prompt).toMatch(/`7%`, left \+\d+; progress 500×16 #e74a3b$/m);
    expect(prompt).toContain('- progress without "filled": its share was not read');
  });

  test('a measured progress bar says its track, how far it is filled and with what', () => {
    const bar = { fill: '#eceef1', filled: { percent: 25, color: '#696cff' } };
    const prompt = full(page([text('Migration', 20, 80)], [box('p', 'progress', 20, 100, 500, 16, bar)]));
    expect(prompt).toContain('#eceef1, 25 % filled with #696cff');
    expect(prompt).not.toContain('not read');
  });

  test('boxes that are as wide as their labels want are written with the space beside these', () => {
    const cards = [0, 1].map((index) => box(`c${index}`, 'card', 20 + index * 320, 100, 300, 200, { fill: '#fafafa' }));
    const buttons = [100, 120].map((width, index) =>
      box(`b${index}`, 'button', 170 + index * 320 - width / 2, 240, width, 40, { fill: '#0d6efd' }),
    );
    const onBlue = { color: '#ffffff', background: '#0d6efd' };
    const texts = [
      text('A long name', 44, 124),
      text('A long name', 364, 124),
      text('Buy', 160, 255, onBlue),
      text('Buy now', 466, 255, onBlue),
    ];
    const prompt = full(page(texts, [...cards, ...buttons]));
    expect(prompt).toContain('button {} 40 high #0d6efd, text #ffffff, padding 0 39, centred: `Buy`, `Buy now`');
  });

  test('a contrast that falls short reads as one', () => {
    const prompt = full(page([text('Menu', 20, 20, { color: '#777777' })]));
    expect(prompt).toContain('#777777 on #ffffff 4.4:1.');
  });
});
