import { alongLine } from '../colour/along-line.ts';
import { distance } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { partOfLine } from './part-of-line.ts';
import type { InkedWord } from './read/cut-colors.ts';
import type { ReadLine } from './read/read-line.ts';
import { textOf } from './read/split-words.ts';

/** What the drawn dots and squares of legends, statuses and lists are read as. */
const MARKER = /^[O0oQ●○■□•▪◦]$/u;
/** A dot's colour lies this far off the way from the paper to the words' colour, in shares of its own distance from the paper. */
const OTHER_WAY = 0.3;

/** Cuts lines at dots of another colour than the words beside them: each entry of a legend is a text, its dot is none. */
export const cutMarkers = (pixels: Pixels, lines: readonly ReadLine[]): ReadLine[] =>
  lines.flatMap((line) => {
    const isMarker = (word: InkedWord): boolean => {
      const { paper } = line.ink;
      const words = line.words.filter((other) => !MARKER.test(textOf(other)));
      return (
        MARKER.test(textOf(word)) &&
        words.length > 0 &&
        words.every(({ color }) => alongLine(word.color, color, paper).off > OTHER_WAY * distance(word.color, paper))
      );
    };
    if (!line.words.some(isMarker)) return [line];
    const parts: InkedWord[][] = [[]];
    for (const word of line.words) {
      if (isMarker(word)) parts.push([]);
      else parts.at(-1)!.push(word);
    }
    return parts.filter((words) => words.length > 0).map((words) => partOfLine(pixels, line, words));
  });
