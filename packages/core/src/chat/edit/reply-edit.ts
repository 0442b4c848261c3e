import { toneOf } from '../../color/page-tone.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { GuideEdit } from '../guide-edit.ts';
import type { Ask } from '../reply/ask.ts';
import { answered, joined, whereWords } from '../reply/compose.ts';
import { several, typeOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';

/** "2 headers and 1 sidebar". */
const partWords = (parts: readonly { page: number; id: string }[], { every, language }: Ask): string => {
  const types = parts
    .flatMap(({ page, id }) => every.find(({ number }) => number === page)?.byId.get(id) ?? [])
    .map(typeOf);
  return joined(
    [...new Set(types)].map((type) => {
      const count = types.filter((one) => one === type).length;
      return `${count} ${several(type, count, language)['nouns']}`;
    }),
    language,
  );
};

/** What most text is set in, or the first line whose family was recognised. */
const mainFont = ([page]: Ask['pages']): string | undefined =>
  page?.measurement.typography.fonts?.[0]?.family ?? page?.measurement.texts.find(({ font }) => font)?.font?.family;

const wordsOf = (edit: GuideEdit, ask: Ask): string => {
  const { language, every, pages } = ask;
  switch (edit.kind) {
    case 'tone':
      return `${say(language, edit.tone === 'dark' ? 'edit_dark' : 'edit_light')}${whereWords(pages, ask)}`;
    case 'color':
      return `${edit.from.slice(0, 3).join(', ')} → ${edit.to}${whereWords(pages, ask)}`;
    case 'font':
      return `${[edit.from ?? mainFont(pages), edit.to].filter(Boolean).join(' → ')}${whereWords(pages, ask)}`;
    case 'note':
      return edit.note.replace(/\.$/, '');
    case 'rename':
      return `${every.find(({ number }) => number === edit.page)?.name ?? ''} → ${quoteText(edit.name)}`;
    case 'drop':
      return say(language, 'edit_drop', { v: partWords(edit.parts, ask) });
    case 'only':
      return say(language, 'edit_only', { v: partWords(edit.parts, ask) });
    case 'shorter':
      return say(language, 'edit_shorter');
  }
};

/** A change is offered, not made: it is applied where it was asked for. */
export const replyEdit = (edit: GuideEdit, ask: Ask): ChatAnswer => {
  const { language, pages } = ask;
  const isThere = edit.kind === 'tone' && pages.every(({ measurement }) => toneOf(measurement) === edit.tone);
  if (isThere) return answered(say(language, 'edit_already'), [], language);
  return { ...answered(say(language, 'edit_ready', { v: wordsOf(edit, ask) }), [], language), edit };
};
