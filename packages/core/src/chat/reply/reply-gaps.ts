import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { gapBetween, gapsAmong, insetOf, tally } from '../look/measure-gaps.ts';
import type { Part } from '../look/page-index.ts';
import { nameOf, propertyName, several } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask, Named } from './ask.ts';
import { answered, capitalName, joined, namesOf, unknown } from './compose.ts';
import { kindOf } from './reply-parts.ts';

const pixels = (value: number): string => `${px(value)} px`;

/** Gaps that occur more rarely than the most frequent are named, but not all of them. */
const MAX_OTHERS = 3;

const otherWords = (gaps: readonly { px: number; count: number }[]): string[] =>
  gaps.slice(1, 1 + MAX_OTHERS).map((gap) => `${pixels(gap.px)} (${gap.count}×)`);

/** The gap between parts of a kind: beside each other, and below each other. */
export function replyGapAmong(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language } = ask;
  const { horizontal, vertical } = gapsAmong(parts);
  const values = several(kindOf(parts, mention), parts.length, language);
  const [across, down] = [tally(horizontal), tally(vertical)];
  if (across.length === 0 && down.length === 0) return answered(say(language, 'gap_one', values), parts, language);
  const others = [...otherWords(across), ...otherWords(down)];
  const isEven = others.length === 0 && (across[0]?.px ?? down[0]!.px) === (down[0]?.px ?? across[0]!.px);
  if (ask.tasks.has('same') && !isEven)
    return answered(
      `${say(language, 'same_no', { prop: propertyName('gap', language) })}\n\n${[
        ...across.map((gap) => `- ${say(language, 'horizontally', { v: pixels(gap.px) })} (${gap.count}×)`),
        ...down.map((gap) => `- ${say(language, 'vertically', { v: pixels(gap.px) })} (${gap.count}×)`),
      ].join('\n')}`,
      parts,
      language,
    );
  const [h, v] = [across[0], down[0]];
  const head =
    h && v
      ? h.px === v.px
        ? say(language, 'gap_both_equal', { ...values, v: pixels(h.px) })
        : say(language, 'gap_both', { ...values, h: pixels(h.px), v: pixels(v.px) })
      : say(language, h ? 'gap_h' : 'gap_v', { ...values, v: pixels((h ?? v)!.px) });
  const sure = ask.tasks.has('same')
    ? say(language, 'yes', { v: head.charAt(0).toLowerCase() + head.slice(1, -1) })
    : head;
  const also = others.length > 0 ? `\n\n${say(language, 'other_gaps', { v: others.join(', ') })}` : '';
  return answered(`${sure}${also}`, parts, language);
}

/** The nearest two of two sets: "the logo and the search field", "the title and its card". */
const nearest = (some: readonly Part[], others: readonly Part[]): [Part, Part] => {
  let best: { pair: [Part, Part]; away: number } | undefined;
  for (const a of some)
    for (const b of others) {
      if (a === b || a.page !== b.page) continue;
      const { horizontal, vertical } = gapBetween(a.node.box, b.node.box);
      const away = horizontal + vertical;
      if (!best || away < best.away) best = { pair: [a, b], away };
    }
  return best?.pair ?? [some[0]!, others[0]!];
};

/** The gap between two parts, or how far in one lies inside the other. */
export function replyGapBetween(some: readonly Part[], others: readonly Part[], ask: Ask): ChatAnswer {
  const { language } = ask;
  const [a, b] = nearest(some, others);
  // One part lies no distance from itself.
  if (a === b) return unknown(say(language, 'cannot'), ask);
  const outer = insetOf(a.node.box, b.node.box) ? [a, b] : insetOf(b.node.box, a.node.box) ? [b, a] : undefined;
  if (outer) {
    const { top, right, bottom, left } = insetOf(outer[0]!.node.box, outer[1]!.node.box)!;
    const v = [top, right, bottom, left].map(pixels).join(', ');
    const message = say(language, 'inset', { a: nameOf(outer[0]!, language), b: capitalName(outer[1]!, ask), v });
    return answered(message, [a, b], language);
  }
  const { horizontal, vertical } = gapBetween(a.node.box, b.node.box);
  const words = [
    ...(horizontal > 0 || vertical === 0 ? [say(language, 'horizontally', { v: pixels(horizontal) })] : []),
    ...(vertical > 0 ? [say(language, 'vertically', { v: pixels(vertical) })] : []),
  ];
  const message = say(language, 'between_two', {
    v: joined(words, language),
    a: nameOf(a, language),
    b: nameOf(b, language),
  });
  return answered(message, [a, b], language);
}

/** Gaps that differ by no more, in pixels, are the same: places are rounded. */
const SAME_GAP_PX = 1;

/** "Is the space between A and B the same as between C and D?": two gaps, of two parts each or among several of a kind. */
export function replyGapsCompared(named: readonly Named[], ask: Ask): ChatAnswer | undefined {
  const { language } = ask;
  const pairs: Part[][] = [];
  for (let at = 0; at < named.length; at++) {
    const { parts } = named[at]!;
    if (parts.length > 1) pairs.push([...parts]);
    else if (parts.length === 1 && named[at + 1]?.parts.length === 1) pairs.push([parts[0]!, named[++at]!.parts[0]!]);
    else return undefined;
  }
  if (pairs.length !== 2) return undefined;
  const gaps = pairs.map((pair) => {
    const { horizontal, vertical } = gapsAmong(pair);
    return tally([...horizontal, ...vertical])[0]?.px;
  });
  const [a, b] = gaps;
  if (a === undefined || b === undefined) return undefined;
  const all = pairs.flat();
  if (Math.abs(a - b) <= SAME_GAP_PX) return answered(say(language, 'gaps_same', { v: pixels(a) }), all, language);
  const lines = pairs.map((pair, index) => `${pixels(gaps[index]!)} (${namesOf(pair.slice(0, 2)).join(' – ')})`);
  return answered(say(language, 'gaps_differ', { v: lines.join(', ') }), all, language);
}
