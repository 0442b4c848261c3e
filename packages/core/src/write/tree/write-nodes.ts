import type { Box } from '../../geometry.ts';
import type { Flow } from '../../page-tree.ts';
import { px } from '../number-words.ts';
import { type ElementNode, kindOf, type PageNode, siblingsOf, textNodesOf } from '../page/page-node.ts';
import { agreeStandings, type Standings } from './agree-standings.ts';
import { chartLabels } from './chart-labels.ts';
import { cutAt } from './cut-at.ts';
import { columnStart, flowWords, PARTS_FROM } from './flow-words.ts';
import { offWords } from './off-words.ts';
import { isPhrase, phraseOf } from './phrase.ts';
import { areTakenApart, type Copies, type Position, placesOf } from './positions.ts';
import { renderPhrases } from './render-phrases.ts';
import { addColumn, type Data, sharePhrase, whichHave } from './share-phrase.ts';
import type { Voice } from './voice.ts';

/** How the nodes of a page are written. */
export type NodeWriter = {
  voice: Voice;
  /** Lines for neighbours of one set. */
  writeSet: (members: readonly PageNode[], place: SetPlace, isRows: boolean) => string[];
  /** A phrase instead of what a node holds, where that is written elsewhere. */
  instead?: ((node: PageNode) => string | undefined) | undefined;
};

/** How many levels may follow, where it is in its row or column, and the width of that where the words before say it. */
type Place = { levels: number; standings: Standings; room?: number | undefined };

/** The same of several things: each is somewhere of its own. */
export type SetPlace = Omit<Place, 'standings'> & { standingOf: (member: PageNode) => string; isLayered: boolean };

/** What is said where nothing is. */
export const NOWHERE_SAID: Standings = { shared: '' };

/** So many things in a line can still be told apart. */
const MAX_IN_LINE = 10;

const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? line : `  ${line}`));
const joined = (words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(', ');

const modelOf = (copies: Copies): PageNode | undefined =>
  copies.reduce<PageNode | undefined>((best, copy) => {
    if (!copy) return best;
    return best && best.children.length >= copy.children.length ? best : copy;
  }, undefined);

/** Lines between rows and items are said once. */
const lineWords = ({ lines, flow, children }: PageNode, voice: Voice): string => {
  if (!lines) return '';
  const words = renderPhrases(lines.nodes.map((line) => phraseOf(line, voice))).replace(/^\d+ dividers /, 'divider ');
  const where = flow?.direction === 'row' ? 'after' : 'below';
  return `${words} ${px(lines.after)} ${where} each${lines.nodes.length < children.length ? ' but the last' : ''}`;
};

/** What is in a node besides what is said of it in words: of a chart its labels, else lines between its parts. */
const partsOf = (node: PageNode, voice: Voice): { rest: PageNode[]; words: string } => {
  if (!isPlottedChart(node, voice)) return { rest: node.children, words: lineWords(node, voice) };
  const rest = siblingsOf(node.children).filter(({ kind }) => kind !== 'text');
  return { rest, words: chartLabels(node, voice) };
};

/** A short prompt has no room for the places of labels. */
const isPlottedChart = (node: PageNode, voice: Voice): node is ElementNode =>
  node.kind === 'element' && node.element.type === 'chart' && voice.maxChars === undefined;

/** Where the parts of copies of a row begin: their words make them differ in width, and the gaps with them. */
const columnWords = (copies: Copies, flow: Flow, places: readonly Position[]): string | undefined => {
  if (copies.length < 2 || flow.direction !== 'row' || flow.wrap) return undefined;
  const starts = places.flatMap((place) => {
    if (place.kind === 'one' && place.isBelow) return [];
    const parts = place.kind === 'one' ? place.copies : place.lists.map(([first]) => first);
    return columnStart(
      parts.flatMap((part, index) => {
        const home = copies[index];
        return part && home ? [{ box: part.box, home: home.box }] : [];
      }),
    );
  });
  return starts.length > 1 ? `${PARTS_FROM} ${starts.join(' ')}` : undefined;
};

/** How high rows are that paint nothing: between lines and fills they are what makes the steps of a list. */
const heightWords = (copies: Copies): string => {
  const heights = copies.flatMap((copy) => (copy ? [copy.box.height] : []));
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  return most - least <= MAX_WIDTH_OFF_PX ? `${px(Math.round((least + most) / 2))} high` : '';
};

const isEvenRow = (copies: Copies): boolean => {
  const gaps = copies.flatMap((copy) => (copy ? [copy.flow?.gap] : []));
  const known = gaps.filter((gap) => gap !== undefined);
  return known.length === gaps.length && Math.max(...known) - Math.min(...known) <= 2;
};

/** Things on top of each other are said with their places. */
const placeIn =
  (holder: Box): ((box: Box) => string) =>
  (box) => {
    const words = offWords(box, holder);
    return words === '+0 +0' ? '' : `at ${words}`;
  };

const saysInside = (node: PageNode, voice: Voice): string => {
  const says = textNodesOf(node.children).map((text) => phraseOf(text, voice).says);
  const { shown, more } = cutAt(says, voice.maxItems ?? says.length);
  return shown.length > 0 ? `holds ${shown.join(', ')}${more}` : '';
};

/** Copies of a thing with all that is in them, as a list of lines; what differs goes into the data. */
export const writeCopies = (copies: Copies, data: Data, writer: NodeWriter, place: Place): string[] => {
  const model = modelOf(copies);
  if (!model) return [];
  const at = copies.indexOf(model);
  if (copies.length > 1 && copies.every((copy, index) => copy === undefined || index === at)) {
    const [first = '', ...rest] = writeCopies([model], data, writer, place);
    return [`- ${whichHave(copies)}: ${first.slice('- '.length)}`, ...rest];
  }
  const { voice } = writer;
  const isWhole = copies.every((copy) => copy === undefined || isPhrase(copy));
  const instead = copies.length === 1 ? writer.instead?.(model) : undefined;
  const hasParts = !isWhole && instead === undefined && place.levels > 0;
  const isPlot = hasParts && copies.length === 1 && isPlottedChart(model, voice);
  const phrase = sharePhrase(copies, data, isPlot ? { ...voice, hasPlaces: true } : voice, place.standings, isWhole);
  if (isWhole) return [`- ${phrase}`];
  if (instead !== undefined) return [`- ${phrase}: ${instead}`];
  if (!hasParts) return [`- ${joined([phrase, saysInside(model, voice)])}`];
  const isFlat = areTakenApart(copies);
  const parts =
    copies.length === 1
      ? partsOf(model, voice)
      : { rest: model.children, words: isFlat ? '' : lineWords(model, voice) };
  const holder = { ...model, children: parts.rest };
  const places = placesOf(copies.length === 1 ? [holder] : copies);
  const layered = isPlot || model.isLayered === true;
  const isEven = isEvenRow(copies) && !isFlat;
  const columns = layered || !model.flow || isEven ? undefined : columnWords(copies, model.flow, places);
  // A chart says where its parts are.
  const flow =
    kindOf(model) === 'chart'
      ? []
      : layered
        ? ['layered']
        : columns
          ? [columns]
          : model.flow
            ? flowWords(
                model.flow,
                parts.rest.filter(({ isFloating }) => !isFloating),
              )
            : [];
  const isKnown = model.kind !== 'group' || isAsWide(model, place.room);
  // Two that are apart are that in a width that somebody has to say.
  const isApart = model.flow?.justify !== undefined && parts.rest.length === 2;
  const width = isApart && !isKnown && copies.length === 1 && `${Math.round(model.box.width)} wide`;
  const head = joined([
    phrase,
    columns && model.kind === 'group' && model.repeat !== undefined && heightWords(copies),
    ...flow,
    width,
    parts.words,
  ]);
  const placeOf = placeIn(model.box);
  const standingOf = (node: PageNode): string =>
    layered || node.isFloating ? placeOf(node.box) : columns ? '' : (node.standing ?? '');
  const own = new Set(parts.rest);
  return writePlaces(head, places, data, writer, {
    levels: place.levels - 1,
    room: isKnown || width ? roomIn(model) : undefined,
    isLayered: layered,
    standingOf: (node) => (own.has(node) || !(layered || node.isFloating) ? standingOf(node) : undefined),
  });
};

type Inner = Pick<SetPlace, 'levels' | 'isLayered'> & {
  room: number | undefined;
  /** Nothing is known of what lies on other things in other copies. */
  standingOf: (node: PageNode) => string | undefined;
};

/** Widths and heights that differ by no more, in CSS pixels, are one. */
const MAX_WIDTH_OFF_PX = 4;

const isAsWide = ({ box }: PageNode, room: number | undefined): boolean =>
  room !== undefined && Math.abs(box.width - room) <= MAX_WIDTH_OFF_PX;

/** What a column leaves for the width of what is in it; a row shares its own out. */
const roomIn = ({ box, flow }: PageNode): number | undefined =>
  flow?.direction === 'column' ? box.width - flow.padding.left - flow.padding.right : undefined;

const isPlain = (place: Position): boolean =>
  place.kind === 'one' && place.copies.every((copy) => copy === undefined || isPhrase(copy));

const writePlaces = (
  head: string,
  places: readonly Position[],
  data: Data,
  writer: NodeWriter,
  { levels, room, standingOf, isLayered: layered }: Inner,
): string[] => {
  const standingsAt = (place: Position): Standings =>
    agreeStandings(
      (place.kind === 'one' ? place.copies : place.lists.map(([first]) => first)).map(
        (node) => node && standingOf(node),
      ),
    );
  const lineOf = (run: readonly Position[]): string => {
    const ones = run.flatMap((place) => (place.kind === 'one' ? [place.copies] : []));
    const { shown, more } = cutAt(ones, writer.voice.maxItems ?? ones.length);
    if (ones.every((copies) => copies.length === 1))
      return `${renderPhrases(shown.flatMap(([one]) => (one ? [{ ...phraseOf(one, writer.voice), standing: standingOf(one) ?? '' }] : [])))}${more}`;
    return run
      .flatMap((place) => (place.kind === 'one' ? [place] : []))
      .map((place, index) => {
        const phrase = sharePhrase(place.copies, data, writer.voice, standingsAt(place));
        return index === 0 ? phrase : `${place.isBelow ? ' over ' : '; '}${phrase}`;
      })
      .join('');
  };
  if (places.length > 0 && places.every(isPlain)) return [`- ${head === '' ? '' : `${head}: `}${lineOf(places)}`];
  const lines: string[] = [];
  for (let at = 0; at < places.length; at++) {
    const run: Position[] = [];
    for (let next = places[at]; next && isPlain(next) && run.length < MAX_IN_LINE; next = places[at + run.length])
      run.push(next);
    const place = places[at] as Position;
    if (run.length > 0) {
      lines.push(`- ${lineOf(run)}`);
      at += run.length - 1;
    } else if (place.kind === 'list' && place.lists.length === 1)
      lines.push(
        ...writer.writeSet(
          place.lists[0] ?? [],
          { levels, standingOf: (node) => standingOf(node) ?? '', isLayered: layered, room },
          place.isRows,
        ),
      );
    else if (place.kind === 'list') lines.push(...writeLists(place.lists, data, writer, levels));
    else lines.push(...writeCopies(place.copies, data, writer, { levels, standings: standingsAt(place), room }));
  }
  // A row that only holds copies is one line with them.
  if (places.length === 1 && places[0]?.kind === 'list' && lines.length === 1 && head !== '')
    return [`- ${head}: ${lines[0]?.slice('- '.length)}`];
  return [`- ${head || 'group'}`, ...indent(lines)];
};

/** What each item of a list has of its own, as one cell. */
export const cellsOf = (data: Data, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    data.columns
      .map((column) => column[index] ?? '')
      .filter((cell) => cell !== '' && cell !== '–')
      .join(' '),
  );

/** Lists of copies: the form of their items once, and the items of each copy in one cell. */
const writeLists = (
  lists: readonly (readonly PageNode[])[],
  data: Data,
  writer: NodeWriter,
  levels: number,
): string[] => {
  const pool = lists.flat();
  const own: Data = { columns: [], isNamed: false };
  const [first = '', ...rest] = writeCopies(pool, own, writer, { levels, standings: NOWHERE_SAID });
  const counts = new Set(lists.map((list) => list.length));
  const times = counts.size === 1 ? `${lists[0]?.length} ×` : 'list of';
  if (own.columns.length === 0 && counts.size === 1) return [`- ${times} ${first.slice('- '.length)}`, ...rest];
  const cells = cellsOf(own, pool.length);
  let at = 0;
  const column = lists.map((list) => {
    at += list.length;
    const { shown, more } = cutAt(cells.slice(at - list.length, at), writer.voice.maxItems ?? list.length);
    return list.length > 0 ? `${shown.map((cell) => cell || '–').join(', ')}${more}` : '–';
  });
  const slot = addColumn(data, column);
  return [`- ${slot}: ${times} ${first.slice('- '.length)}`, ...rest];
};
