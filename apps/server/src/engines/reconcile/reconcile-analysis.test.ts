import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import { expect, test } from 'vitest';
import { SIGN_IN_PAGE } from '../../testing/sample-measurement.ts';
import { toMeasuredValues } from './measured-values.ts';
import { reconcileAnalysis } from './reconcile-analysis.ts';
import { reconcileText } from './reconcile-text.ts';

const values = toMeasuredValues(SIGN_IN_PAGE);
const reconciled = (text: string) => reconcileText(text, values).text;

test.each([
  ['a measured value stays', 'The button is #2563eb, 320px wide.', 'The button is #2563eb, 320px wide.'],
  ['a colour read nearly right is made exact', 'The button is #2461ea.', 'The button is #2563eb.'],
  ['a short hex is spelled out', 'The page is #fff.', 'The page is #ffffff.'],
  [
    'an invented colour takes its sentence along',
    'The page is calm. A #ff00aa banner runs on top. It ends.',
    'The page is calm. It ends.',
  ],
  ['a size read nearly right is made exact', 'The input is 45px high.', 'The input is 44px high.'],
  ['both sides of a size are made exact', 'The input measures 318×44.', 'The input measures 320×44.'],
  ['an invented size takes its sentence along', 'It is centred. The sidebar is 260px wide.', 'It is centred.'],
  ['a misread text is made exact', 'The heading says "Welcome Bock".', 'The heading says "Welcome Back".'],
  ['an invented text takes its sentence along', 'A link says "Forgot your password?". Done.', 'Done.'],
  ['a text over two lines counts', 'It says “Welcome Back Email address”.', 'It says “Welcome Back Email address”.'],
  ['attributes are no texts of the page', 'Use <input type="email">.', 'Use <input type="email">.'],
  [
    'breakpoints are intent',
    'Below 768px the form takes the full width.',
    'Below 768px the form takes the full width.',
  ],
  ['but not an excuse for colours', 'On mobile the page turns #ff00aa.', ''],
])('%s', (_, said, kept) => {
  expect(reconciled(said)).toBe(kept);
});

test('the colour of a line along one side and of a nameless shape is measured too', () => {
  const [first, ...others] = SIGN_IN_PAGE.elements;
  const edges = [{ side: 'left' as const, color: '#aa00ff', width: 4 }];
  const page = {
    ...SIGN_IN_PAGE,
    elements: [{ ...first!, edges }, ...others],
    paints: [{ id: 'p1', type: 'shape' as const, box: first!.box, fill: '#00ff55', confidence: 1 }],
  };
  const said = 'A #aa00ff line runs along its left side. A #00ff55 shape lies below.';
  expect(reconcileText(said, toMeasuredValues(page)).text).toBe(said);
});

test('at a fraction of a scale a size is the one that the guide tells, not a quotient', () => {
  const [first, ...others] = SIGN_IN_PAGE.elements;
  const box = { ...first!.box, width: 1001 };
  const page = {
    ...SIGN_IN_PAGE,
    image: { ...SIGN_IN_PAGE.image, scale: 1.5 },
    elements: [{ ...first!, box: { ...box, x: 0 } }, ...others],
  };
  expect(reconcileText('It is 667px wide.', toMeasuredValues(page)).text).toBe('It is 667px wide.');
});

test('markdown keeps its lines; a bullet without truth goes with its mark', () => {
  expect(reconciled('## Colours\n\n- Primary #2563eb\n- Glow #ff00aa\n- Text #111827')).toBe(
    '## Colours\n\n- Primary #2563eb\n- Text #111827',
  );
});

const local = writeAnalysis(SIGN_IN_PAGE, { uiType: 'webapp', pageName: 'Sign in' });
const answer = {
  prompt: 'A calm sign-in page. The heading says "Welcome Back". The button is #2563eb and 48px high.',
  elements: [
    { type: 'Buttons', count: 7, details: 'One primary action, #2563eb, full width of the form.' },
    { type: 'carousel', count: 1, details: 'Slides from left to right without end.' },
  ],
  colorPalette: [
    { name: 'Action blue', hex: '#2563eb' },
    { name: 'Neon', hex: '#ff00aa' },
  ],
  layout: 'One centred column of 320px.',
  spacing: 'Everything sits on a grid of 61px columns.',
  typography: 'Sans serif, 32px heading and 16px body.',
};

test('counts, colours and types are the measured ones; the words are the model’s where they are true', () => {
  const result = reconcileAnalysis(answer, local, SIGN_IN_PAGE)!;
  expect(result.colorPalette.map((color) => color.hex)).toEqual(local.colorPalette.map((color) => color.hex));
  expect(result.colorPalette).toContainEqual({ name: 'Action blue', hex: '#2563eb' });
  expect(result.elements.map(({ type, count }) => ({ type, count }))).toEqual(
    local.elements.map(({ type, count }) => ({ type, count })),
  );
  expect(result.elements.find((element) => /button/i.test(element.type))?.details).toBe(answer.elements[0]!.details);
  expect(result.layout).toBe(answer.layout);
  expect(result.spacing).toBe(local.spacing);
  expect(result.prompt).toContain('"Email address"');
  expect(JSON.stringify(result)).not.toMatch(/ff00aa|carousel/i);
});

test('an answer that is mostly invented is not used at all', () => {
  const invented = { ...answer, prompt: 'A #ff00aa page. It is 999px wide. It says "Buy now". The end.' };
  expect(reconcileAnalysis(invented, local, SIGN_IN_PAGE)).toBeUndefined();
});
