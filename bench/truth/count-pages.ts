import { renderCount } from './render-count.ts';
import type { TruthPage } from './truth-pages.ts';

const tally = (values: readonly (string | number)[]): string =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((other) => other === value).length }))
    .toSorted((a, b) => b.count - a.count || String(a.value).localeCompare(String(b.value)))
    .map(({ value, count }) => `${value} ${count}`)
    .join(', ');

const familiesOf = (pages: readonly TruthPage[]): Set<string> => new Set(pages.map(({ family }) => family));

/** How many pages there are, of how many families, and of what, as a table. */
export function countPages(pages: readonly TruthPage[]): string {
  const row = (name: string, chosen: readonly TruthPage[]): string => {
    const atHand = chosen.filter(({ files }) => files).length;
    const open = chosen.filter(({ split }) => split === 'open');
    const sealed = chosen.filter(({ split }) => split === 'sealed');
    return `| ${name} | ${chosen.length} | ${atHand} | ${familiesOf(chosen).size} | ${open.length} of ${familiesOf(open).size} | ${sealed.length} of ${familiesOf(sealed).size} |`;
  };
  const own = pages.filter(({ origin }) => origin === 'own');
  const real = pages.filter(({ origin }) => origin === 'real');
  const largest = Math.max(
    0,
    ...[...familiesOf(pages)].map((name) => pages.filter(({ family }) => family === name).length),
  );
  return [
    '| pages | all | at hand | families | open pages of families | sealed pages of families |',
    '| --- | --- | --- | --- | --- | --- |',
    row('our own compositions', own),
    row('written by others', real),
    row('**together**', pages),
    '',
    `Largest family: ${renderCount(largest, 'page')}. Kinds: ${tally(pages.flatMap(({ kind }) => kind))}.`,
    `CSS widths: ${tally(pages.map(({ width }) => width))}. At 2x: ${pages.filter(({ scale }) => scale === 2).length}. Full-page: ${pages.filter(({ fullPage }) => fullPage).length}. Dark: ${pages.filter(({ dark }) => dark).length}.`,
  ].join('\n');
}
