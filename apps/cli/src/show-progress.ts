import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { Terminal } from './terminal.ts';

const BAR_CHARS = 24;
/** Carriage return and "erase to the end of the line": the bar redraws itself in place. */
const REDRAW = '\r\u001b[K';

type Progress = { begin: (label: string) => void; stage: (stage: AnalyzeStage) => void; end: () => void };

const SILENT: Progress = { begin: () => {}, stage: () => {}, end: () => {} };

/** A bar on stderr over all pictures, with the stage of the current one; silent where nobody watches. */
export const showProgress = (terminal: Terminal, total: number): Progress => {
  if (!terminal.showsProgress) return SILENT;
  let done = -1;
  let current = '';
  const draw = (stage: string): void => {
    const filled = Math.round((done / total) * BAR_CHARS);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_CHARS - filled);
    terminal.writeError(`${REDRAW}${total > 1 ? `${bar} ${done}/${total} ` : ''}${current} ${stage}`);
  };
  return {
    begin: (label) => {
      done++;
      current = label;
      draw('');
    },
    stage: draw,
    end: () => terminal.writeError(REDRAW),
  };
};
