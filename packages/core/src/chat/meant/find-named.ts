import { typesWith } from '../../ontology/element-types.ts';
import { findParts } from '../look/find-parts.ts';
import { boxNamedBy, calledSo } from '../look/taken-for.ts';
import type { Ask, Named } from '../reply/ask.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';

/** "The button has the same width as the fields": what follows "as" is compared, and holds nothing. */
const asCompared = ({ mentions, tasks, question: { spans } }: Ask): Mention[] => {
  const same = spans.find((span) => span.kind === 'task' && span.value === 'same');
  if (!same || !tasks.has('same')) return mentions;
  const apart = (mention: Mention): Mention[] => {
    const { within, ...own } = mention;
    if (!within || mention.isLoose) return [mention];
    if (within.from >= same.from) return [own, within];
    const [inner, ...others] = apart(within);
    return [{ ...own, within: inner! }, ...others];
  };
  return mentions.flatMap(apart);
};

/** "How far is the picture from the text Carbon Costume?": what holds nothing is the other end of a distance. */
const asApart = (mentions: Mention[], { properties, pages }: Ask): Mention[] => {
  const [only, another] = mentions;
  const end = only?.within;
  if (!properties.includes('gap') || another || !only || !end || only.plural || only.relation || only.isLoose)
    return mentions;
  const { within: _, ...own } = only;
  const isLeaf = end.type === undefined || LEAVES.has(end.type);
  const ends = isLeaf && (own.type || own.label) ? findParts(end, pages) : [];
  return ends.length === 1 && ends[0]!.node.children.every(({ kind }) => kind === 'text') ? [own, end] : mentions;
};

/** "The red and the yellow navbar": what shares a noun is of one kind, whatever else has the colour of one of them. */
const ofOneKind = (named: Named[], { pages }: Ask): Named[] => {
  const types = new Set(named.flatMap(({ parts }) => parts.map(({ node }) => node.type)));
  const isShared =
    named.length > 1 && named.every(({ mention }) => mention.hue && mention.type === named[0]!.mention.type);
  if (!isShared || types.size < 2) return named;
  const called = named.map(({ mention }) => ({ mention, parts: calledSo(mention, pages) }));
  const kinds = called.map(({ parts }) => new Set(parts.map(({ node }) => node.type)));
  const common = [...(kinds[0] ?? [])].filter((kind) => kinds.every((own) => own.has(kind)));
  return common.length === 1
    ? called.map(({ mention, parts }) => ({ mention, parts: parts.filter(({ node }) => node.type === common[0]) }))
    : named;
};

/** Only a surface has these. */
const SURFACE_ONLY: ReadonlySet<Property> = new Set(['border', 'radius', 'shadow', 'padding']);

/** "Simple window: size, background, border": of a title alone the box that it names is meant. */
const asNamedBoxes = (named: Named[], { properties }: Ask): Named[] => {
  const isOfSurface =
    properties.some((property) => SURFACE_ONLY.has(property)) ||
    (properties.includes('size') && properties.includes('background'));
  if (!isOfSurface) return named;
  return named.map(({ mention, parts }) => {
    const box = !mention.type && parts.length === 1 ? boxNamedBy(parts[0]!) : undefined;
    return box ? { mention, parts: [box] } : { mention, parts };
  });
};

const LEAVES: ReadonlySet<string> = typesWith('textual', 'text', 'labelled', 'graphic');

/** "The background of the whole page below the header" asks for that of the page. */
const isOfPage = ({ properties, question: { spans } }: Ask): boolean =>
  properties.includes('background') &&
  spans.some((span, index) => {
    const [link, whole] = [spans[index + 1], spans[index + 2]];
    return span.kind === 'property' && link?.kind === 'link' && whole?.kind === 'whole' && whole.value === 'page';
  });

/** The parts that a question names, each with what it may mean in the light of what is asked. */
export function findNamed(ask: Ask): Named[] {
  const mentions = isOfPage(ask) ? [] : asApart(asCompared(ask), ask);
  const found = mentions.map((mention) => ({ mention, parts: findParts(mention, ask.pages) }));
  return asNamedBoxes(ofOneKind(found, ask), ask);
}
