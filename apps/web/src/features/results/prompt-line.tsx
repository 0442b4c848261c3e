import { Fragment, memo } from 'react';
import { Swatch } from './swatch.tsx';

const PARTS = /(#[0-9a-f]{6}\b|\b\d+(?:\.\d+)?\b)/gi;

/** One line of the prompt: headings in white, numbers in ink, colours with their swatch. */
export const PromptLine = memo(({ line }: { line: string }) => {
  if (line.startsWith('#') && !/^#[0-9a-f]{6}/i.test(line))
    return <span className="font-semibold text-text">{line}</span>;
  return line.split(PARTS).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move.
      <Fragment key={index}>
        {part.startsWith('#') ? <Swatch hex={part} /> : null}
        <span className="text-ink-text">{part}</span>
      </Fragment>
    );
  });
});
