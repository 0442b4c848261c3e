import type { Bars, Category, Chart } from '../../chart.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { Ask } from '../reply/ask.ts';
import { answered } from '../reply/compose.ts';
import { capital, nameOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import { valuesAt } from './chart-points.ts';
import { chartOf, chartsIn, chartsNamed, namedIn } from './charts-in.ts';

/** "Tue" and "jun", of "tuesday" and "june". */
const SHORT = /^\p{L}{3}$/u;
const isShortFor = (label: string, word: string): boolean => TIMES.has(word) && word.startsWith(label);
const TIMES: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** The labels of a chart that a question has just so; of two that say the same nobody knows which is meant. */
const labelsNamed = ({ categories = [] }: Chart, { text, question: { tokens } }: Ask): Category[] => {
  const words = ` ${foldWords(text)} `;
  const isNamed = (label: string): boolean =>
    (words.includes(` ${label} `) && /..|\d/.test(label)) ||
    (SHORT.test(label) && tokens.some(({ word }) => [word, ...otherWords(word)].some((one) => isShortFor(label, one))));
  const named = categories.filter((one) => isNamed(foldWords(one.text)));
  return named.filter((one) => categories.filter(({ text: other }) => other === one.text).length === 1);
};

/** "How many at 10:00?", "which line is highest on Monday?": what each series, or the one that is named, is worth at a label. */
export const replyAtLabel = (ask: Ask): ChatAnswer | undefined => {
  const { language, tasks } = ask;
  const named = chartsNamed(ask);
  const charts = ask.pages.flatMap(({ parts }) => parts.filter((part) => part.node.type === 'chart'));
  const labelled = charts.filter((part) => labelsNamed(chartOf(part) ?? {}, ask).length > 0);
  for (const part of named.length > 0 ? named : labelled.length === 1 ? labelled : []) {
    const chart = chartOf(part);
    const [label, another] = chart ? labelsNamed(chart, ask) : [];
    if (!chart || !label || another) continue;
    const all = valuesAt(chart, label);
    const series = new Set(namedIn(chart, ask).map(({ text }) => text));
    const own = all.filter(({ name }) => name !== undefined && series.has(name));
    const values = own.length > 0 ? own : all;
    const isMost = tasks.has('biggest');
    const ranked = [...values].sort((a, b) => (isMost ? b.point.value - a.point.value : a.point.value - b.point.value));
    const shown = (isMost || tasks.has('smallest') ? ranked.slice(0, 1) : values).filter(({ point }) => point);
    const isRanked = isMost || tasks.has('smallest');
    // Without an axis that was read a bar has a length, and no value.
    if (shown.length === 0 || (isRanked ? values.length < 2 : !chart.values)) continue;
    const v = shown.map(({ name, point }) => (name ? `${quoteText(name)} ${point.said}` : point.said)).join(', ');
    return answered(say(language, 'shown_with', { n: quoteText(label.text), v }), [part], language);
  }
  return undefined;
};

/** What people call the pieces that a chart is made of, in all languages. */
const PIECES: Record<'bars' | 'curves' | 'ring', ReadonlySet<string>> = {
  bars: new Set(
    'bar bars column columns balken saulen barre barres barra barras columna columnas coluna colunas'.split(' '),
  ),
  curves: new Set(
    'line lines curve curves linie linien kurve kurven ligne lignes courbe courbes linea lineas linha linhas curva curvas series'.split(
      ' ',
    ),
  ),
  ring: new Set(
    'slice slices segment segments piece pieces part parts stuck stucke segmente teile parts tranche tranches porcion porciones segmento segmentos fatia fatias'.split(
      ' ',
    ),
  ),
};

/** A stack is one bar, whatever it is made of. */
const countBars = ({ rows, arranged, direction }: Bars): { count: number; per: number } => {
  const boxes = rows.flatMap((row) => row.boxes);
  const places = new Set(boxes.map((box) => Math.round(direction === 'horizontal' ? box.y : box.x)));
  return arranged === 'stacked' ? { count: places.size, per: 1 } : { count: boxes.length, per: rows.length };
};

/** "How many bars does the chart have?" */
export const replyPieces = (ask: Ask): ChatAnswer | undefined => {
  const { tasks, language, question } = ask;
  if (!tasks.has('count')) return undefined;
  const isOf = (kind: keyof typeof PIECES): boolean => question.tokens.some(({ word }) => PIECES[kind].has(word));
  const counted = chartsIn(ask).flatMap((part) => {
    const { bars, curves, ring } = chartOf(part) ?? {};
    if (bars && isOf('bars')) return [{ part, ...countBars(bars) }];
    if (curves && isOf('curves')) return [{ part, count: curves.length, per: 1 }];
    return ring && isOf('ring') ? [{ part, count: ring.slices.length, per: 1 }] : [];
  });
  const [only, another] = counted;
  if (!only || another) return undefined;
  const each = only.per > 1 && only.count % only.per === 0 ? ` (${only.per} × ${only.count / only.per})` : '';
  return answered(
    say(language, 'shown_with', { n: capital(nameOf(only.part, language)), v: `${only.count}${each}` }),
    [only.part],
    language,
  );
};
