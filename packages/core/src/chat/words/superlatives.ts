import type { Task } from './task-words.ts';

/** "The oldest": a word that ranks by a column which has another name, in all languages; one line a column, most and least apart. */
const SUPERLATIVES: readonly { head: string; most: string; least: string }[] = [
  {
    head: 'age',
    most: 'oldest, eldest, alteste, altesten, altester, am altesten, plus age, plus agee, plus vieux, mas viejo, mas vieja, mais velho, mais velha',
    least:
      'youngest, jungste, jungsten, jungster, am jungsten, plus jeune, mas joven, mais novo, mais nova, mais jovem',
  },
  {
    head: 'weight',
    most: 'heaviest, schwerste, schwersten, plus lourd, plus lourde, mas pesado, mais pesado',
    least: 'least heavy, leichteste, leichtesten, plus leger, plus legere, mas ligero, mais leve',
  },
  {
    head: 'speed',
    most: 'fastest, quickest, schnellste, schnellsten, plus rapide, mas rapido, mais rapido',
    least: 'slowest, langsamste, langsamsten, plus lent, plus lente, mas lento, mais lento',
  },
  {
    head: 'rating',
    most: 'best rated, top rated, highest rated, best bewertete, mieux note, mejor valorado, melhor avaliado',
    least: 'worst rated, lowest rated, schlechtest bewertete, moins bien note, peor valorado, pior avaliado',
  },
  {
    head: 'salary',
    most: 'best paid, highest paid, bestbezahlte, bestbezahlter, am besten bezahlt, mieux paye, mejor pagado, mais bem pago',
    least: 'worst paid, lowest paid, am schlechtesten bezahlt, moins bien paye, peor pagado, mais mal pago',
  },
  {
    head: 'temperature',
    most: 'hottest, warmest, heisseste, warmste, warmsten, plus chaud, plus chaude, mas caliente, mais quente',
    least: 'coldest, coolest, kalteste, kaltesten, plus froid, plus froide, mas frio, mais frio',
  },
];

const ranks = new Map<string, { head: string; task: Task }>();
for (const { head, most, least } of SUPERLATIVES) {
  for (const phrase of most.split(', ')) ranks.set(phrase, { head, task: 'biggest' });
  for (const phrase of least.split(', ')) ranks.set(phrase, { head, task: 'smallest' });
}

/** What a phrase ranks by, and which end of it is asked for. */
export const superlativeOf = (phrase: string): { head: string; task: Task } | undefined => ranks.get(phrase);
