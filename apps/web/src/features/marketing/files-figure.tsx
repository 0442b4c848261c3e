import { Tabs } from 'radix-ui';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { HERO_FACTS } from './hero-facts.ts';
import { PromptLine } from './prompt-line.tsx';

const SHOWN_LINES = 9;

/** The beginnings of the files that the page above becomes. */
export const FilesFigure = () => (
  <Tabs.Root defaultValue={HERO_FACTS.files[0]?.name ?? ''} className="w-full">
    <Tabs.List
      aria-label={MARKETING_STRINGS.features.prompt.files}
      className="flex gap-1 overflow-x-auto font-mono text-[11px] [scrollbar-width:none]"
    >
      {HERO_FACTS.files.map(({ name }) => (
        <Tabs.Trigger
          key={name}
          value={name}
          className="h-7 rounded-badge border border-transparent px-1.5 sm:px-2 text-text-3 hover:text-text data-[state=active]:border-line-2 data-[state=active]:bg-surface-2 data-[state=active]:text-text"
        >
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {HERO_FACTS.files.map(({ name, text }) => (
      <Tabs.Content key={name} value={name} className="mt-4">
        <pre className="h-[180px] overflow-hidden font-mono text-mono whitespace-pre text-text-2">
          {text
            .split('\n')
            .slice(0, SHOWN_LINES)
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never move.
              <span key={index} className="block overflow-hidden text-ellipsis">
                <PromptLine line={line || ' '} />
              </span>
            ))}
        </pre>
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
