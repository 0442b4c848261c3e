import { COPIED_MS } from '@blueprompt/core/spec/limits';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { docs } from '@/strings/docs/docs.ts';
import type { Dependency, Guide } from '@/strings/docs/guide.ts';

/** One framework: steps with their commands, what to install, habits, and prompts to copy (DO3–DO8). */
export const GuideTab = ({ guide }: { guide: Guide }) => (
  // Beside the menu of a member two columns would leave a command a third of its line.
  <div className="grid grid-cols-1 gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_368px]">
    <div className="min-w-0">
      <p className="text-body text-text-2">{guide.lead}</p>
      <Section title={docs.gettingStarted}>
        <ol className="flex flex-col gap-7">
          {guide.steps.map((step, index) => (
            <li key={step.title}>
              <p className="flex gap-4 text-[15px]/6 font-[550]">
                <span aria-hidden className="font-mono text-mono leading-6 text-ink-text">
                  {index + 1}
                </span>
                {step.title}
              </p>
              <div className="mt-2.5 flex items-start justify-between gap-2 rounded-panel border border-line bg-surface">
                <pre
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
                  tabIndex={0}
                  className={classNames(
                    'min-w-0 flex-1 overflow-x-auto px-4 py-3 font-mono text-[12.5px]/5.5 text-text-2 focus-visible:-outline-offset-2',
                    // A command is read to its end before it is run; code keeps its lines.
                    step.language === 'bash' && 'whitespace-pre-wrap',
                  )}
                >
                  <code>{step.language === 'bash' ? <Command text={step.code} /> : step.code}</code>
                </pre>
                <CopyButton text={step.code} variant="ghost" size="small" compact className="m-1.5" />
              </div>
            </li>
          ))}
        </ol>
        {guide.note ? (
          <p className="mt-7 border-l border-ink pl-4 text-small text-text-2">
            <strong className="font-[550] text-text">{docs.note}:</strong> {guide.note}
          </p>
        ) : null}
      </Section>
      <Section title={docs.practices}>
        <ul className="flex flex-col gap-3 text-body text-text-2">
          {guide.practices.map((practice) => (
            <li key={practice} className="border-b border-line pb-3 last:border-b-0">
              {practice}
            </li>
          ))}
        </ul>
      </Section>
    </div>
    <div className="min-w-0">
      <Section title={docs.dependencies} first>
        <Dependencies title={docs.required} list={guide.required} />
        <Dependencies title={docs.recommended} list={guide.recommended} />
      </Section>
      <Section title={docs.prompts}>
        <p className="mb-3 text-small text-text-3">{docs.promptsLead}</p>
        <ul className="flex flex-col gap-2">
          {guide.prompts.map((prompt) => (
            <li key={prompt}>
              <PromptButton prompt={prompt} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  </div>
);

/** A command that breaks between its words and never inside one: `--template` must not look like `- -template`. */
const Command = ({ text }: { text: string }) =>
  text.split(/(\s+)/).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a command never move.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

const Section = ({ title, first = false, children }: { title: string; first?: boolean; children: ReactNode }) => (
  <section className={first ? undefined : 'mt-10'}>
    <h2 className="mb-4 text-card">{title}</h2>
    {children}
  </section>
);

const Dependencies = ({ title, list }: { title: string; list: readonly Dependency[] }) => (
  <>
    <h3 className="mt-5 border-b border-line pb-2 text-small text-text-3 first:mt-0">{title}</h3>
    <ul>
      {list.map(({ name, why }) => (
        <li key={name} className="border-b border-line py-2.5 text-small">
          <span className="block font-mono text-[12.5px]/5 text-ink-text">{name}</span>
          <span className="text-text-2">{why}</span>
        </li>
      ))}
    </ul>
  </>
);

const PromptButton = ({ prompt }: { prompt: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(prompt))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={docs.copyPrompt(prompt)}
      onClick={copy}
      className="flex w-full items-start gap-3 rounded-panel border border-line bg-surface p-3.5 text-left text-small text-text-2 transition-colors duration-150 hover:border-line-2 hover:text-text"
    >
      <span className="flex-1">{prompt}</span>
      <span className="flex shrink-0 items-center gap-1.5 pt-0.5 text-tiny text-text-3">
        {copied ? <span role="status">{docs.copied}</span> : null}
        <Icon aria-hidden strokeWidth={1.5} className="size-3.5" />
      </span>
    </button>
  );
};
