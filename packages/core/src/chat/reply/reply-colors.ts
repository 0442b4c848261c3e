import { drawnColors } from '../../chart-kind.ts';
import { hueOf } from '../../color/color-hue.ts';
import { contrastOf } from '../../color/contrast.ts';
import type { Hex, Measurement } from '../../measurement.ts';
import { countLines } from '../../text/join-runs.ts';
import { toPlainLine } from '../../text/quote-text.ts';
import { colorUses } from '../../write/color-uses.ts';
import { weakPairs } from '../../write/write-behaviour.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { hueName, propertyName, roleName } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { Hue, Role } from '../words/color-words.ts';
import type { Ask } from './ask.ts';
import { listOf, unknown, whereWords } from './compose.ts';
import { mergedOf, mostUsed, plain } from './whole-page.ts';

/** Roles of a palette are said in the language of the question where it has a word for them. */
const roleWord = (role: string, ask: Ask): string => {
  if (role === 'background') return propertyName('background', ask.language).toLowerCase();
  if (role === 'text' || role === 'border')
    return propertyName(role === 'text' ? 'says' : 'border', ask.language).toLowerCase();
  return role === 'other' ? '' : roleName(role as Role, ask.language);
};

const colorLine = (color: Measurement['palette'][number], ask: Ask): string =>
  [color.hex, roleWord(color.role, ask) && ` ${roleWord(color.role, ask)}`, ` (${toPlainLine(color.name)})`]
    .filter(Boolean)
    .join('');

const MAX_COLORS = 12;

export function replyPalette(ask: Ask): ChatAnswer {
  const { palette } = mergedOf(ask);
  if (palette.length === 0) return unknown(say(ask.language, 'cannot'), ask);
  const where = whereWords(ask.pages, ask);
  const lines = palette.map((color) => colorLine(color, ask));
  return plain(
    `${say(ask.language, 'palette', { count: palette.length, where })}\n\n${listOf(lines, ask.language, MAX_COLORS)}`,
    ask,
  );
}

export function replyRole(role: Role, ask: Ask): ChatAnswer {
  const { palette } = mergedOf(ask);
  const ofRole = (wanted: string) => palette.filter((color) => color.role === wanted);
  // A page with one signal colour has it as its primary one, whatever people call it.
  const found = ofRole(role).length > 0 || role !== 'accent' ? ofRole(role) : ofRole('primary');
  const name = roleName(found[0] ? (found[0].role as Role) : role, ask.language);
  if (found.length === 0) return unknown(say(ask.language, 'role_none', { role: name }), ask);
  const [first, ...others] = found.map(({ hex }) => hex);
  const also = others.length > 0 ? ` ${say(ask.language, 'other_gaps', { v: others.join(', ') })}` : '';
  return plain(`${say(ask.language, 'role_is', { role: name, v: first! })}${also}`, ask);
}

/** The colours that people call by a name, the most used first. */
export function replyHue(hue: Hue, ask: Ask): ChatAnswer {
  const { elements, texts, palette } = mergedOf(ask);
  const used = [
    ...palette.map(({ hex }) => hex),
    ...elements.flatMap((element) => [element.fill, element.ink, element.border?.color, ...drawnColors(element)]),
    ...texts.map(({ color }) => color),
  ].filter((hex): hex is Hex => hex !== undefined && hueOf(hex) === hue);
  const name = hueName(hue, ask.language);
  const known = mostUsed(used);
  if (known.length === 0) return plain(say(ask.language, 'hue_none', { hue: name }), ask);
  const first = known[0]!.split(' ')[0]!;
  // Where colours are used is said in English only: the words are those of the guide.
  const uses = ask.language === 'en' ? colorUses(mergedOf(ask)) : () => '';
  const lines = known.map((value) => {
    const where = uses(value.split(' ')[0]!);
    return where ? `${value.split(' ')[0]}: ${where}` : value;
  });
  const list = known.length > 1 || ask.language === 'en' ? `\n\n${listOf(lines, ask.language)}` : '';
  return plain(`${say(ask.language, 'hue_some', { v: first, hue: name })}${list}`, ask);
}

const MAX_PAIRS = 8;

/** Words that ask for more than contrast, which is all that was measured of it. */
const ACCESSIBLE = /^(access|acces|acess|a11y|barrierefrei)/;

/** Words that ask for what is hard to read, in all languages: "yes" would agree that there is some. */
const FAILING = /^(?:fail|weak|poor|low|bad|below|verfehl|schlecht|schwach|faible)|^(?:pas|no|nao)$/;

const contrastOfAll = (ask: Ask): { isFine: boolean; said: string; list: string } => {
  const { language } = ask;
  const all = mergedOf(ask);
  const weak = weakPairs(all);
  if (weak.length === 0)
    return { isFine: true, said: say(language, 'aa_all', { count: countLines(all.texts) }), list: '' };
  const lines = weak.map(
    ({ color, background, ratio, lines: count }) =>
      `${say(language, 'on_color', { a: color, b: background })}: ${ratio.toFixed(2)}:1 (${count}×)`,
  );
  const said = say(language, 'aa_some', { count: weak.length });
  return { isFine: false, said, list: `\n\n${listOf(lines, language, MAX_PAIRS)}` };
};

/** Two colours that the question names, else every pair that is hard to read. */
export const replyContrast = (ask: Ask): ChatAnswer => {
  const { language, hexes, question } = ask;
  const [a, b] = hexes;
  if (a && b && hexes.length === 2) {
    const ratio = contrastOf(a, b);
    const said = say(language, ratio >= 4.5 ? 'aa_yes' : 'aa_no', { v: ratio.toFixed(2) });
    return plain(`${said}: ${say(language, 'on_color', { a, b })}.`, ask);
  }
  const { isFine, said, list } = contrastOfAll(ask);
  if (question.tokens.some(({ word }) => ACCESSIBLE.test(word)))
    return plain(say(language, 'contrast_only', { v: isFine ? `${said}.` : `${said}${list}` }), ask);
  if (!isFine) return plain(`${said}${list}`, ask);
  const asksForWeak = question.tokens.some(({ word }) => FAILING.test(word));
  return plain(asksForWeak ? `${said}.` : say(language, 'yes', { v: said }), ask);
};
