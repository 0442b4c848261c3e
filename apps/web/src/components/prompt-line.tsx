import { Fragment, memo } from 'react';

/** Colours, quoted texts, names in bold, numbers; what lies between is plain. */
const PARTS = /(#[0-9a-f]{6}\b|`[^`]*`|"[^"]*"|\*\*[^*]+\*\*|\b\d+(?:\.\d+)?\b)/gi;
const HEADING = /^#{1,4} /;

const Part = ({ part }: { part: string }) => {
  if (/^[`"*]/.test(part)) return <span className="text-text">{part}</span>;
  if (!part.startsWith('#')) return <span className="text-ink-text">{part}</span>;
  return (
    <span className="whitespace-nowrap text-ink-text">
      <span
        aria-hidden
        className="mr-1 inline-block size-2.5 rounded-[2px] border border-white/25 align-[-1px]"
        style={{ background: part }}
      />
      {part}
    </span>
  );
};

/** One line of a prompt: headings and quoted texts in white, measured values in ink, colours with a swatch. */
export const PromptLine = memo(({ line }: { line: string }) => {
  const parts = line.split(PARTS).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move.
      <Part key={index} part={part} />
    ),
  );
  return HEADING.test(line) ? <span className="font-semibold text-text">{parts}</span> : parts;
});
