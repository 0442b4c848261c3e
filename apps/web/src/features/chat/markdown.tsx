import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markColors } from './mark-colors.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** Code that is a colour shows it; links open beside the app, and pictures are not loaded from anywhere. */
const COMPONENTS: Components = {
  code: ({ children, className }) => {
    const text = String(children);
    return HEX.test(text) ? (
      <code className="font-mono text-mono text-ink-text">
        <span
          aria-hidden
          className="mr-1.5 inline-block size-2.5 rounded-[2px] border border-white/25 align-[-1px]"
          style={{ background: text }}
        />
        {text}
      </code>
    ) : (
      <code className={`font-mono text-mono text-ink-text ${className ?? ''}`}>{children}</code>
    );
  },
  pre: ({ children }) => (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="my-2 overflow-x-auto rounded-control border border-line bg-rail p-3 text-mono"
    >
      {children}
    </pre>
  ),
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noreferrer" className="text-ink-text underline underline-offset-2">
      {children}
    </a>
  ),
  img: ({ alt }) => <span>{alt}</span>,
  ul: ({ children }) => <ul className="my-1.5 list-disc pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="my-1.5 list-decimal pl-5">{children}</ol>,
  p: ({ children }) => <p className="my-1.5 first:mt-0 last:mb-0">{children}</p>,
  h1: ({ children }) => <p className="mt-3 mb-1 font-[550] text-text first:mt-0">{children}</p>,
  h2: ({ children }) => <p className="mt-3 mb-1 font-[550] text-text first:mt-0">{children}</p>,
  h3: ({ children }) => <p className="mt-3 mb-1 font-[550] text-text first:mt-0">{children}</p>,
  strong: ({ children }) => <strong className="font-[550] text-text">{children}</strong>,
  table: ({ children }) => (
    <div className="my-2 overflow-x-auto">
      <table className="w-full text-left text-tiny [&_td]:border-b [&_td]:border-line [&_td]:py-1 [&_td]:pr-4 [&_th]:py-1 [&_th]:pr-4 [&_th]:font-medium [&_th]:text-text">
        {children}
      </table>
    </div>
  ),
};

/** The assistant's markdown; raw HTML in it stays text. */
export const Markdown = ({ text }: { text: string }) => (
  <ReactMarkdown remarkPlugins={[remarkGfm]} components={COMPONENTS}>
    {markColors(text)}
  </ReactMarkdown>
);
