import type { Element, ElementType } from '../measurement.ts';
import { countLines, joinRuns } from '../text/join-runs.ts';
import { counted, sizeOf, spanX, spanY } from '../write/number-words.ts';
import { quoteText } from '../write/quote-text.ts';
import { lookWords } from '../write/tree/look-words.ts';
import { typesIn } from './element-words.ts';
import type { ChatPage, Scope } from './scope.ts';

const MAX_KINDS = 8;

const labelOf = (element: Element, { measurement }: ChatPage): string => {
  const { x, y, width, height } = element.box;
  const inside = joinRuns(measurement.texts).filter(({ box }) => {
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    return cx >= x && cx <= x + width && cy >= y && cy <= y + height;
  });
  const words = inside.length > 0 && inside.length <= 3 ? inside.map((line) => quoteText(line.text)).join(' / ') : '';
  return words || (element.text ? quoteText(element.text) : element.name ? `[${element.name}]` : '');
};

const ofType = (page: ChatPage, type: ElementType): Element[] =>
  page.measurement.elements.filter((element) => element.type === type);

const where = (scope: Scope, page: ChatPage): string => (scope.pages.length > 1 ? ` on ${page.name}` : '');

/** Size, place and look of every element of the kinds that the question names, equal ones told together. */
export const answerComponents = (scope: Scope): string | undefined => {
  const types = typesIn(scope.question);
  if (types.length === 0) return undefined;
  return types
    .map((type) => {
      const rows = scope.pages.flatMap((page) => {
        const kinds = new Map<string, Element[]>();
        for (const element of ofType(page, type)) {
          const key = [sizeOf(element.box), ...lookWords(element)].join(', ');
          kinds.set(key, [...(kinds.get(key) ?? []), element]);
        }
        return [...kinds]
          .sort((a, b) => b[1].length - a[1].length)
          .slice(0, MAX_KINDS)
          .map(([look, elements]) => {
            const labels = elements
              .map((element) => labelOf(element, page))
              .filter(Boolean)
              .slice(0, 6);
            const place = elements.length === 1 ? `; ${spanX(elements[0]!.box)}, ${spanY(elements[0]!.box)}` : '';
            return `- ${elements.length} × ${look}${place}${labels.length > 0 ? `: ${labels.join(', ')}` : ''}${where(scope, page)}`;
          });
      });
      return rows.length === 0 ? `No ${type} was found.` : `**${type}**\n${rows.join('\n')}`;
    })
    .join('\n\n');
};

/** Exact counts of the kinds named, or of every kind. */
export const answerCounts = (scope: Scope): string => {
  if (/\b(texts?|lines?|words?)\b/i.test(scope.question) && typesIn(scope.question).length === 0)
    return `${counted(countLines(scope.all.texts), 'line')} of text were read.`;
  if (/\bpages?\b/i.test(scope.question))
    return `${counted(scope.facts.project.outcomes.length, 'page')}: ${scope.facts.project.outcomes.map(({ name }) => quoteText(name)).join(', ')}.`;
  if (/\bcolou?rs?\b/i.test(scope.question)) return `${counted(scope.all.palette.length, 'colour')} in the palette.`;
  const named = typesIn(scope.question);
  const types = named.length > 0 ? named : [...new Set(scope.all.elements.map((element) => element.type))];
  return types
    .map((type) => {
      const counts = scope.pages.map((page) => ofType(page, type).length);
      const total = counts.reduce((a, b) => a + b, 0);
      const split =
        scope.pages.length > 1
          ? ` (${scope.pages.map((page, index) => `${page.name} ${counts[index]}`).join(', ')})`
          : '';
      return `- ${counted(total, type)}${split}`;
    })
    .join('\n');
};

/** The words on the kinds named: what the buttons say. */
export const answerLabels = (scope: Scope): string | undefined => {
  const types = typesIn(scope.question);
  const lines = types.flatMap((type) =>
    scope.pages.flatMap((page) => {
      const labels = ofType(page, type)
        .map((element) => labelOf(element, page))
        .filter(Boolean);
      return labels.length > 0
        ? [`- ${counted(labels.length, type)} with words${where(scope, page)}: ${labels.join(', ')}`]
        : [];
    }),
  );
  if (types.length > 0) return lines.length > 0 ? lines.join('\n') : `No words were read on a ${types.join(' or ')}.`;
  return undefined;
};
