import { describe, expect, test } from 'vitest';
import { AnalysisResult, Draft, UiType } from '../analysis.ts';
import { ChatMessage } from '../chat/chat-message.ts';
import { failedOutcome } from '../engine-answer/fallback-analysis.ts';
import type { Measurement, TextLine } from '../measurement.ts';
import type { Project } from '../project.ts';
import { spellColors } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { defaultName } from './default-name.ts';
import { imagePath } from './image-path.ts';
import { joinOutcomes, toProject, withName, withStack } from './join-outcomes.ts';
import { pageDescription } from './page-description.ts';
import { pageRoute, pageRoutes } from './page-route.ts';
import { writeGuide } from './write-guide.ts';

const text = (words: string, x: number, y: number, color = '#111111'): TextLine => {
  const box = { x, y, width: words.length * 8, height: 20 };
  return {
    text: words,
    box,
    fontSize: 16,
    fontWeight: 400,
    fontClass: 'sans',
    color,
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words: [{ text: words, box }],
  };
};

/** A page with the same header everywhere and one text of its own. */
const page = (own: string): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [text('Acme', 20, 20), text('Products', 200, 20, '#0d6efd'), text(own, 20, 200)],
  elements: [],
  regions: [
    { role: 'header', box: { x: 0, y: 0, width: 800, height: 60 }, fill: '#ffffff' },
    { role: 'main', box: { x: 0, y: 60, width: 800, height: 540 } },
  ],
  palette: [
    { hex: '#ffffff', name: 'White', role: 'background', share: 0.9 },
    { hex: '#0d6efd', name: 'Blue', role: 'primary', share: 0.02 },
  ],
  spacing: { unit: 8, scale: [8, 16], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
});

const project = (over: Partial<Project> = {}): Project => ({
  name: 'Acme shop',
  uiType: 'webapp',
  homePage: 1,
  outcomes: ['About Us!', 'Start'].map((name, imageIndex) => ({
    name,
    imageIndex,
    success: true,
    analysis: writeAnalysis(page(`Welcome to ${name}`), { uiType: 'webapp', pageName: name, isFullPage: true }),
  })),
  ...over,
});

const count = (haystack: string, needle: string): number => haystack.split(needle).length - 1;

describe('routes and names', () => {
  test.each([
    ['About Us!', '/about-us'],
    ['  User   Settings ', '/user-settings'],
    ['Café №1', '/caf-1'],
  ])('[GB3] %j is at %s', (name, route) => {
    expect(pageRoute(name)).toBe(route);
  });

  test('[GB4] the home page is at / and /home, and no other page takes these', () => {
    expect(pageRoutes(['Home', 'Start', 'Home', '页面'], 1)).toEqual([
      ['/home-2'],
      ['/', '/home'],
      ['/home-3'],
      ['/page-4'],
    ]);
  });

  test('[EN15] default names count from one', () => {
    expect([defaultName('landing', 1), defaultName('webapp', 2)]).toEqual(['Section 1', 'Page 2']);
  });

  test('[EN18] the image path holds user, timestamp, index and a safe file name', () => {
    expect(imagePath('u1', 1700000000000, 3, 'Home page.png')).toBe('u1/1700000000000-3-Home-page.png');
    expect(imagePath('u1', 5, 0, '../../etc/passwd')).toBe('u1/5-0-passwd');
    expect(imagePath('u1', 5, 0, '..')).toBe('u1/5-0-image');
  });
});

describe('shapes', () => {
  test('[EN14] a draft has id, name and imageIndex', () => {
    expect(Draft.parse({ id: 'd1', name: 'Page 1', imageIndex: 0 })).toEqual({
      id: 'd1',
      name: 'Page 1',
      imageIndex: 0,
    });
    expect(Draft.safeParse({ id: 'd1', name: 'Page 1' }).success).toBe(false);
  });

  test('[EN16] a chat message has id, content, sender, timestamp and a copied flag', () => {
    const message = { id: 'm1', content: 'Hi', sender: 'user', timestamp: 1, copied: false };
    expect(ChatMessage.parse(message)).toEqual(message);
    expect(ChatMessage.safeParse({ ...message, sender: 'system' }).success).toBe(false);
  });

  test('[EN17] the ui type is landing or webapp', () => {
    expect(['landing', 'webapp', 'app'].map((value) => UiType.safeParse(value).success)).toEqual([true, true, false]);
  });
});

describe('writeGuide', () => {
  test('[GB1] is one markdown guide with palette, typography, spacing, every page and the order of work', () => {
    const guide = writeGuide(project(), { detail: 'full' });
    for (const title of [
      '# Acme shop: build guide',
      '## Palette',
      '## Typography',
      '## Spacing and corners',
      '## Build order',
    ])
      expect(guide).toContain(title);
    expect(guide).toContain('## Page 1: About Us\\! (/about-us)');
    expect(guide).toContain('## Page 2: Start (/ and /home, home page)');
  });

  test('of one page has no order of work: it is built in one go', () => {
    const { outcomes, ...rest } = project();
    const guide = writeGuide({ ...rest, homePage: 0, outcomes: outcomes.slice(0, 1) }, { detail: 'full' });
    expect(guide).not.toContain('Build order');
  });

  test('a page that nobody named is titled by its place alone', () => {
    const { outcomes, ...rest } = project();
    const named = outcomes.map((outcome, index) => ({ ...outcome, name: `Page ${index + 1}` }));
    const guide = writeGuide({ ...rest, outcomes: named }, { detail: 'full' });
    expect(guide).toContain('## Page 1 (/page-1)');
    expect(guide).not.toContain('Page 1: Page 1');
    const moved = writeGuide({ ...rest, outcomes: named.toReversed() }, { detail: 'full' });
    expect(moved.match(/^## Page \d.*/gm)).toEqual([
      expect.stringMatching(/^## Page 2 /),
      expect.stringMatching(/^## Page 1 /),
    ]);
  });

  test('says of a colour that only some pages have which ones', () => {
    const { outcomes, ...rest } = project();
    const [first, ...others] = outcomes;
    const { measurement, ...analysis } = first!.analysis;
    const palette = [...measurement!.palette, { hex: '#26a69a', name: 'teal', role: 'accent' as const, share: 0.1 }];
    const teal = { ...first!, analysis: { ...analysis, measurement: { ...measurement!, palette } } };
    const guide = writeGuide({ ...rest, outcomes: [teal, ...others] }, { detail: 'concise' });
    expect(guide).toMatch(/accent #26a69a \(only on page 1\)/);
    expect(guide.match(/\(only on /g)).toHaveLength(1);
    const tealTexts = measurement!.texts.map((line) => ({ ...line, color: '#26a69a' }));
    const both = [teal, { ...first!, analysis: { ...analysis, measurement: { ...measurement!, texts: tealTexts } } }];
    expect(writeGuide({ ...rest, outcomes: both }, { detail: 'concise' })).not.toMatch(/#26a69a \(only on/);
    const landing = { ...rest, uiType: 'landing' as const, outcomes: [teal, others[0]!, teal] };
    expect(writeGuide(landing, { detail: 'concise' })).toContain('accent #26a69a (only in sections 1 and 3)');
  });

  test('states a header that all pages share once, and each page has only its own texts', () => {
    const guide = spellColors(writeGuide(project(), { detail: 'full' }));
    expect(count(guide, '`Products`')).toBe(1);
    expect(count(guide, '  header 800×60 #ffffff: the shared one\n')).toBe(2);
    expect(count(guide, '`Welcome to Start`')).toBe(1);
  });

  test('a short guide tells a shared header once as it flows, and has no coordinates', () => {
    const guide = writeGuide(project(), { detail: 'concise' });
    expect(count(guide, '`Acme`')).toBe(1);
    expect(guide).toContain('### Pages 1 and 2: header\n- header 800×60 #ffffff, padding ');
    expect(count(guide, '- header 800×60 #ffffff: the shared one\n')).toBe(2);
    expect(guide).not.toMatch(/\b[xy] \d+–\d+|y≈|## Check/);
  });

  test('a page whose header differs in one item says so', () => {
    const other = page('Second');
    other.texts[1] = text('Products', 200, 20, '#ff0000');
    const { outcomes } = project();
    const analysis = writeAnalysis(other, { uiType: 'webapp', pageName: 'Start' });
    const guide = writeGuide(project({ outcomes: [outcomes[0]!, { ...outcomes[1]!, analysis }] }), { detail: 'full' });
    expect(spellColors(guide)).toContain('  header 800×60 #ffffff: the shared one; here `Products` #ff0000\n');
    // Half a pixel of size, or letters taken for another face, is measuring and not the design.
    other.texts[1] = { ...text('Products', 200, 20, '#0d6efd'), fontSize: 17.5, fontClass: 'mono' };
    const noisy = { ...outcomes[1]!, analysis: writeAnalysis(other, { uiType: 'webapp', pageName: 'Start' }) };
    const same = writeGuide(project({ outcomes: [outcomes[0]!, noisy] }), { detail: 'full' });
    expect(spellColors(same)).toMatch(/header 800×60 #ffffff: the shared one\n/);
    expect(same).not.toContain('the shared one; here');
  });

  test('[GB2] a page that was not measured gets ten lines of its prompt at most, no headings, nothing empty', () => {
    const prompt = ['# Title', '', ...Array.from({ length: 14 }, (_, index) => `line ${index + 1}`)].join('\n');
    expect(pageDescription(prompt)).toEqual(Array.from({ length: 10 }, (_, index) => `line ${index + 1}`));
    const { outcomes } = project();
    const { measurement: _, ...analysis } = { ...outcomes[0]!.analysis, prompt };
    const guide = writeGuide(project({ outcomes: [{ ...outcomes[0]!, analysis }] }), { detail: 'full' });
    expect(guide).toContain('line 10');
    expect(guide).not.toContain('line 11');
  });

  test("a model's words stand before the facts of a measured page, fewer of them in the short guide", () => {
    const written = project();
    const { analysis } = written.outcomes[0]!;
    analysis.engine = { kind: 'model', name: 'a model' };
    analysis.prompt = '# About\nTells who we are.\nIt calms.\nIt scrolls.\nIt ends.';
    expect(writeGuide(written, { detail: 'full' })).toContain('Tells who we are.\nIt calms.\nIt scrolls.\nIt ends.');
    const short = writeGuide(written, { detail: 'concise' });
    expect(short).toContain('Tells who we are.\nIt calms.\nIt scrolls.');
    expect(short).not.toContain('It ends.');
    expect(writeGuide(project(), { detail: 'full' })).not.toContain('Tells who we are.');
  });

  test('[GB5] a landing guide suggests the space between sections', () => {
    expect(writeGuide(project({ uiType: 'landing' }), { detail: 'full' })).toContain('80-120px');
  });

  test('notes stay quoted, whatever they say', () => {
    const guide = writeGuide(project({ notes: 'Use Vue\n# Not a heading\n```\n<b>x</b>' }), { detail: 'full' });
    expect(guide).toContain('> Use Vue\n> \\# Not a heading\n> \\`\\`\\`\n> \\<b\\>x\\</b\\>');
  });

  test('[GE10] a failed page is told as such among the others', () => {
    const { outcomes } = project();
    const guide = writeGuide(project({ outcomes: [outcomes[0]!, failedOutcome('Start', 1)] }), { detail: 'full' });
    expect(guide).toContain('refer to the uploaded image');
    expect(guide).toContain('`Welcome to About Us!`');
  });
});

describe('joinOutcomes', () => {
  test('[EN9] [EN11] a multi-page result has the specified fields, pages, home page and notes', () => {
    const result = joinOutcomes(project({ notes: 'Use Vue' }));
    expect(AnalysisResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({ promptName: 'Acme shop', homePage: 1, customNotes: 'Use Vue', uiType: 'webapp' });
    expect(result.pages?.map(({ name }) => name)).toEqual(['About Us!', 'Start']);
    expect(result.colorPalette).toEqual([
      { name: 'White', hex: '#ffffff' },
      { name: 'Blue', hex: '#0d6efd' },
    ]);
    expect(result.sections).toBeUndefined();
  });

  test('[EN10] the prompt name is part of the result', () => {
    expect(joinOutcomes(project()).promptName).toBe('Acme shop');
  });

  test('a result saved before names were part of it is opened under the name of its entry, with its guide as it was', () => {
    const { promptName: _, ...old } = joinOutcomes(project());
    const named = withName(old, 'Acme, renamed');
    expect(named).toEqual({ ...old, promptName: 'Acme, renamed' });
    expect(toProject(named).name).toBe('Acme, renamed');
    expect(withName(joinOutcomes(project()), 'Acme, renamed').prompt).toContain('# Acme, renamed');
  });

  test('[EN12] a landing result has sections of the same shape and no home page', () => {
    const result = joinOutcomes(project({ uiType: 'landing' }));
    expect(result.sections?.[0]).toMatchObject({ name: 'About Us!', imageIndex: 0, success: true });
    expect([result.pages, result.homePage]).toEqual([undefined, undefined]);
  });

  test('a stored result turns back into its project', () => {
    const original = project({ notes: 'Use Vue' });
    expect(toProject(joinOutcomes(original))).toEqual(original);
    expect(toProject(joinOutcomes({ ...original, stack: 'vue' }))).toEqual({ ...original, stack: 'vue' });
  });

  test('a stored result changes its stack as if it had been written for it', () => {
    const original = project({ notes: 'Be kind.' });
    const result = joinOutcomes(original);
    expect(withStack(result, undefined)).toBe(result);
    expect(withStack(result, 'shadcn')).toEqual(joinOutcomes({ ...original, stack: 'shadcn' }));
    expect(withStack(result, 'next')).toEqual({ ...result, stack: 'next' });
    // Guides where nobody had chosen said HTML once.
    const { stack: _, ...plain } = withStack(result, 'html');
    expect(withStack(plain, undefined)).toEqual(result);
    expect(withStack(withStack(result, 'vue'), 'next')).toEqual(joinOutcomes({ ...original, stack: 'next' }));
    const old = { ...result, prompt: 'As an older version wrote it.', concisePrompt: undefined };
    expect(withStack(old, 'vue')).toEqual(joinOutcomes({ ...original, stack: 'vue' }));
  });
});

test('the guide names the stack that was chosen, in its head and where notes may overrule it', () => {
  const analysis = writeAnalysis(page('Hello'), { uiType: 'webapp', pageName: 'Home' });
  const outcomes = [{ name: 'Home', imageIndex: 0, success: true as const, analysis }];
  const project: Project = { name: 'Acme', uiType: 'webapp', outcomes, notes: 'Be kind.' };
  const guide = writeGuide({ ...project, stack: 'react' }, { detail: 'full' });
  expect(guide).toContain(
    'Build this one-page web app with React + Tailwind from the facts below, which were measured on a screenshot. Make components of what repeats, in `src/components`.',
  );
  expect(guide).not.toContain('HTML');
  expect(guide).toContain('build with that instead of React + Tailwind;');
  expect(writeGuide({ ...project, stack: 'next' }, { detail: 'full' })).toBe(writeGuide(project, { detail: 'full' }));
});
