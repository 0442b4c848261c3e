import { memo, type ReactNode } from 'react';

/** Colours, quoted texts, names in bold, numbers; what lies between is plain. */
const PARTS = /(#[0-9a-f]{6}\b|`[^`]*`|"[^"]*"|\*\*[^*]+\*\*|\b\d+(?:\.\d+)?\b)/gi;
const HEADING = /^#{1,4} /;

/** Plain elements instead of components: a prompt has hundreds of parts, and a phone has to take over each of them. */
const toPart = (part: string, key: number): ReactNode => {
  if (key % 2 === 0) return part;
  if (/^[`"*]/.test(part)) {
    return (
      <span key={key} className="text-text">
        {part}
      </span>
    );
  }
  if (!part.startsWith('#')) {
    return (
      <span key={key} className="text-ink-text">
        {part}
      </span>
    );
  }
  return (
    <span key={key} className="whitespace-nowrap text-ink-text">
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
  // Numbers of a heading are part of a name, not measured.
  if (HEADING.test(line)) return <span className="font-semibold text-text">{line}</span>;
  return line.split(PARTS).map(toPart);
});
