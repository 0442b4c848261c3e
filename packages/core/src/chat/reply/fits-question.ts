import type { AnswerPlace, ChatAnswer } from '../chat-answer.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Ask } from './ask.ts';
import { unknown } from './compose.ts';
import { asUnsure } from './reply-content.ts';
import { QUESTION } from './reply-property.ts';
import { labelsIn } from './reply-table.ts';

/** Words for "when" in all languages. */
const WHEN: ReadonlySet<string> = new Set('when wann quand cuando quando'.split(' '));

/** Months and days as they are cut short in all languages, and words for a time that is counted from now. */
const TIME_WORDS: ReadonlySet<string> = new Set(
  `jan feb fev mar apr abr avr may mai jun juin jul juil aug ago aout sep sept oct okt out nov dec dez dic mon tue wed thu fri sat sun
   january february march april june july august september october november december monday tuesday wednesday thursday friday saturday
   sunday januar februar marz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag janvier fevrier
   mars avril juillet septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche enero febrero marzo abril
   mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo janeiro fevereiro
   maio junho julho setembro outubro novembro dezembro segunda terca quarta quinta sexta today yesterday tomorrow heute gestern morgen
   hier demain hoy ayer manana hoje ontem amanha now daily weekly monthly spring summer autumn winter`.split(/\s+/),
);
/** A date, an hour, a year, or so many hours and days. */
const TIME_FIGURES =
  /\d{1,2}\s?[:./-]\s?\d{1,2}|\b(?:19|20)\d{2}\b|\d\s?(?:am|pm|h|min|s|d|hrs?|hours?|days?|weeks?|months?|years?|tage?n?|jours?|dias?)\b/i;

const showsTime = (message: string): boolean =>
  foldWords(message)
    .split(' ')
    .some((word) => TIME_WORDS.has(word)) || TIME_FIGURES.test(message);

const isAskedWhen = ({ question: { tokens } }: Ask): boolean => tokens.some(({ word }) => WHEN.has(word));

/** "Is Ezra married?": what stands with the name is neither a yes nor a no. */
const isYesOrNo = ({ text }: Ask): boolean => QUESTION.test(foldWords(text));

/** Whether an answer begins with yes or no: "Yes. ", "Yes, ", "No: "; not "Nothing", nor the Spanish "No se …". */
export const saysSo = (message: string, { language }: Ask): boolean => {
  const first = /^\p{L}+(?=\s?[.,:])/u.exec(message)?.[0];
  return (['yes_', 'no_'] as const).some((word) => say(language, word) === `${first}. `);
};

/** What the page shows is an answer only where it is of the kind that was asked for: a time to "when", yes or no to "is it". */
export const whereFitting = (said: ChatAnswer, ask: Ask): ChatAnswer => {
  if (said.state === 'which' || said.places.length === 0) return said;
  if (isAskedWhen(ask) && !showsTime(said.message)) return unknown(say(ask.language, 'cannot'), ask);
  return isYesOrNo(ask) && !saysSo(said.message, ask) ? asUnsure(said, ask) : said;
};

/** "What day is today highlighted?": a name that the question itself has, and sets against no other, is no news. */
export const whereNews = (said: ChatAnswer, ask: Ask): ChatAnswer => {
  const words = new Set(ask.question.tokens.map(({ word }) => word));
  const isEcho = ({ label }: AnswerPlace): boolean =>
    foldWords(label)
      .split(' ')
      .every((word) => words.has(word));
  const isJoined = ask.question.spans.some((span) => span.kind === 'link' && span.value === 'and');
  const isAsked = ask.tasks.has('which') && !(isJoined && labelsIn(ask).length > 1) && !isYesOrNo(ask);
  return isAsked && said.places.length > 0 && said.places.every(isEcho)
    ? unknown(say(ask.language, 'cannot'), ask)
    : said;
};
